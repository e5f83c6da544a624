/**
 * The forms of regular verbs that reports use: third persons of the present and the past, the first person plural, the
 * participles and the infinitive. Lists of infinitives, parted by spaces or new lines, give lists of phrases. What
 * is irregular is listed by its forms.
 */
export function englishVerbs(bases: string): string {
  return formsOf(bases, (base) => {
    // "plot+t" doubles its last letter.
    const [stem = '', doubled = ''] = base.split('+')
    if (stem.endsWith('e')) return [stem, `${stem}s`, `${stem}d`, `${stem.slice(0, -1)}ing`]
    if (/[^aeiou]y$/.test(stem))
      return [stem, `${stem.slice(0, -1)}ies`, `${stem.slice(0, -1)}ied`, `${stem}ing`]
    const s = /(?:[sxz]|[cs]h)$/.test(stem) ? 'es' : 's'
    return [stem, `${stem}${s}`, `${stem}${doubled}ed`, `${stem}${doubled}ing`]
  })
}

/** "an|merken" is separable: "merkt … an", "angemerkt". */
export function germanVerbs(infinitives: string): string {
  return formsOf(infinitives, (infinitive) => {
    const [prefix, rest] = infinitive.includes('|') ? infinitive.split('|') : ['', infinitive]
    const verb = rest ?? ''
    const { finite, participle } = germanForms(verb, prefix !== '')
    const inflected = ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => `${prefix}${participle}${ending}`)
    if (prefix === '') return [...finite, ...inflected]
    return [...finite, ...finite.map((form) => `${prefix}${form}`), `${prefix}zu${verb}`, ...inflected]
  })
}

/** Of separable verbs the finite forms by their prefix: `fest|halten` gives "hält halten hielt hielten" for "fest". */
export function separableVerbs(infinitives: string): Readonly<Record<string, string>> {
  const forms: Record<string, string> = {}
  for (const infinitive of infinitives.trim().split(/\s+/)) {
    const [prefix = '', verb = ''] = infinitive.split('|')
    forms[prefix] = [forms[prefix] ?? [], germanForms(verb, true).finite].flat().join(' ')
  }
  return forms
}

/** What a strong verb has for the third person, for its past, singular and plural, and for its participle. */
const STRONG: Readonly<Record<string, string>> = {
  bringen: 'bringt brachte brachten gebracht',
  fahren: 'fährt fuhr fuhren gefahren',
  finden: 'findet fand fanden gefunden',
  geben: 'gibt gab gaben gegeben',
  gehen: 'geht ging gingen gegangen',
  greifen: 'greift griff griffen gegriffen',
  halten: 'hält hielt hielten gehalten',
  kommen: 'kommt kam kamen gekommen',
  laden: 'lädt lud luden geladen',
  lesen: 'liest las lasen gelesen',
  liegen: 'liegt lag lagen gelegen',
  nehmen: 'nimmt nahm nahmen genommen',
  nennen: 'nennt nannte nannten genannt',
  rufen: 'ruft rief riefen gerufen',
  schneiden: 'schneidet schnitt schnitten geschnitten',
  schreiben: 'schreibt schrieb schrieben geschrieben',
  sehen: 'sieht sah sahen gesehen',
  sprechen: 'spricht sprach sprachen gesprochen',
  stehen: 'steht stand standen gestanden',
  tragen: 'trägt trug trugen getragen',
  treten: 'tritt trat traten getreten',
  weisen: 'weist wies wiesen gewiesen',
  werfen: 'wirft warf warfen geworfen',
}

function germanForms(verb: string, isSeparable: boolean) {
  const strong = STRONG[verb]?.split(' ')
  if (strong !== undefined) return { finite: [verb, ...strong.slice(0, -1)], participle: strong.at(-1) ?? '' }
  const stem = verb.replace(/e?n$/, '')
  const e = /(?:[dt]|[^aeiouäöülrhmn][mn])$/.test(stem) ? 'e' : ''
  const hasNoGe = /ieren$/.test(verb) || (!isSeparable && /^(?:be|ver|er|ent|zer|ge|über|unter)/.test(verb))
  return {
    finite: [`${stem}${e}t`, verb, `${stem}${e}te`, `${stem}${e}ten`],
    participle: `${hasNoGe ? '' : 'ge'}${stem}${e}t`,
  }
}

export function spanishVerbs(infinitives: string): string {
  return iberianVerbs(infinitives, {
    ar: 'a an ó aron aba aban amos ado ada ados adas ando ar',
    er: 'e en ió ieron ía ían emos ido ida idos idas iendo er',
    ir: 'e en ió ieron ía ían imos ido ida idos idas iendo ir',
  })
}

export function portugueseVerbs(infinitives: string): string {
  return iberianVerbs(infinitives, {
    ar: 'a am ou aram ava avam amos ámos ado ada ados adas ando ar',
    er: 'e em eu eram ia iam emos ido ida idos idas endo er',
    ir: 'e em iu iram ia iam imos ido ida idos idas indo ir',
  })
}

function iberianVerbs(infinitives: string, endings: Readonly<Record<'ar' | 'er' | 'ir', string>>): string {
  return formsOf(infinitives, (infinitive) => {
    const stem = infinitive.slice(0, -2)
    const kind = infinitive.endsWith('ar') ? 'ar' : infinitive.endsWith('er') ? 'er' : 'ir'
    return endings[kind].split(' ').map((ending) => `${stem}${ending}`)
  })
}

/** Of -er, and of -ir as "finir". */
export function frenchVerbs(infinitives: string): string {
  return formsOf(infinitives, (infinitive) => {
    const stem = infinitive.slice(0, -2)
    const endings = infinitive.endsWith('er')
      ? 'e ent ait aient a èrent ons é ée és ées ant er'
      : 'it issent issait issaient irent issons i ie is ies issant ir'
    return endings.split(' ').map((ending) => `${softened(stem, ending)}${ending}`)
  })
}

/** Before a hard vowel c and g keep their sound: "partageons", "annonçait". */
function softened(stem: string, ending: string): string {
  if (!/^[ao]/.test(ending)) return stem
  if (stem.endsWith('g')) return `${stem}e`
  return stem.endsWith('c') ? `${stem.slice(0, -1)}ç` : stem
}

/**
 * "書く" is inflected by its last kana, "述べ|る" drops it, and "投稿する" is a noun as well: plain and polite forms, the present and
 * the past, those with て and ている, and the same of the passive. No form negates, wishes, commands or can.
 */
export function japaneseVerbs(verbs: string): string {
  return formsOf(verbs, (verb) => {
    if (verb.endsWith('する')) {
      const noun = verb.slice(0, -2)
      const forms = [...stemForms(`${noun}し`), ...ichidanForms(`${noun}され`), ...stemForms(`${noun}いたし`)]
      return [...(noun === '' ? [] : [noun]), verb, ...forms]
    }
    if (verb.includes('|')) {
      const stem = verb.slice(0, verb.indexOf('|'))
      return [...ichidanForms(stem), ...ichidanForms(`${stem}られ`)]
    }
    const stem = verb.slice(0, -1)
    const row = GODAN[verb.slice(-1)]
    if (row === undefined) throw new RangeError(`"${verb}" is no Japanese verb.`)
    const [connected, past, passive] = verb.endsWith('行く') ? ['き', 'った', 'か'] : row
    return [
      verb,
      ...stemForms(`${stem}${connected}`, `${stem}${past}`),
      ...ichidanForms(`${stem}${passive}れ`),
    ]
  })
}

/** By the last kana of a verb: what stands before ます, the past, and what stands before the passive's れる. */
const GODAN: Readonly<Record<string, readonly [string, string, string]>> = {
  く: ['き', 'いた', 'か'],
  ぐ: ['ぎ', 'いだ', 'が'],
  す: ['し', 'した', 'さ'],
  つ: ['ち', 'った', 'た'],
  む: ['み', 'んだ', 'ま'],
  ぶ: ['び', 'んだ', 'ば'],
  る: ['り', 'った', 'ら'],
  う: ['い', 'った', 'わ'],
}

function ichidanForms(stem: string): string[] {
  return [`${stem}る`, ...stemForms(stem)]
}

function stemForms(stem: string, past = `${stem}た`): string[] {
  const linked = `${past.slice(0, -1)}${past.endsWith('だ') ? 'で' : 'て'}`
  const polite = ['ます', 'ました', 'まして'].map((ending) => `${stem}${ending}`)
  const lasting = ['い', 'いる', 'います', 'いた', 'いました', 'いて', 'おり', 'おります', 'おりました']
  return [stem, past, past.slice(0, -1), linked, ...polite, ...lasting.map((ending) => `${linked}${ending}`)]
}

function formsOf(list: string, inflect: (word: string) => readonly string[]): string {
  return [...new Set(list.trim().split(/\s+/).flatMap(inflect))].join('|')
}
