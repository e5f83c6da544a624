import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CitationsResponse, type RankedTrend, type TypedClaim } from '../../src/model/index.ts'
import { call, mintCaller } from '../support/service.ts'
import { startToolWorld } from '../support/tool-world.ts'
import { sampleTrend, storeTrends } from '../support/trends.ts'

const { service } = await startToolWorld()

const ID = 't_0123456789abcdef'
const trend: RankedTrend = sampleTrend({
  id: ID,
  daily: [
    { day: '2026-10-31', count: 5 },
    { day: '2026-11-01', count: null },
    { day: '2026-11-02', count: 2, partial: true },
  ],
  byPlatform: [
    { platform: 'reddit', mentions: 5, uniqueAuthors: 4, coveredDays: 1, daily: [5, null, 2] },
    { platform: 'x', mentions: null, uniqueAuthors: null, coveredDays: 0, daily: [null, null, null] },
  ],
  coverage: [{ platform: 'reddit', coveredDays: 28.5, windowDays: 30 }],
  intents: [{ intent: 'problem', posts: 4, authors: 3, share: 0.8, lower: 0.5, upper: 0.9 }],
})

async function verdictsOf(figures: NonNullable<TypedClaim['figures']>) {
  const caller = await mintCaller(service.db)
  await storeTrends(service, caller, 30, [trend])
  const { status, json, text } = await call(`${service.url}/v1/citations/check`, {
    method: 'POST',
    key: caller.key,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ claims: [{ statement: 'Figures', figures }] }),
  })
  assert.equal(status, 200, text)
  const { claims, sentences } = CitationsResponse.parse(json)
  return [sentences[0]?.verdict, ...claims.map(({ verdict, stored }) => [verdict, stored].join(' ').trim())]
}

test('a typed figure may name any figure of a trend by its path', async () => {
  const paths = {
    'explain.interval.ratio': 7.3,
    'explain.interval.upper': 19.4,
    'explain.components.surge': 0.5,
    'explain.factors.variety': 1,
    'daily.2026-10-31': 5,
    'byPlatform.reddit.mentions': 5,
    'byPlatform.reddit.daily.2026-10-31': 5,
    'coverage.reddit.coveredDays': 28.5,
    'intents.problem.authors': 3,
    engagementCoverage: 0.75,
  }
  const figures = Object.entries(paths).map(([name, is]) => ({ of: ID, name, is }))
  assert.deepEqual(await verdictsOf(figures), ['verified', ...figures.map(() => 'verified')])
})

test('a figure by its path is held to what is stored, and to bounds', async () => {
  assert.deepEqual(
    await verdictsOf([
      { of: ID, name: 'daily.2026-10-31', is: 6 },
      { of: ID, name: 'explain.interval.ratio', is: { atLeast: 7, atMost: 8 } },
    ]),
    ['contradicted', 'refuted 5', 'verified'],
  )
})

test('what was not collected or is not known is unknown, and not zero', async () => {
  const names = [
    ...['daily.2026-11-01', 'byPlatform.x.mentions', 'byPlatform.x.daily.2026-10-31'],
    'explain.components.engagement',
  ]
  const figures = names.map((name) => ({ of: ID, name, is: 0 }))
  assert.deepEqual(await verdictsOf(figures), ['unchecked', ...names.map(() => 'unknown')])
})

test('what is no path of a figure is not checked', async () => {
  const names = [
    ...['daily.2026-12-24', 'daily.2026-10-31.more', 'explain.rule', 'explain.__proto__.x'],
    ...['explain.interval', 'topic', 'toString', 'byPlatform.0.mentions', 'intents.hazard.posts'],
  ]
  const figures = names.map((name) => ({ of: ID, name, is: 0 }))
  assert.deepEqual(await verdictsOf(figures), ['unchecked', ...names.map(() => 'not_checked')])
})

test('of a day that was not wholly collected a larger count is open, and a smaller one is contradicted', async () => {
  const of = (is: number) => ({ of: ID, name: 'daily.2026-11-02', is })
  assert.deepEqual(await verdictsOf([of(2), of(3), of(1)]), [
    'contradicted',
    ...['verified', 'not_checked 2', 'refuted 2'],
  ])
})

test('a figure by its path is read from the ranking that the check is of', async () => {
  const caller = await mintCaller(service.db)
  await storeTrends(service, caller, 30, [trend])
  const { headers } = await call(`${service.url}/v1/trends?days=30`, { key: caller.key })
  const earlier = headers.get('Ranked-At') ?? ''
  await storeTrends(service, caller, 30, [{ ...trend, daily: [{ day: '2026-10-31', count: 9 }] }])
  const check = async (asOf?: string) => {
    const claims = [{ statement: 'Days', figures: [{ of: ID, name: 'daily.2026-10-31', is: 5 }] }]
    const { json } = await call(`${service.url}/v1/citations/check`, {
      method: 'POST',
      key: caller.key,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ claims, asOf }),
    })
    return CitationsResponse.parse(json).sentences[0]?.verdict
  }
  assert.deepEqual([await check(earlier), await check()], ['verified', 'contradicted'])
})
