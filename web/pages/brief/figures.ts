import type { BriefFigures, RankedTrend } from '../../../src/model/index.ts'
import { cellsOf } from '../../view/daily-bars.tsx'
import { describeCoverage } from '../../view/limits.tsx'
import { describeRatio, factor, scoreRows } from '../../view/score.tsx'
import { describePosts } from '../../view/trend-facts.tsx'
import { platformNames } from '../../view/words.ts'
import type { BriefTopic } from './brief.ts'

/** Figures that one typed claim takes. */
const FIGURES_PER_CLAIM = 10

/** A figure of a trend, and where it is printed. */
interface Printed {
  readonly name: string
  readonly is: number
  readonly printed: string
  readonly says: string
}

/** The figures that a brief prints of a topic, as claims with the words in which each is printed. */
export function figuresOf({ trend, rank }: BriefTopic): BriefFigures[] {
  const { status } = trend
  return [
    ...inClaims(trend.id, 'Figures', headFigures(trend, rank)).map(
      (figures, index): BriefFigures =>
        index === 0 ? { ...figures, claim: { ...figures.claim, status } } : figures,
    ),
    ...inClaims(trend.id, 'Score', scoreFigures(trend)),
    ...inClaims(trend.id, 'Days', dayFigures(trend)),
  ]
}

function inClaims(trendId: string, statement: string, figures: readonly Printed[]): BriefFigures[] {
  return Array.from({ length: Math.ceil(figures.length / FIGURES_PER_CLAIM) }, (_, index) => {
    const some = figures.slice(index * FIGURES_PER_CLAIM, (index + 1) * FIGURES_PER_CLAIM)
    return {
      trendId,
      shown: some.map(({ says, printed }) => ({ says, printed })),
      claim: { statement, figures: some.map(({ name, is }) => ({ of: trendId, name, is })) },
    }
  })
}

function headFigures(trend: RankedTrend, rank: number | undefined): Printed[] {
  const { mentions, independentMentions, uniqueAuthors, score, explain, byPlatform, coverage } = trend
  const says = describePosts(trend)
  const inWords = (value: number) => value.toLocaleString('en')
  const { ratio, lower, upper } = explain.interval
  const rate = (name: 'ratio' | 'lower' | 'upper', is: number | null): Printed[] =>
    is === null
      ? []
      : [
          {
            name: `explain.interval.${name}`,
            is,
            printed: factor(is).replace('×', ''),
            says: describeRatio(explain.interval),
          },
        ]
  return [
    { name: 'mentions', is: mentions, printed: inWords(mentions), says },
    { name: 'uniqueAuthors', is: uniqueAuthors, printed: inWords(uniqueAuthors), says },
    ...(independentMentions < mentions
      ? [
          {
            name: 'independentMentions',
            is: independentMentions,
            printed: inWords(independentMentions),
            says,
          },
        ]
      : []),
    { name: 'score', is: score, printed: String(score), says: `score ${score} of 100` },
    ...(rank === undefined ? [] : [{ name: 'rank', is: rank, printed: String(rank), says: `rank ${rank}` }]),
    ...rate('ratio', ratio),
    ...rate('lower', lower),
    ...(ratio === null ? [] : rate('upper', upper)),
    ...byPlatform.flatMap(({ platform, mentions: count }) =>
      count === null
        ? []
        : [
            {
              name: `byPlatform.${platform}.mentions`,
              is: count,
              printed: String(count),
              says: `${platformNames[platform]} ${count}`,
            },
          ],
    ),
    ...coverage.map((entry) => ({
      name: `coverage.${entry.platform}.coveredDays`,
      is: entry.coveredDays,
      printed: String(Math.round(entry.coveredDays * 10) / 10),
      says: describeCoverage(entry),
    })),
  ]
}

function scoreFigures({ explain }: RankedTrend): Printed[] {
  return scoreRows(explain).flatMap(({ label, value, weight, path, weightPath }) => {
    const says = `${label} ${value} ${weight}`
    return [
      ...(Number.isNaN(Number(value)) ? [] : [{ name: path, is: Number(value), printed: value, says }]),
      ...(weightPath === undefined ? [] : [{ name: weightPath, is: Number(weight), printed: weight, says }]),
    ]
  })
}

function dayFigures({ daily, byPlatform }: RankedTrend): Printed[] {
  return daily.flatMap((entry, index) => {
    const { day, count } = entry
    const says = [day, ...cellsOf(entry, index, byPlatform)].join(' ')
    const known: [name: string, is: number | null | undefined][] = [
      [`daily.${day}`, count],
      ...byPlatform.map(({ platform, daily: counts }): [string, number | null | undefined] => [
        `byPlatform.${platform}.daily.${day}`,
        counts[index],
      ]),
    ]
    return known.flatMap(([name, is]) =>
      typeof is === 'number' ? [{ name, is, printed: String(is), says }] : [],
    )
  })
}
