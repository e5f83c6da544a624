import type { QueryKind } from '../model/index.ts'
import { readWordEntry } from '../word-list/entry.ts'
import { quotedPhrase } from '../word-list/search-forms.ts'

export interface PackRule {
  readonly separator: string
  /** The length as the platform measures it, of the complete query with everything around the clauses. */
  readonly lengthOf: (joined: string) => number
  readonly maxLength: number
  readonly maxClauses?: number
}

export interface Clause {
  /** In the platform's query syntax. */
  readonly text: string
  /** Its name in messages; for the kind `words`, a word of the list. */
  readonly label: string
  readonly kind: QueryKind
}

/** What a query covers, as its coverage reports it. */
export interface QueryScope {
  readonly kinds: readonly QueryKind[]
  /** Words of the list without the entries' options; `=` before a case-sensitive one. */
  readonly words: readonly string[]
}

export interface Packs {
  readonly packs: readonly (readonly Clause[])[]
  /** Too long for a query even alone. */
  readonly tooLong: readonly Clause[]
}

/** Packs clauses into queries greedily and in order, within the platform's limits; duplicates are dropped. */
export function packClauses(clauses: readonly Clause[], rule: PackRule): Packs {
  const fits = (pack: readonly Clause[]) =>
    pack.length <= (rule.maxClauses ?? Number.POSITIVE_INFINITY) &&
    rule.lengthOf(joinClauses(pack, rule.separator)) <= rule.maxLength
  const packs: Clause[][] = []
  const tooLong: Clause[] = []
  const seen = new Set<string>()
  for (const clause of clauses) {
    if (seen.has(clause.text.toLowerCase())) continue
    seen.add(clause.text.toLowerCase())
    const last = packs.at(-1)
    if (!fits([clause])) tooLong.push(clause)
    else if (last !== undefined && fits([...last, clause])) last.push(clause)
    else packs.push([clause])
  }
  return { packs, tooLong }
}

export function joinClauses(clauses: readonly Clause[], separator: string): string {
  return clauses.map(({ text }) => text).join(separator)
}

/** The words of the list as exact phrases, without the entries' options; see `quotedPhrase`. */
export function quotedWords(words: readonly string[]): readonly Clause[] {
  return words.flatMap((entry) => {
    const phrase = quotedPhrase(readWordEntry(entry).word)
    return phrase === undefined ? [] : [{ text: `"${phrase}"`, label: phrase, kind: 'words' as const }]
  })
}

/** The scope of a query of these clauses. */
export function scopeOf(clauses: readonly Clause[]): QueryScope {
  return {
    kinds: [...new Set(clauses.map(({ kind }) => kind))],
    words: clauses.filter(({ kind }) => kind === 'words').map(({ label }) => label),
  }
}

export function labelsOf(clauses: readonly Clause[]): string {
  return clauses.map(({ label }) => label).join(', ')
}

/** Length in code points, as platforms count characters. */
export function codePoints(text: string): number {
  return [...text].length
}
