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
  const topicsOfKey = new Map<string, number[]>()
  for (const [topic, { postKeys }] of known.entries()) {
    for (const key of postKeys) topicsOfKey.set(key, [...(topicsOfKey.get(key) ?? []), topic])
  }
  const topicsOfText = new Map<number, ReadonlySet<number>>()
  const left = new Map<number, number>()
  for (const { key, text } of mentions) {
    // Of copies the earliest speaks for all.
    const topics = topicsOfText.has(text) ? undefined : topicsOfKey.get(key)
    if (topics === undefined) continue
    topicsOfText.set(text, new Set(topics))
    for (const topic of new Set(topics)) left.set(topic, (left.get(topic) ?? 0) + 1)
  }
  return (texts) => {
    const shared = new Map<number, number>()
    let known = 0
    for (const text of texts) {
      const topics = topicsOfText.get(text)
      if (topics === undefined) continue
      known += 1
      for (const topic of topics) shared.set(topic, (shared.get(topic) ?? 0) + 1)
    }
    return [...shared].some(
      ([topic, count]) => count >= minGoneOnShare * known && count >= minGoneOnShare * (left.get(topic) ?? 0),
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
