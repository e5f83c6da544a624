import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Evidence } from '../../src/cli/bench/citations/evidence.ts'
import { handleOf } from '../../src/cli/bench/citations/facts/post-claim.ts'
import { postTwins } from '../../src/cli/bench/citations/facts/posts.ts'
import { trendTwins } from '../../src/cli/bench/citations/facts/trends.ts'
import { postKinds, trendKinds } from '../../src/cli/bench/citations/kinds.ts'
import { seeded } from '../../src/cli/bench/citations/random.ts'
import { NOW, storeWorld, worlds } from '../../src/cli/bench/citations/worlds.ts'
import type { Post, RankedTrend } from '../../src/model/index.ts'
import { impatientClock, startTestService, type TestService } from '../support/service.ts'

const SEEDS = 300

let service: TestService
let evidence: Evidence
before(async () => {
  service = await startTestService({}, { ...impatientClock(), now: () => NOW })
  evidence = (await storeWorld(service, worlds.bicycles)).evidence
})
after(() => service.close())

const dayOf = (time: Date | string): string => new Date(time).toISOString().slice(0, 10)

/** The post's fields by what a claim about it says. */
function told(post: Post) {
  return {
    platform: post.platform,
    handle: handleOf(post),
    day: dayOf(post.publishedAt),
    holds: (quote: string) => post.text.includes(quote),
    metric: (name: string) => post.metrics?.[name],
  }
}

test('what a true sentence says of a post is stored, and what its false twin says instead is not', () => {
  for (const kind of postKinds) {
    let made = 0
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const twins = postTwins(kind, evidence, seeded(`${kind} ${seed}`))
      if (twins === undefined) continue
      made += 1
      const { right, wrong } = twins
      const post = evidence.posts.find(({ id }) => id === right.id)
      assert.ok(post !== undefined)
      const { platform, handle, day, holds, metric } = told(post)
      assert.deepEqual([right.platform, right.handle, dayOf(right.publishedAt)], [platform, handle, day])
      assert.ok(holds(right.quote))
      if (right.metric !== undefined) assert.equal(right.metric.value, metric(right.metric.name))
      const isFalse = {
        altered_quotation: () => !holds(wrong.quote),
        misplaced_quotation: () => !holds(wrong.quote),
        invented_id: () => evidence.posts.every(({ id }) => id !== wrong.id),
        wrong_platform: () => wrong.platform !== platform,
        wrong_author: () => wrong.handle !== handle,
        wrong_date: () => dayOf(wrong.publishedAt) !== day && wrong.publishedAt < NOW,
        wrong_metric: () => wrong.metric?.value !== right.metric?.value || right.metric === undefined,
        wrong_number_word: () => wrong.metric?.value !== right.metric?.value,
        wrong_company: () => wrong.company !== undefined && !holds(wrong.company),
        // Their own words are what is false.
        negation: () => true,
        opposite: () => post.intents?.includes('problem') === true,
        quantifier: () => true,
        superlative: () => true,
        cause: () => true,
        opinion: () => true,
      } satisfies Record<(typeof postKinds)[number], () => boolean>
      assert.ok(isFalse[kind](), `${kind}: ${JSON.stringify(wrong)}`)
    }
    assert.ok(made > SEEDS / 20, `${kind}: only ${made}`)
  }
})

const mentionsOn = ({ byPlatform }: RankedTrend, platform: string) =>
  byPlatform.find((part) => part.platform === platform)?.mentions

test('what a true sentence says of a trend is ranked, and what its false twin says instead is not', () => {
  const named = (id: string | undefined) => evidence.trends.find((trend) => trend.id === id)
  for (const kind of trendKinds) {
    let made = 0
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const twins = trendTwins(kind, evidence, seeded(`${kind} ${seed}`), () => false)
      if (twins === undefined) continue
      made += 1
      const { right, wrong } = twins
      const trend = named(right.trend.id)
      assert.ok(trend !== undefined)
      assert.deepEqual(
        [right.score, right.mentions, right.authors, right.status],
        [trend.score, trend.mentions, trend.uniqueAuthors, trend.status],
      )
      assert.equal(right.onPlatform.posts, mentionsOn(trend, right.platform))
      const isFalse = {
        wrong_score: () => Math.abs(wrong.score - trend.score) >= 6,
        wrong_figure: () => wrong.mentions !== trend.mentions && wrong.authors !== trend.uniqueAuthors,
        wrong_status: () => wrong.status !== trend.status,
        wrong_direction: () =>
          wrong.steep === 'up' ? ['steady', 'fading'].includes(trend.status) : trend.status !== 'fading',
        wrong_rank: () => (named(wrong.trend.id)?.mentions ?? 0) < trend.mentions,
        wrong_trend_platform: () => mentionsOn(trend, wrong.platform) === 0,
        wrong_comparison: () =>
          right.other === undefined || (named(right.other.id)?.mentions ?? 0) < trend.mentions,
        wrong_trend_number_word: () => wrong.mentions !== trend.mentions,
        wrong_day: () =>
          dayOf(wrong.firstDay) !== dayOf(trend.firstSeenAt) &&
          dayOf(wrong.lastDay) !== dayOf(trend.lastSeenAt),
        wrong_share: () => wrong.onPlatform.posts !== right.onPlatform.posts,
        wrong_intent: () => wrong.ofIntent.posts !== right.ofIntent.posts,
      } satisfies Record<(typeof trendKinds)[number], () => boolean>
      assert.ok(isFalse[kind](), `${kind} of ${trend.topic}`)
    }
    assert.ok(made > 10, `${kind}: only ${made}`)
  }
})
