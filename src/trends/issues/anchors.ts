import type { Clustering } from '../clustering/topics.ts'
import type { Corpus } from '../corpus/deduplicate.ts'
import { at, postingsOf } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { bestCompanion } from './companions.ts'
import type { ContentWords } from './content-words.ts'
import { atLeast, upTo, type WasBefore } from './earlier-issues.ts'
import { isName } from './names.ts'
import { type Tie, Ties } from './ties.ts'

const {
  minAnchorTexts,
  minAnchorShare,
  minCompanionValue,
  maxTiesLost,
  minMergedShare,
  minTiedLift,
  minTiedShare,
} = valuesOf(parameters.anchors)

/** A frequent word in all its forms, that stands for an issue. */
export interface Anchor {
  /** The numbers of its forms in the vocabulary, the most frequent first. */
  readonly terms: readonly number[]
  /** The numbers of the distinct texts that hold it, ascending. */
  readonly texts: ReadonlySet<number>
}

/**
 * The words that the issues of a domain are told by: content words that are frequent, but not in most texts; no names;
 * the texts with one are tied with each other nearly as much as each with its topic (see ties.ts), and another word tells
 * something of them (see companions.ts).
 */
export function anchorsOf(
  { fitted, heldOut, mentions }: Pick<Corpus, 'fitted' | 'heldOut' | 'mentions'>,
  { matrix, heldOutTerms, graph, topic }: Pick<Clustering, 'matrix' | 'heldOutTerms' | 'graph' | 'topic'>,
  words: ContentWords,
  wasIssue: WasBefore,
): Anchor[] {
  const rows = matrix.starts.length - 1
  const ties = new Ties(
    graph,
    Uint32Array.from(fitted.numbers, (text) => topic[text] ?? 0),
  )
  const least = Math.max(minAnchorTexts, minAnchorShare * rows)
  const isIssue = (found: readonly number[]): boolean => {
    if (found.length < atLeast(least, true)) return false
    const was = wasIssue(new Set(found.map((row) => fitted.numbers[row] ?? 0)))
    return found.length >= atLeast(least, was) && ties.gain(found) >= -upTo(maxTiesLost, was)
  }
  const found = words.forms
    .filter((_, number) => !words.widespread.has(number))
    .map((terms) => ({ terms, rows: unionOf(terms.map((term) => postingsOf(matrix, term))) }))
    .filter((word) => isIssue(word.rows) && !isName(word, fitted.texts, matrix.vocabulary))
    .filter((word) => bestCompanion(word, matrix, words) >= minCompanionValue)
  const merged = mergeSame(found, ties.between(found.map(({ rows }) => rows)))
  // What only companies say is no part of an issue of their customers.
  const said = new Set(mentions.map(({ text }) => text))
  const held = new Map(merged.flatMap(({ terms }) => terms.map((term): [number, number[]] => [term, []])))
  for (const [row, text] of heldOut.entries()) {
    if (!said.has(text)) continue
    for (let slot = at(heldOutTerms.starts, row); slot < at(heldOutTerms.starts, row + 1); slot += 1)
      held.get(at(heldOutTerms.terms, slot))?.push(text)
  }
  return merged.map((anchor) => ({
    terms: anchor.terms,
    texts: new Set([
      ...anchor.rows.map((row) => fitted.numbers[row] ?? 0),
      ...anchor.terms.flatMap((term) => held.get(term) ?? []),
    ]),
  }))
}

/** A word by the rows of the matrix that hold it, ascending. */
export interface RowsOfWord {
  readonly terms: readonly number[]
  readonly rows: readonly number[]
}

function unionOf(lists: readonly Uint32Array[]): number[] {
  return [...new Set(lists.flatMap((list) => [...list]))].sort((first, second) => first - second)
}

/**
 * Words that mostly stand in the same texts, as those of a fixed phrase do, are one anchor; so are words whose texts are linked
 * with each other as if they held one word, such as "bag" and "baggage".
 */
function mergeSame(anchors: readonly RowsOfWord[], ties: readonly (readonly Tie[])[]): RowsOfWord[] {
  const merged: (RowsOfWord & { readonly places: readonly number[] })[] = []
  for (const [place, anchor] of anchors.entries()) {
    const own = new Set(anchor.rows)
    const isTied = (other: number): boolean => {
      const { lift = 0, share = 0 } = ties[place]?.[other] ?? {}
      return lift >= minTiedLift && share >= minTiedShare
    }
    const same = merged.findIndex(({ rows, places }) => {
      const both = rows.filter((row) => own.has(row)).length
      return both >= minMergedShare * (rows.length + own.size - both) || places.some(isTied)
    })
    const other = merged[same]
    if (other === undefined) merged.push({ ...anchor, places: [place] })
    else {
      merged[same] = {
        terms: [...other.terms, ...anchor.terms],
        rows: [...new Set([...other.rows, ...anchor.rows])].sort((first, second) => first - second),
        places: [...other.places, place],
      }
    }
  }
  return merged
}
