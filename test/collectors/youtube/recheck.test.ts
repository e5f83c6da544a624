import assert from 'node:assert/strict'
import { test } from 'node:test'
import { credentials } from '../../../simulator/credentials.ts'
import { startSimulator } from '../../../simulator/server.ts'
import { accountOf } from '../../../src/collectors/limits.ts'
import { limits, simulator, youtube } from '../simulated.ts'
import { buildSmallWorld } from '../small-world.ts'
import { createRecordingSink, NOW, requestOf, serve } from '../support.ts'

const refOf = (id: string, authorHandle?: string) => ({
  platform: 'youtube' as const,
  id,
  url: `https://www.youtube.com/watch?v=${id}`,
  ...(authorHandle === undefined ? {} : { authorHandle }),
})
const work = () => ({ request: requestOf(), sink: createRecordingSink() })
const many = Array.from({ length: 150 }, (_, index) =>
  refOf(`busy${String(index + 2).padStart(7, '0')}`, '@busy'),
)
let keys = 0
function newKey(scenario = 'ok'): string {
  keys += 1
  return `${credentials.youtube.apiKey}.${scenario}.again${keys}`
}

test('reads fresh counts and keeps the handle that is stored', async () => {
  const { found, gone, problems } = await youtube().recheck([refOf('sunbar00001', '@sunbar')], work())
  assert.deepEqual(
    found.map(({ id, authorHandle, metrics }) => [id, authorHandle, metrics]),
    [['sunbar00001', '@sunbar', { views: 10, likes: null, comments: null }]],
  )
  assert.deepEqual([gone, problems], [[], []])
})

test('a video that is missing, private or unlisted is gone', async (t) => {
  const world = buildSmallWorld()
  const [first] = world.youtube.videos
  assert.ok(first)
  const hidden = ['private', 'unlisted'] as const
  const videos = hidden.map((privacy) => ({ ...first, id: privacy.padEnd(11, '0'), privacy }))
  const own = await startSimulator({
    now: () => NOW,
    dataset: { ...world, youtube: { ...world.youtube, videos } },
  })
  t.after(() => own.close())
  const refs = ['private0000', 'unlisted000', 'missing0000'].map((id) => refOf(id))
  const { found, gone } = await youtube('ok', { baseUrl: own.baseUrls.youtube }).recheck(refs, work())
  assert.deepEqual([found, gone], [[], refs])
})

test('a video that is announced anew is neither found nor gone', async () => {
  const { found, gone } = await youtube().recheck([refOf('quiet000003')], work())
  assert.deepEqual([found, gone], [[], []])
})

test('an id that could be none of YouTube is not asked for', async () => {
  const apiKey = newKey()
  const refs = [
    refOf('a,sunbar00001'),
    refOf('../channels'),
    { ...refOf('sunbar00001'), platform: 'x' as const },
  ]
  const outcome = await youtube('ok', { apiKey }).recheck(refs, work())
  assert.deepEqual(outcome, { found: [], gone: [], problems: [] })
  assert.deepEqual(simulator.requests({ platform: 'youtube', credential: apiKey }), [])
})

test('fifty videos cost one unit', async () => {
  const apiKey = newKey()
  const { found } = await youtube('ok', { apiKey }).recheck(many, work())
  assert.deepEqual(new Set(found.map(({ id }) => id)), new Set(many.map(({ id }) => id)))
  const units = { account: accountOf(apiKey), resource: 'youtube_units', period: '2026-11-20', cap: 10_000 }
  assert.equal(await limits.remaining(units), 9997)
})

test('what the day has no unit left for is in no list', async () => {
  const { found, gone, problems } = await youtube('ok', { apiKey: newKey(), unitsPerDay: 2 }).recheck(
    many,
    work(),
  )
  assert.equal(found.length, 100)
  assert.deepEqual(gone, [])
  assert.deepEqual(
    problems.map(({ code }) => code),
    ['day_spent'],
  )
  await assert.rejects(youtube('ok', { apiKey: newKey('daily_quota') }).recheck(many, work()), {
    code: 'day_spent',
  })
})

test('a refused key is thrown', async () => {
  await assert.rejects(youtube('unauthorized').recheck(many, work()), { status: 'auth_required' })
})

test('an answer that is not a list of videos, or says nothing of privacy, forgets nothing', async (t) => {
  const refs = [refOf('sunbar00001')]
  const video = '{"kind":"youtube#videoListResponse","items":[{"id":"sunbar00001","snippet":{}}]}'
  const bodies = ['{}', '{"kind":"youtube#videoListResponse"}', video]
  const baseUrl = await serve(t, (_req, res) => {
    res.setHeader('content-type', 'application/json').end(bodies.shift())
  })
  for (const _body of bodies.slice(1)) {
    await assert.rejects(youtube('ok', { baseUrl }).recheck(refs, work()), { code: 'unexpected_content' })
  }
  assert.deepEqual((await youtube('ok', { baseUrl }).recheck(refs, work())).gone, [])
})

test('an abort ends a recheck with its own reason', async () => {
  const request = requestOf({ signal: AbortSignal.abort(new Error('deadline')) })
  await assert.rejects(youtube().recheck(many, { ...work(), request }), { message: 'deadline' })
})
