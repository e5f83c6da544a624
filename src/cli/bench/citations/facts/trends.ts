import { DAY_MS, dayOf } from '../../../../lib/days.ts'
import type { Intent, Platform, RankedTrend } from '../../../../model/index.ts'
import type { Evidence } from '../evidence.ts'
import type { TrendKind } from '../kinds.ts'
import type { Random } from '../random.ts'
import { otherCount, type Twins } from './posts.ts'

export const toldStatuses = ['new', 'rising', 'steady', 'fading'] as const
export type ToldStatus = (typeof toldStatuses)[number]

/** Posts of a trend that share something: how many, and of hundred. */
export interface PartClaim {
  readonly posts: number
  readonly percent: number
}

export interface NamedTrend {
  readonly id: string
  readonly topic: string
}

/** What one sentence can say about one trend. */
export interface TrendClaim {
  readonly trend: NamedTrend
  /** The one that it is compared with. */
  readonly other: NamedTrend | undefined
  readonly score: number
  readonly mentions: number
  readonly authors: number
  readonly status: ToldStatus
  /** Where prose says in place of the status that it rises or falls steeply. */
  readonly steep?: 'up' | 'down'
  /** Its place in the ranking, from 1. */
  readonly place: number
  readonly platform: Platform
  readonly onPlatform: PartClaim
  readonly intent: Intent | undefined
  readonly ofIntent: PartClaim
  readonly firstDay: Date
  readonly lastDay: Date
}

const MIN_MENTIONS = 4
const MAX_WORDS = 60
const MAX_PLACE = 10
const MIN_SCORE_APART = 6

type Wrong = (right: Told, evidence: Evidence, random: Random) => Partial<TrendClaim> | undefined
type Told = TrendClaim & { readonly of: RankedTrend }

const wrongs: Readonly<Record<TrendKind | 'trend_literal', Wrong>> = {
  trend_literal: () => ({}),
  wrong_score: ({ score }, _, random) => {
    const away = MIN_SCORE_APART + random.below(30) + random.below(10) / 10
    const wrong = score + away <= 99 ? score + away : score - away
    return { score: Math.round(wrong * 10) / 10 }
  },
  wrong_figure: otherFigures,
  wrong_trend_number_word: (right, evidence, random) => {
    const wrong = otherFigures(right, evidence, random)
    const values = [right.mentions, wrong.mentions, wrong.authors]
    return values.every((value) => value <= MAX_WORDS) ? wrong : undefined
  },
  wrong_status: ({ status }, _, random) => {
    const contrary = {
      new: ['steady', 'fading'],
      rising: ['steady', 'fading'],
      steady: ['new', 'rising', 'fading'],
      fading: ['new', 'rising', 'steady'],
    } as const satisfies Record<ToldStatus, readonly ToldStatus[]>
    return { status: random.pick(contrary[status]) }
  },
  wrong_direction: ({ status }, _, random) => {
    if (status === 'steady') return { steep: random.pick(['up', 'down'] as const) }
    return { steep: status === 'fading' ? 'up' : 'down' }
  },
  // The place of one is said of another, and so is the first one by mentions.
  wrong_rank: ({ of }, { trends }, random) => {
    // The best trend may be what people talk about most in another sense.
    const others = trends.slice(1).filter(({ id, mentions }) => id !== of.id && mentions < of.mentions)
    return others.length === 0 ? undefined : { trend: random.pick(others) }
  },
  wrong_trend_platform: ({ of }, _, random) => {
    // A platform that was not collected is not known to be without posts.
    const without = of.byPlatform.filter(({ mentions }) => mentions === 0)
    return without.length === 0 ? undefined : { platform: random.pick(without).platform }
  },
  wrong_comparison: ({ trend, other }) => (other === undefined ? undefined : { trend: other, other: trend }),
  wrong_day: ({ firstDay, lastDay }, { now }, random) => ({
    firstDay: movedWithin(firstDay, now, random),
    lastDay: movedWithin(lastDay, now, random),
  }),
  wrong_share: ({ onPlatform, mentions }, _, random) => {
    const other = otherPart(onPlatform, mentions, random)
    return other && { onPlatform: other }
  },
  wrong_intent: ({ ofIntent, mentions }, _, random) => {
    const other = otherPart(ofIntent, mentions, random)
    return other && { ofIntent: other }
  },
}

/** What a sentence of the kind says of a random trend, and its false twin; undefined where the trend gives none. */
export function trendTwins(
  kind: TrendKind | 'trend_literal',
  evidence: Evidence,
  random: Random,
  says: (slot: string) => boolean,
): Twins<TrendClaim> | undefined {
  const { trends } = evidence
  const [most, next] = trends.toSorted((one, other) => other.mentions - one.mentions)
  // Without its place a sentence calls a trend the most talked about.
  const saysPlace = says('place') || says('placeNumber')
  const isMost = kind === 'wrong_rank' && !saysPlace
  if (most === undefined || (isMost && most.mentions === next?.mentions)) return undefined
  const right = claimOf(isMost ? most : random.pick(trends), trends, random)
  if (right === undefined) return undefined
  if (saysPlace && right.place > MAX_PLACE) return undefined
  if (says('other') && right.other === undefined) return undefined
  const wrong = wrongs[kind](right, evidence, random)
  return wrong === undefined ? undefined : { right, wrong: { ...right, ...wrong } }
}

function claimOf(of: RankedTrend, trends: readonly RankedTrend[], random: Random): Told | undefined {
  const status = toldStatuses.find((told) => told === of.status)
  const platform = random.pick(of.platforms)
  const intent = of.intents.length === 0 ? undefined : random.pick(of.intents)
  if (status === undefined || of.mentions < MIN_MENTIONS) return undefined
  const smaller = trends.filter((other) => isSmaller(other, of))
  const posts = of.byPlatform.find((part) => part.platform === platform)?.mentions ?? 0
  return {
    of,
    trend: of,
    other: smaller.length === 0 ? undefined : random.pick(smaller),
    score: of.score,
    mentions: of.mentions,
    authors: of.uniqueAuthors,
    status,
    place: trends.indexOf(of) + 1,
    platform,
    onPlatform: partOf(posts, of.mentions),
    intent: intent?.intent,
    ofIntent: partOf(intent?.posts ?? 0, of.mentions),
    firstDay: new Date(of.firstSeenAt),
    lastDay: new Date(of.lastSeenAt),
  }
}

/** By every figure, so that a comparison is right whichever is meant. */
function isSmaller(one: RankedTrend, than: RankedTrend): boolean {
  return one.mentions <= than.mentions - 2 && one.uniqueAuthors < than.uniqueAuthors && one.score < than.score
}

function otherFigures({ mentions, authors }: TrendClaim, _: Evidence, random: Random) {
  return { mentions: otherCount(mentions, random), authors: otherCount(authors, random) }
}

function partOf(posts: number, mentions: number): PartClaim {
  return { posts, percent: Math.round((100 * posts) / mentions) }
}

/** Another part of the same whole, at least a fifth of it away; undefined where the whole is too small for one. */
function otherPart({ posts }: PartClaim, mentions: number, random: Random): PartClaim | undefined {
  const away = Math.max(2, Math.ceil(mentions / 5)) + random.below(2)
  const others = [posts - away, posts + away].filter((other) => other >= 1 && other < mentions)
  return others.length === 0 ? undefined : partOf(random.pick(others), mentions)
}

/** Four to nine days later, or earlier where that would be after `now`. */
function movedWithin(day: Date, now: Date, random: Random): Date {
  const days = 4 + random.below(6)
  const own = dayOf(day.getTime())
  const other = own + days < dayOf(now.getTime()) ? own + days : own - days
  return new Date(other * DAY_MS + DAY_MS / 2)
}
