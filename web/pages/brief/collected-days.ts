import { dayOf } from '../../../src/lib/days.ts'
import { type Platform, platforms } from '../../../src/model/index.ts'
import { daysInARow } from '../../../src/trends/facts.ts'
import type { CoverageRow, DayState } from '../../view/coverage-grid.tsx'
import { describeRanges } from '../../view/days.ts'
import { counted, platformNames } from '../../view/words.ts'
import type { BriefTopic } from './brief.ts'

export interface CollectedDays {
  /** `YYYY-MM-DD`, UTC, the earliest first. */
  readonly days: readonly string[]
  readonly rows: readonly CoverageRow[]
}

/**
 * Where the topics of a brief could be found: a row a platform. From the ranking itself, so that a later scan changes
 * nothing. A day is collected where the queries that find any of these topics reached it whole, in part where some did.
 */
export function collectedDays(topics: readonly Pick<BriefTopic, 'trend'>[]): CollectedDays {
  const days = (topics[0]?.trend.daily ?? []).map(({ day }) => day)
  return { days, rows: platforms.map((platform) => rowOf(platform, days, topics)) }
}

function rowOf(
  platform: Platform,
  days: readonly string[],
  topics: readonly Pick<BriefTopic, 'trend'>[],
): CoverageRow {
  const figures = topics.flatMap(({ trend }) => trend.byPlatform.filter((each) => each.platform === platform))
  const states = days.map((day, index): DayState => {
    const known = figures.filter(({ daily }) => typeof daily[index] === 'number')
    if (figures.length === 0 || figures.every(({ mentions }) => mentions === null)) return 'unasked'
    if (known.length === 0) return 'none'
    const isWhole = known.length === figures.length && known.every((each) => !each.partialDays?.includes(day))
    return isWhole ? 'collected' : 'part'
  })
  return { label: platformNames[platform], isKind: false, states, sentence: sentenceOf(states, days) }
}

function sentenceOf(states: readonly DayState[], days: readonly string[]): string {
  if (states.every((state) => state === 'unasked')) return 'Not collected.'
  const of = (wanted: DayState) =>
    daysInARow(days.flatMap((day, index) => (states[index] === wanted ? [dayOf(Date.parse(day))] : [])))
  const [missing, partly] = [of('none'), of('part')]
  const collected = states.filter((state) => state === 'collected').length
  return [
    `${collected} of ${counted(days.length, 'day')} collected.`,
    missing.length === 0 ? '' : ` Not collected: ${describeRanges(missing)}.`,
    partly.length === 0 ? '' : ` In part: ${describeRanges(partly)}.`,
  ].join('')
}
