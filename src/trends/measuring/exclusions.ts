import type { ExclusionReason, TrendExclusions } from '../../model/index.ts'
import type { Corpus, Mention } from '../corpus/deduplicate.ts'
import type { Groups } from '../corpus/term-matrix.ts'
import type { Measured } from './measure.ts'
import { firstCopiesOf, onePerDiscussion } from './periods.ts'
import type { RankingContext } from './ranking-context.ts'

type Counts = Record<ExclusionReason | 'in_window', number>

/** For each group of a clustering, how many of its posts lie in the window and how many are left out for what. */
export type ExclusionCounts = ReadonlyMap<number, Readonly<Counts>>

const NONE: Readonly<Counts> = {
  in_window: 0,
  before_window: 0,
  in_future: 0,
  no_date: 0,
  no_platform: 0,
  repeated_id: 0,
  company_voice: 0,
  competitor_voice: 0,
}

/**
 * One pass over all posts; `topic` says of each distinct text which group it is in, and `issues` are the broad topics that
 * hold texts besides. Counted are those of the `wanted` groups alone: most of very many texts are groups of their own.
 */
export function countExclusions(
  corpus: Corpus,
  topic: Groups,
  issues: readonly { readonly group: number; readonly mentions: readonly Mention[] }[],
  { windowFromMs }: Pick<RankingContext, 'windowFromMs'>,
  wanted: ReadonlySet<number>,
): ExclusionCounts {
  const counts = new Map<number, Counts>()
  const addTo = (group: number, what: keyof Counts): void => {
    if (!wanted.has(group)) return
    const entry = counts.get(group) ?? { ...NONE }
    entry[what] += 1
    counts.set(group, entry)
  }
  const issuesOfText = groupsByText(issues)
  const add = (text: number, what: keyof Counts): void => {
    addTo(topic[text] ?? 0, what)
    for (const group of issuesOfText.get(text) ?? []) addTo(group, what)
  }
  for (const { text, reason } of corpus.leftOut) add(text, reason)
  for (const { text, time } of corpus.mentions) {
    add(text, time < windowFromMs ? 'before_window' : 'in_window')
  }
  return counts
}

function groupsByText(
  issues: readonly { readonly group: number; readonly mentions: readonly Mention[] }[],
): ReadonlyMap<number, ReadonlySet<number>> {
  const groups = new Map<number, Set<number>>()
  for (const { group, mentions } of issues) {
    for (const { text } of mentions) {
      const known = groups.get(text)
      if (known === undefined) groups.set(text, new Set([group]))
      else known.add(group)
    }
  }
  return groups
}

/**
 * How many posts were left out of one trend, by reason. All but the last three keep a post out of `mentions`; `stray` is a
 * post near the topic, whenever it was written, whose membership is too low, and `before_window` one that serves as
 * history. The last three keep it out of `independentMentions` alone: mentions minus these three is
 * independentMentions.
 */
export function exclusionsOf(measured: Measured, counts: Readonly<Counts> = NONE): TrendExclusions {
  const { in_window: inWindow, before_window: beforeWindow, ...leftOut } = counts
  const { all, mentions, independent } = measured
  const history = all.length - mentions.length
  const firstCopies = firstCopiesOf(mentions, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
  const perDiscussion = onePerDiscussion(firstCopies)
  return {
    stray: inWindow + beforeWindow - all.length,
    before_window: history,
    ...leftOut,
    copy: mentions.length - firstCopies.length,
    same_author_and_thread: firstCopies.length - perDiscussion.length,
    same_author_and_day: perDiscussion.length - independent.length,
  }
}
