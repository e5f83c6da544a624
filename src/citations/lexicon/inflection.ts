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
    const stem = verb.replace(/e?n$/, '')
    const e = /(?:[dt]|[^aeiouäöülrhmn][mn])$/.test(stem) ? 'e' : ''
    const finite = [`${stem}${e}t`, verb, `${stem}${e}te`, `${stem}${e}ten`]
    const hasNoGe =
      /ieren$/.test(verb) || (prefix === '' && /^(?:be|ver|er|ent|zer|ge|über|unter)/.test(verb))
    const participle = `${prefix}${hasNoGe ? '' : 'ge'}${stem}${e}t`
    const inflected = ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => `${participle}${ending}`)
    return [...finite, ...(prefix === '' ? [] : finite.map((form) => `${prefix}${form}`)), ...inflected]
  })
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

function formsOf(list: string, inflect: (word: string) => readonly string[]): string {
  return [...new Set(list.trim().split(/\s+/).flatMap(inflect))].join('|')
}
