import type { Span } from '../parse/spans.ts'

/** What a company or a product of it is called; the first name is the one that answers use. */
export interface NamedCompany {
  readonly names: readonly string[]
  /** The workspace's own one. */
  readonly isOwn?: boolean
}

export interface FoundCompany extends Span {
  readonly name: string
  readonly company: NamedCompany
  /** The others that the workspace knows. */
  readonly others: readonly NamedCompany[]
}

const MIN_NAME = 2
const MAX_FOUND = 200

/** Where a sentence names a company or product that the workspace knows; of overlapping names the longest. */
export function findCompanies(
  rest: string,
  start: number,
  companies: readonly NamedCompany[],
): FoundCompany[] {
  const folded = rest.toLowerCase()
  if (folded.length !== rest.length) return []
  const taken = new Uint8Array(rest.length)
  const named = companies
    .flatMap((company) => company.names.map((name) => ({ name: name.toLowerCase(), company })))
    .filter(({ name }) => name.length >= MIN_NAME)
    .sort((a, b) => b.name.length - a.name.length)
  const found: FoundCompany[] = []
  for (const { name, company } of named) {
    for (const at of placesOf(name, folded)) {
      if (found.length >= MAX_FOUND) break
      if (taken[at] === 1) continue
      taken.fill(1, at, at + name.length)
      const others = companies.filter((other) => other !== company)
      found.push({ name, company, others, start: start + at, end: start + at + name.length })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Whether a text, in lower case, has a name as a word. */
export function namesIt(name: string, folded: string): boolean {
  return placesOf(name.toLowerCase(), folded).next().done === false
}

const LETTER = /[\p{L}\p{M}\p{N}]/u

function* placesOf(name: string, folded: string): Generator<number> {
  for (let at = folded.indexOf(name); at !== -1; at = folded.indexOf(name, at + name.length)) {
    const isWord = (one: string, other: string) => !(isSpaced(one) && isSpaced(other))
    const before = folded[at - 1] ?? ' '
    const after = folded[at + name.length] ?? ' '
    if (isWord(before, name[0] ?? '') && isWord(name.at(-1) ?? '', after)) yield at
  }
}

/** A letter of a script that has spaces between words. */
function isSpaced(character: string): boolean {
  return (
    LETTER.test(character) &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(character)
  )
}
