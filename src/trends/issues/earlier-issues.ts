import type { KnownTrend } from '../../model/index.ts'
import type { Corpus } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { minGoneOnShare, slack } = valuesOf(parameters.earlierIssues)

/** Tells whether some texts are a topic that the ranking before had already. */
export type WasBefore = (texts: ReadonlySet<number>) => boolean

/**
 * `known` are topics of the ranking before, such as its issues; texts go on from one that shares `minGoneOnShare` with them,
 * both ways.
 */
export function wasAmong({ mentions }: Pick<Corpus, 'mentions'>, known: readonly KnownTrend[]): WasBefore {
  if (known.length === 0) return () => false
  const issuesOfKey = new Map<string, number[]>()
  for (const [issue, { postKeys }] of known.entries()) {
    for (const key of postKeys) issuesOfKey.set(key, [...(issuesOfKey.get(key) ?? []), issue])
  }
  const issuesOfText = new Map<number, ReadonlySet<number>>()
  const left = new Map<number, number>()
  for (const { key, text } of mentions) {
    // Of copies the earliest speaks for all.
    const issues = issuesOfText.has(text) ? undefined : issuesOfKey.get(key)
    if (issues === undefined) continue
    issuesOfText.set(text, new Set(issues))
    for (const issue of new Set(issues)) left.set(issue, (left.get(issue) ?? 0) + 1)
  }
  return (texts) => {
    const shared = new Map<number, number>()
    let known = 0
    for (const text of texts) {
      const issues = issuesOfText.get(text)
      if (issues === undefined) continue
      known += 1
      for (const issue of issues) shared.set(issue, (shared.get(issue) ?? 0) + 1)
    }
    return [...shared].some(
      ([issue, count]) => count >= minGoneOnShare * known && count >= minGoneOnShare * (left.get(issue) ?? 0),
    )
  }
}

/** The most that is allowed, a share from 0 to 1, or more of it for an issue that was one before. */
export function upTo(most: number, wasIssue: boolean): number {
  return wasIssue ? most + slack * (1 - most) : most
}

/** The largest distance that is allowed, 0 or more and without an upper end, or a larger one for an issue that was one before. */
export function distanceUpTo(most: number, wasIssue: boolean): number {
  return wasIssue ? most / (1 - slack) : most
}

/** The least that is asked for, or less of it for an issue that was one before. */
export function atLeast(least: number, wasIssue: boolean): number {
  return wasIssue ? least * (1 - slack) : least
}
