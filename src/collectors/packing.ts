import type { QueryKind } from '../model/index.ts'
import { readWordEntry } from '../word-list/entry.ts'
import { quotedPhrase } from '../word-list/search-forms.ts'

export interface PackRule {
  readonly separator: string
  /** What the platform measures: the finished query's length with everything that is added around the clauses. */
  readonly lengthOf: (joined: string) => number
  readonly maxLength: number
  readonly maxClauses?: number
}

export interface Clause {
  /** As the platform reads it. */
  readonly text: string
  /** As we name it; a word of the list where that is its kind. */
  readonly label: string
  readonly kind: QueryKind
}

/** What a query asks for, as its coverage tells it. */
export interface Asks {
  readonly kinds: readonly QueryKind[]
  /** Words of the list without the entries' options, `=` before one that is asked for in this very spelling. */
  readonly words: readonly string[]
}

export interface Packs {
  readonly packs: readonly (readonly Clause[])[]
  /** Too long to be asked even alone. */
  readonly tooLong: readonly Clause[]
}

/** Fills queries greedily and in order with as many clauses as the platform's limits allow; repeats are dropped. */
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

/** What a query of these clauses asks for. */
export function asksOf(clauses: readonly Clause[]): Asks {
  return {
    kinds: [...new Set(clauses.map(({ kind }) => kind))],
    words: clauses.filter(({ kind }) => kind === 'words').map(({ label }) => label),
  }
}

export function labelsOf(clauses: readonly Clause[]): string {
  return clauses.map(({ label }) => label).join(', ')
}

/** By code points, as platforms count characters. */
export function codePoints(text: string): number {
  return [...text].length
}
