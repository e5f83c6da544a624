import { compareText } from '../../text/compare-text.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { SharedThings } from './shared-things.ts'

const { minSideBySideShare } = valuesOf(parameters.related)

/**
 * One word for each name that these words make, in alphabetical order: words that mostly stand side by side ("Halo
 * Mini"), or the one of which begins the other ("halo2"), are one name and so one piece of evidence. Of a name its most
 * frequent word stands.
 */
export function sharedNames(
  terms: readonly string[],
  posts: readonly Pick<SharedThings, 'terms'>[],
): string[] {
  const counts = new Map(terms.map((term) => [term, 0]))
  const beside = new Map<string, number>()
  for (const post of posts) {
    for (const [term, before] of post.terms) {
      if (counts.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1)
      if (before === undefined || !counts.has(term) || !counts.has(before)) continue
      const pair = pairOf(term, before)
      beside.set(pair, (beside.get(pair) ?? 0) + 1)
    }
  }
  const isOneName = (one: string, other: string): boolean =>
    one.startsWith(other) ||
    other.startsWith(one) ||
    (beside.get(pairOf(one, other)) ?? 0) >=
      minSideBySideShare * Math.min(counts.get(one) ?? 0, counts.get(other) ?? 0)
  const inOrder = terms.toSorted(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || compareText(one, other),
  )
  const groups: string[][] = []
  for (const term of inOrder) {
    const group = groups.find((words) => words.some((word) => isOneName(word, term)))
    if (group === undefined) groups.push([term])
    else group.push(term)
  }
  return groups.flatMap(([first]) => first ?? []).sort(compareText)
}

function pairOf(one: string, other: string): string {
  return compareText(one, other) < 0 ? `${one} ${other}` : `${other} ${one}`
}
