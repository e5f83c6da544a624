/** One parsed entry of a word list. */
export interface WordEntry {
  /** The word or phrase itself, as it is shown beside a post. */
  readonly word: string
  /** Whether case matters: `=US` does not match "us". */
  readonly exactCase: boolean
  /** A post with one of these is not about the word. */
  readonly excluded: readonly string[]
}

/** A `-word` or `-"some words"` behind the word, with white space around it. */
const EXCLUSION = /\s-(?:"([^"]+)"|([^\s"-][^\s"]*))(?=\s|$)/gu

/**
 * Reads an entry: `=` before the word makes case count, and each `-word` or `-"some words"` behind it names
 * what a post must not hold. `=US`, `jaguar -car -"F-Type"`, `=Apple -pie`.
 */
export function readWordEntry(entry: string): WordEntry {
  const text = entry.trim()
  const exactCase = text.length > 1 && text.startsWith('=')
  const body = exactCase ? text.slice(1) : text
  const excluded = [...body.matchAll(EXCLUSION)].map(([, quoted, bare]) => (quoted ?? bare ?? '').trim())
  const word = excluded.length === 0 ? body : body.slice(0, body.search(EXCLUSION))
  return { word: word.trim(), exactCase, excluded: excluded.filter((term) => term !== '') }
}
