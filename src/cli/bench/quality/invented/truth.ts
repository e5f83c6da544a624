import { DAY_MS } from '../../../../lib/days.ts'
import { trendStatuses } from '../../../../model/index.ts'
import type { TopicInWindow, WindowTruth } from '../cases.ts'

const MIN_TRENDING = 8
/** Rates of the window over those of the history before it. */
const RISEN = 2
const FALLEN = 0.5
/** Between these it is steady, and nothing else. */
const NEARLY_RISEN = 1.5
const NEARLY_FALLEN = 0.7
/** With fewer, expected and found, a change is chance: any word is accepted. */
const MIN_JUDGED = 4
/** How many mentions more than expected make grade 2 and 3. */
const CLEAR_EXCESS = 12
const GREAT_EXCESS = 24

/**
 * What is true of each topic in the window that ends now, by its posts' ages alone: new without any history, else
 * rising or fading by the ratio of its rates; near a bound both words are accepted.
 */
export function windowTruth(
  days: number,
  historyDays: number,
  now: Date,
  timesOf: ReadonlyMap<string, readonly number[]>,
): WindowTruth {
  const fromMs = now.getTime() - days * DAY_MS
  return {
    days,
    topics: [...timesOf].map(([topic, times]) => {
      const mentions = times.filter((time) => time >= fromMs).length
      const before = times.length - mentions
      return topicTruth(topic, mentions, before, (before * days) / historyDays)
    }),
  }
}

function topicTruth(topic: string, mentions: number, before: number, expected: number): TopicInWindow {
  const ratio = mentions / Math.max(expected, 0.5)
  const isJudged = Math.max(mentions, expected) >= MIN_JUDGED
  const acceptedStatuses = isJudged ? statusesOf(before, ratio) : ANY_STATUS
  const excess = mentions - expected
  const isTrending = mentions >= MIN_TRENDING && (before === 0 || ratio >= RISEN)
  return {
    topic,
    status: acceptedStatuses[0],
    acceptedStatuses,
    mentions,
    grade: !isTrending ? 0 : excess >= GREAT_EXCESS ? 3 : excess >= CLEAR_EXCESS ? 2 : 1,
    isNeutral: false,
  }
}

const ANY_STATUS = ['steady', ...trendStatuses] as const

/** The status, then others that are accepted. */
function statusesOf(before: number, ratio: number): readonly [string, ...string[]] {
  if (before === 0) return ['new']
  if (ratio >= RISEN) return before <= 2 ? ['rising', 'new'] : ['rising']
  if (ratio >= NEARLY_RISEN) return ['steady', 'rising']
  if (ratio <= FALLEN) return ['fading']
  if (ratio <= NEARLY_FALLEN) return ['steady', 'fading']
  return ['steady']
}
