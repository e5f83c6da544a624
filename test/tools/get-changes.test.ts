import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { softDeletePosts } from '../../db/removals.ts'
import type { Clock } from '../../src/lib/clock.ts'
import { DAY_MS } from '../../src/lib/days.ts'
import { ChangesResponse, TrendsResponse } from '../../src/model/index.ts'
import { storeSamples } from '../support/posts.ts'
import { mintCaller, sentenceOf, type TestCaller } from '../support/service.ts'
import { startToolWorld } from '../support/tool-world.ts'
import { post, talk } from '../trends/posts.ts'

const HOUR_MS = 3_600_000
/** The moment that the made-up posts are counted back from. */
const END = Date.parse('2026-03-31T00:00:00Z')

/** A clock that a test turns. */
let nowMs = END
const clock: Clock = { now: () => new Date(nowMs), sleep: async () => {} }

const { service, connect, get } = await startToolWorld({}, clock)

async function store(caller: TestCaller, ...posts: readonly ReturnType<typeof talk>[]): Promise<void> {
  await storeSamples(service.db, caller.workspace.id, posts.flat())
}

async function changes(caller: TestCaller, query: string): Promise<ChangesResponse> {
  const answer = await get(caller, `/v1/changes?${query}`)
  assert.equal(answer.status, 200, answer.text)
  return ChangesResponse.parse(answer.json)
}

/** Eight weeks; in the last one something new, something that grew, and something that ended before it. */
const steady = [...talk('night bus', 112, 56, 0), ...talk('chess club', 84, 56, 0)]
const lastWeek = [...talk('solar kettle', 40, 6, 0.1), ...talk('pump noise', 40, 6.9, 0.1)]
const world = [...steady, ...lastWeek, ...talk('pump noise', 20, 56, 7), ...talk('fern recall', 60, 20, 8)]

/** A workspace with the world in it, as of its end. */
async function mintWorld(): Promise<TestCaller> {
  nowMs = END
  const caller = await mintCaller(service.db, { lookbackDays: 7 })
  await store(caller, world)
  return caller
}

describe('since a date', () => {
  test('lists what is new, risen and gone, with figures before and now, and counts the rest', async () => {
    const caller = await mintWorld()
    const answer = await changes(caller, 'since=2026-03-24')
    assert.deepEqual(
      answer.changes.map(({ topic, change }) => [change, topic]),
      [
        ['new', 'solar kettle'],
        ['risen', 'pump noise'],
        ['gone', 'fern recall'],
      ],
    )
    assert.deepEqual(answer.totals, {
      new: 1,
      risen: 1,
      fallen: 0,
      gone: 1,
      insufficient_data: 0,
      unchanged: 2,
      regrouped: 0,
    })
    const [solar, pump, fern] = answer.changes
    assert.equal(solar?.before, null)
    assert.equal(fern?.now, null)
    assert.ok((pump?.before?.mentions ?? 0) < (pump?.now?.mentions ?? 0))
    assert.deepEqual(answer.period, {
      since: '2026-03-24T00:00:00.000Z',
      now: '2026-03-31T00:00:00.000Z',
      basis: 'date',
      previousRankedAt: null,
      comparison: 'entered_with_left',
      entered: { from: '2026-03-24T00:00:00.001Z', to: '2026-03-31T00:00:00.000Z' },
      left: { from: '2026-03-17T00:00:00.000Z', to: '2026-03-24T00:00:00.000Z' },
    })
  })

  test('the ids, ranks and figures of now are those of get_trends', async () => {
    const caller = await mintWorld()
    const { trends } = TrendsResponse.parse((await get(caller, '/v1/trends')).json)
    const { changes: listed } = await changes(caller, 'since=2026-03-24')
    const present = listed.filter((entry) => entry.now !== null)
    assert.ok(present.length > 0)
    for (const { id, topic, now } of present) {
      const index = trends.findIndex((trend) => trend.id === id)
      assert.equal(trends[index]?.topic, topic)
      assert.equal(now?.rank, index + 1)
      assert.equal(now?.score, trends[index]?.score)
      assert.equal(now?.mentions, trends[index]?.mentions)
    }
  })

  test('cites posts by their links', async () => {
    const caller = await mintWorld()
    const { changes: listed } = await changes(caller, 'since=2026-03-24')
    assert.ok(listed.length > 0)
    for (const { posts } of listed) {
      assert.equal(posts.length, 2)
      for (const { url, id, platform } of posts) assert.equal(url, `https://example.com/${platform}/${id}`)
    }
  })

  test('a post that was removed is cited no more', async () => {
    const caller = await mintWorld()
    const [first] = (await changes(caller, 'since=2026-03-24')).changes
    const cited = first?.posts ?? []
    assert.ok(cited.length > 0)
    await softDeletePosts(service.db, caller.workspace.id, cited)
    const text = JSON.stringify(await changes(caller, 'since=2026-03-24'))
    for (const { url } of cited) assert.ok(!text.includes(`"${url}"`))
  })

  test('a limit holds for each kind, and the note says how many more there are', async () => {
    const caller = await mintWorld()
    await store(caller, talk('moss radio', 40, 6, 0.1), talk('tile choir', 40, 6, 0.1))
    const answer = await changes(caller, 'since=2026-03-24&limit=1')
    assert.equal(answer.changes.filter(({ change }) => change === 'new').length, 1)
    assert.equal(answer.totals?.new, 3)
    assert.ok(answer.notes.some((note) => note.startsWith('Topics counted in totals and left out: 2.')))
  })

  test('what maxChars leaves out is said with what gets it, and no other advice', async (t) => {
    const caller = await mintWorld()
    const mcp = await connect(t, caller)
    const adviceOn = async (args: object) => {
      const { texts } = await mcp('get_changes', { since: '2026-03-24', ...args })
      return texts[1] ?? ''
    }
    const smaller = /with maxChars 0\. A smaller limit leaves room for every kind\.$/
    assert.match(await adviceOn({ maxChars: 1900 }), smaller)
    assert.match(
      await adviceOn({ maxChars: 1900, limit: 1 }),
      /For all of them call again with maxChars 0\.$/,
    )
    const tooLong = await adviceOn({ maxChars: 700 })
    assert.match(tooLong, /^Dropped to keep within maxChars: 3 topics\. The first alone needs more/)
    assert.doesNotMatch(tooLong, /smaller/)
  })

  test('a time with its zone counts to the millisecond', async () => {
    const caller = await mintWorld()
    const { period } = await changes(caller, `since=${encodeURIComponent('2026-03-24T02:00:00.250+02:00')}`)
    assert.equal(period.since, '2026-03-24T00:00:00.250Z')
  })

  test('since now there is nothing to compare, and it says so', async () => {
    const caller = await mintWorld()
    const answer = await changes(caller, 'since=2026-03-31')
    assert.deepEqual([answer.period.comparison, answer.changes], ['none', []])
    assert.match(answer.notes.join(' '), /No time lies between/)
  })

  test('before the first post every topic is new, and the note names the first post', async () => {
    nowMs = END
    const caller = await mintCaller(service.db, { lookbackDays: 30 })
    await store(caller, talk('night bus', 20, 6, 0), talk('chess club', 20, 6, 0))
    const answer = await changes(caller, 'since=2026-03-10')
    assert.equal(answer.period.comparison, 'nothing_before')
    assert.equal(answer.period.left, null)
    assert.equal(answer.totals?.new, answer.changes.length)
    assert.match(
      answer.notes.join(' '),
      /No post of the 120 days before since is stored; the first one is of 2026-03-25T/,
    )
  })

  test('an earlier post that is in no topic is stored all the same', async () => {
    nowMs = END
    const caller = await mintCaller(service.db, { lookbackDays: 30 })
    await store(caller, talk('night bus', 20, 6, 0), talk('chess club', 20, 6, 0), [post('wow', '🙂', 40)])
    const answer = await changes(caller, 'since=2026-03-10')
    assert.equal(answer.period.comparison, 'since_with_before')
    assert.doesNotMatch(answer.notes.join(' '), /is stored/)
    for (const { rule } of answer.changes) assert.equal(rule, 'no earlier mention in stored evidence')
  })

  test('a workspace without a post answers without changes', async () => {
    nowMs = END
    const answer = await changes(await mintCaller(service.db), 'since=2026-03-10')
    assert.deepEqual(answer.changes, [])
  })

  test('another workspace has no part in it', async () => {
    await mintWorld()
    const other = await mintCaller(service.db)
    assert.deepEqual((await changes(other, 'since=2026-03-24&days=7')).changes, [])
  })
})

describe('since the previous ranking', () => {
  const rank = (caller: TestCaller) => get(caller, '/v1/trends')

  test('counts from the newest post of the last ranking that saw less', async () => {
    nowMs = END - 7 * DAY_MS
    const caller = await mintCaller(service.db, { lookbackDays: 7 })
    const isOld = ({ publishedAt }: { publishedAt?: string | undefined }) =>
      Date.parse(publishedAt ?? '') <= nowMs
    const old = world.filter(isOld)
    await store(caller, old)
    await rank(caller)
    nowMs = END
    await store(caller, world)
    await rank(caller)
    const answer = await changes(caller, '')
    assert.equal(answer.period.basis, 'previous_ranking')
    assert.equal(answer.period.previousRankedAt, new Date(END - 7 * DAY_MS).toISOString())
    assert.equal(
      answer.period.since,
      old
        .map(({ publishedAt }) => publishedAt ?? '')
        .sort()
        .at(-1),
    )
    assert.ok(answer.changes.some(({ change, topic }) => change === 'new' && topic === 'solar kettle'))
  })

  test('a ranking that was only made again is no previous one', async () => {
    const caller = await mintWorld()
    await rank(caller)
    nowMs = END + 2 * HOUR_MS
    await rank(caller)
    const answer = await changes(caller, '')
    assert.deepEqual([answer.period.since, answer.period.basis, answer.changes], [null, 'none', []])
    assert.match(answer.notes.join(' '), /Give since/)
  })

  test('one that is further back than the history of the window is counted from as far as that reaches', async () => {
    nowMs = END - 100 * DAY_MS
    const caller = await mintCaller(service.db, { lookbackDays: 7 })
    await store(caller, talk('old fair', 10, 104, 101))
    await rank(caller)
    nowMs = END
    await store(caller, world)
    const answer = await changes(caller, '')
    assert.equal(answer.period.since, new Date(END - 70 * DAY_MS).toISOString())
    assert.match(answer.notes.join(' '), /older than the history of this window/)
  })
})

describe('a wrong since', () => {
  const cases: readonly [since: string, sentence: RegExp][] = [
    [
      '2026-04-02',
      /^since was 2026-04-02T00:00:00.000Z, which is in the future\. With days 7 it must lie between 2026-01-20T00:00:00.000Z and 2026-03-31T/,
    ],
    ['2025-12-01', /which is more than 70 days ago\. .*; a longer window reaches further back\.$/],
    [
      'yesterday, please',
      /^since was "yesterday, please"\. It must be an ISO 8601 date or a date-time with its zone, for example/,
    ],
    ['2026-02-30', /^since was "2026-02-30"\. It must be/],
    ['2026-03-24T00:00:00', /It must be an ISO 8601 date or a date-time with its zone/],
    ['today', /^since was "today"\. It must be an ISO 8601 date or a date-time/],
  ]
  for (const [since, sentence] of cases) {
    test(`${since} is refused on both surfaces with the same sentence`, async (t) => {
      nowMs = END
      const caller = await mintCaller(service.db)
      const rest = await get(caller, `/v1/changes?days=7&since=${encodeURIComponent(since)}`)
      assert.equal(rest.status, 400)
      assert.match(sentenceOf(rest), sentence)
      const mcp = await connect(t, caller)
      const { output, texts } = await mcp('get_changes', { days: 7, since })
      assert.deepEqual([output, texts], [undefined, [sentenceOf(rest)]])
    })
  }
})

test('a longer window is named only where one reaches further back', async () => {
  nowMs = END
  const caller = await mintCaller(service.db)
  for (const [days, reach, isFurther] of [
    [90, 270, true],
    [180, 365, false],
    [365, 365, false],
  ] as const) {
    const sentence = sentenceOf(await get(caller, `/v1/changes?days=${days}&since=2024-01-01`))
    assert.match(sentence, new RegExp(`more than ${reach} days ago`))
    assert.equal(/a longer window/.test(sentence), isFurther, sentence)
  }
})

test('over MCP the answer is the REST body', async (t) => {
  const caller = await mintWorld()
  const { output } = await (await connect(t, caller))('get_changes', { since: '2026-03-24' })
  const rest = await get(caller, '/v1/changes?since=2026-03-24')
  assert.deepEqual(output, rest.json)
})

test('twenty callers at once get one answer', async () => {
  const caller = await mintWorld()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => get(caller, '/v1/changes?since=2026-03-24')),
  )
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
})
