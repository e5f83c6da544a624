import { stopWordLists } from './stop-words-by-language/index.ts'
import { termOf } from './tokens.ts'

const languages = new Map<string, string[]>()
for (const [language, list] of Object.entries(stopWordLists)) {
  for (const word of new Set(list.trim().split(/[|\n]/))) {
    languages.set(word, [...(languages.get(word) ?? []), language])
  }
}

/** Whether a lower-case word is a function word in any of the languages listed. */
export function isStopWord(word: string): boolean {
  return languages.has(word)
}

const terms = new Set(Array.from(languages.keys(), termOf))

/** Whether a term (see tokens.ts) is how a function word of the languages listed is counted. */
export function isStopTerm(term: string): boolean {
  return terms.has(term)
}

/** The languages in which a lower-case word is a function word. */
export function stopWordLanguages(word: string): readonly string[] {
  return languages.get(word) ?? []
}

/**
 * The languages that texts are written in, each given by its lower-case words: a text is of the language that most of its
 * words are function words of. Of one text or of at least `minShare` of them; all languages where nothing tells.
 */
export function languagesOf(texts: readonly (readonly string[])[], minShare: number): ReadonlySet<string> {
  const shares = new Map<string, number>()
  for (const words of texts) {
    const hits = new Map<string, number>()
    for (const word of new Set(words)) {
      for (const language of stopWordLanguages(word)) hits.set(language, (hits.get(language) ?? 0) + 1)
    }
    const most = Math.max(...hits.values())
    const best = [...hits].filter(([, count]) => count === most)
    for (const [language] of best) shares.set(language, (shares.get(language) ?? 0) + 1 / best.length)
  }
  const told = [...shares.values()].reduce((sum, share) => sum + share, 0)
  const found = [...shares].filter(([, share]) => share >= minShare * told).map(([language]) => language)
  return new Set(found.length === 0 ? Object.keys(stopWordLists) : found)
}

/** Of this many languages a function word is one in any text. */
const IN_MOST = 3

/**
 * The words of a text that are no function words in its own language: "car" is one in French and none beside English
 * ones. The text's language is the one that most of its other words are function words of. `words` are lower case.
 */
export function contentWords(words: ReadonlySet<string>): string[] {
  hits.fill(0)
  let known = 0
  for (const word of words) {
    const own = numbers.get(word)
    if (own === undefined) continue
    known += 1
    for (const language of own) hits[language] = (hits[language] ?? 0) + 1
  }
  if (known === 0) return [...words]
  return [...words].filter((word) => {
    const own = numbers.get(word)
    if (own === undefined) return true
    if (own.length >= IN_MOST) return false
    let [most, mostOfOwn] = [0, 0]
    for (let language = 0; language < hits.length; language += 1) {
      const count = hits[language] ?? 0
      if (!own.includes(language)) most = Math.max(most, count)
      else mostOfOwn = Math.max(mostOfOwn, count - 1)
    }
    return mostOfOwn < most || (most === 0 && mostOfOwn === 0)
  })
}

/** By function word, its languages by their places among all: counted in an array, because every text is read so. */
const order = Object.keys(stopWordLists)
const numbers = new Map(
  Array.from(languages, ([word, own]) => [word, own.map((language) => order.indexOf(language))]),
)
const hits = new Int32Array(order.length)
