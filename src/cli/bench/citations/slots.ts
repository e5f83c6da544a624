import { dayOf } from '../../../lib/days.ts'
import type { PostClaim } from './facts/post-claim.ts'
import type { NamedTrend, TrendClaim } from './facts/trends.ts'
import type { Random } from './random.ts'
import type { ToldMetric, Wording } from './wording.ts'

/** The words for a slot; undefined where the claim has none. */
type Say<Claim> = (claim: Claim, wording: Wording, random: Random) => string | undefined

export const postSlots: Readonly<Record<string, Say<PostClaim>>> = {
  ref: ({ id, idPlatform, url }, _, random) => random.pick([id, id, `${idPlatform}:${id}`, url ?? id]),
  quote: ({ quote }, wording, random) => random.pick(wording.quote(quote)),
  // Now and then without the platform's mark.
  author: ({ handle }, _, random) => (random.below(4) === 0 ? handle.replace(/^@|^u\//, '') : handle),
  platform: ({ platform }, wording, random) => random.pick(wording.platform[platform]),
  user: ({ platform }, wording, random) => random.pick(wording.user[platform]),
  date: ({ publishedAt }, wording, random) => random.pick(wording.date(publishedAt)),
  ago: ({ publishedAt, now }, wording) => wording.ago(dayOf(now.getTime()) - dayOf(publishedAt.getTime())),
  metric: ({ metric }, wording, random) =>
    metric === undefined
      ? undefined
      : measured(wording, metric.name, random).replace('{n}', random.pick(wording.number(metric.value))),
  metricInWords: ({ metric }, wording, random) =>
    metric === undefined
      ? undefined
      : measured(wording, metric.name, random).replace('{n}', wording.inWords(metric.value)),
  company: ({ company }) => company,
}

export const trendSlots: Readonly<Record<string, Say<TrendClaim>>> = {
  trend: ({ trend }, wording, random) => named(trend, wording, random),
  other: ({ other }, wording, random) => (other === undefined ? undefined : named(other, wording, random)),
  score: ({ score }, wording) => wording.score(score),
  mentions: ({ mentions }, wording) => String(wording.number(mentions)[0]),
  authors: ({ authors }, wording) => String(wording.number(authors)[0]),
  mentionsInWords: ({ mentions }, wording) => wording.inWords(mentions),
  authorsInWords: ({ authors }, wording) => wording.inWords(authors),
  status: ({ status, steep }, wording, random) =>
    random.pick(steep === undefined ? wording.status[status] : wording.steep[steep]),
  place: ({ place }, wording) => wording.ordinal(place),
  placeNumber: ({ place }) => String(place),
  platform: ({ platform }, wording, random) => random.pick(wording.platform[platform]),
  platformPosts: ({ onPlatform, mentions }) => someOf(onPlatform.posts, mentions),
  platformPercent: ({ onPlatform }, wording) => wording.percent(onPlatform.percent),
  intent: ({ intent }, wording) => (intent === undefined ? undefined : wording.intent[intent]),
  intentPosts: ({ ofIntent, mentions }) => someOf(ofIntent.posts, mentions),
  intentPercent: ({ ofIntent }, wording) => wording.percent(ofIntent.percent),
  firstDay: ({ firstDay }, wording, random) => random.pick(wording.date(firstDay)),
  lastDay: ({ lastDay }, wording, random) => random.pick(wording.date(lastDay)),
}

/** The sentences speak of several posts, and of others beside them. */
function someOf(count: number, mentions: number): string | undefined {
  return count < 2 || count >= mentions ? undefined : String(count)
}

function measured({ metric }: Wording, name: string, random: Random): string {
  const forms = Object.hasOwn(metric, name) ? metric[toldMetric(name)] : []
  return random.pick(forms)
}

/** The facts tell no other metrics. */
function toldMetric(name: string): ToldMetric {
  return name as ToldMetric
}

/** A name between quotation marks, now and then with its id; a name that is a quotation stands for itself. */
function named({ id, topic }: NamedTrend, { quote }: Wording, random: Random): string {
  const isQuotation = /["“”„«»「」]/.test(topic)
  const name = isQuotation ? topic : random.pick(quote(topic))
  return random.below(4) === 0 ? `${name} (${id})` : name
}
