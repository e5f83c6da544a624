import type { ExclusionReason, TrendExclusions } from '../../model/index.ts'
import type { Arranged } from '../corpus/mentions.ts'
import type { Measured } from './measure.ts'
import { firstCopiesOf, onePerDiscussion } from './periods.ts'

type Losses = Record<ExclusionReason | 'in_window', number>

const NONE: Readonly<Losses> = {
  in_window: 0,
  before_window: 0,
  in_future: 0,
  no_date: 0,
  no_platform: 0,
  repeated_id: 0,
}

/** One pass over all posts: of each group, how many lie in the window and how many are left out for what. */
export function lossesOf(
  arranged: Arranged,
  topic: Uint32Array,
  windowFromMs: number,
): ReadonlyMap<number, Readonly<Losses>> {
  const losses = new Map<number, Losses>()
  const add = (text: number, what: keyof Losses): void => {
    const group = topic[text] ?? 0
    const entry = losses.get(group) ?? { ...NONE }
    entry[what] += 1
    losses.set(group, entry)
  }
  for (const { text, reason } of arranged.leftOut) add(text, reason)
  for (const { text, time } of arranged.mentions) {
    add(text, time < windowFromMs ? 'before_window' : 'in_window')
  }
  return losses
}

/**
 * How many posts were left out of one trend, by reason. The first six keep a post out of `mentions`; `stray` is a
 * post near the topic, whenever it was written, that does not hold enough of its core, and `before_window` one that
 * serves as history. The last three keep it out of
 * `independentMentions` alone: mentions minus these three is independentMentions.
 */
export function exclusionsOf(measured: Measured, losses: Readonly<Losses> = NONE): TrendExclusions {
  const { in_window: inWindow, before_window: beforeWindow, ...leftOut } = losses
  const { all, mentions, independent } = measured
  const history = all.length - mentions.length
  const firstCopies = firstCopiesOf(mentions, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
  const voices = onePerDiscussion(firstCopies)
  return {
    stray: inWindow + beforeWindow - all.length,
    before_window: history,
    ...leftOut,
    copy: mentions.length - firstCopies.length,
    same_author_and_thread: firstCopies.length - voices.length,
    same_author_and_day: voices.length - independent.length,
  }
}
