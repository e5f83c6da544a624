import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { DAY_MS } from '../../src/lib/days.ts'
import { Post } from '../../src/model/index.ts'
import { isStorableText } from '../../src/text/storable.ts'
import { type Collected, collect, meta, reddit, x, youtube } from './simulated.ts'
import { createTestClock, NOW, requestOf } from './support.ts'

/** The same answers in every run: a failure is found again, and says with which seed. */
const RUNS = { seed: 20_260_331, numRuns: 60 }
/** Far more than any of the scans makes when all answers are good. */
const MAX_CALLS = 200

const wanted = {
  words: ['lamp', 'fernlight', '#growlight'],
  handles: {
    reddit: ['r/lamps', 'r/plants', 'r/secret'],
    x: ['brand', 'ann'],
    youtube: ['@busy', '@sunbar', 'UCquiet000000000000000002'],
    facebook: ['fernlight'],
    instagram: ['busy', 'fernlight'],
  },
}

const oddTexts = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\uD800',
    '\u202E',
    'a'.repeat(20_000),
    '[removed]',
    '<b>',
    '&#0;',
    '%',
    '%00',
  ],
  ...['-1', '1e9', 'NaN', '999999999999999', '__proto__', 'constructor', '../../x'],
  ...['9999-99-99', '0000-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', NOW.toISOString()],
  ...['javascript:alert(1)', 'HTTPS://WWW.EXAMPLE.ORG/A', 'https://a`b/', 'https://user:key@example.org/'],
]
const oddNumbers = [0, -1, 1.5, 1e308, 2 ** 53, 1e15]
const oddOthers = [null, true, '', 0, [], {}, [null], [[]], nested(2000)]
const oddHeaders = [
  '-1',
  '0',
  '1e9',
  '1e999',
  'NaN',
  '99999999999999999999',
  '{',
  'Fri, 31 Dec 9999 23:59:59 GMT',
]
const limitHeaders = [
  ...[
    'retry-after',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
    'x-rate-limit-remaining',
    'x-rate-limit-reset',
  ],
  ...['x-app-usage', 'x-business-use-case-usage'],
]

/** Another value for one of all names in a body: mostly one of the same type. */
interface Change {
  readonly name: number
  readonly text: string
  readonly number: number
  readonly other: unknown
}

/** What is done to one answer of a scan. */
interface Fault {
  readonly call: number
  readonly status: number | undefined
  readonly changes: readonly Change[]
  readonly headers: Readonly<Record<string, string>>
  /** Where the body ends too early, from 0 to 1. */
  readonly cutAt: number | undefined
}

const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
const change: fc.Arbitrary<Change> = fc.record({
  name: fc.nat(),
  text: fc.constantFrom(...oddTexts),
  number: fc.constantFrom(...oddNumbers),
  other: rarely(fc.constantFrom(...oddOthers)),
})
const fault: fc.Arbitrary<Fault> = fc.record({
  call: fc.nat(8),
  status: rarely(fc.constantFrom(200, 302, 400, 401, 403, 404, 429, 451, 500, 503)),
  changes: fc.array(change, { maxLength: 8 }),
  headers: fc.dictionary(fc.constantFrom(...limitHeaders), fc.constantFrom(...oddHeaders), { maxKeys: 4 }),
  cutAt: rarely(fc.double({ min: 0, max: 1, noNaN: true })),
})
const faults = fc.array(fault, { minLength: 1, maxLength: 6 })

const redditWithComments: typeof reddit = (scenario, settings, other) =>
  reddit(scenario, { ...settings, commentCallsPerScan: 20 }, other)
const collectors = { reddit: redditWithComments, x, youtube, meta }

describe('whatever a platform answers', () => {
  for (const [name, create] of Object.entries(collectors)) {
    test(`${name} ends with posts that can be kept or with a refusal of ours`, async () => {
      await fc.assert(
        fc.asyncProperty(faults, async (all) => {
          const clock = createTestClock()
          const collected = await collect(create('ok', {}, { clock, fetch: faultyFetch(all) }), wanted)
          assertSound(collected)
          const sleptMs = clock.sleptMs.reduce((sum, ms) => sum + ms, 0)
          assert.ok(sleptMs <= requestOf().deadline.getTime() - NOW.getTime(), `slept ${sleptMs} ms`)
        }),
        RUNS,
      )
    })
  }
})

function assertSound({ posts, coverage, problems, refusal, calls }: Collected): void {
  assert.ok(calls.length <= MAX_CALLS, `${calls.length} calls`)
  for (const { retryAfterSeconds } of [...problems, ...(refusal === undefined ? [] : [refusal])]) {
    assert.ok(retryAfterSeconds === null || (retryAfterSeconds >= 1 && retryAfterSeconds * 1000 <= DAY_MS))
  }
  for (const post of posts) {
    assert.ok(Post.safeParse(post).success, JSON.stringify(post))
    for (const text of [post.id, post.text, post.authorHandle ?? '']) assert.ok(isStorableText(text))
    for (const [metric, value] of Object.entries(post.metrics ?? {})) {
      const isCount = value === null || (Number.isSafeInteger(value) && (value >= 0 || metric === 'score'))
      assert.ok(isCount || metric === 'upvoteRatio', `${metric} ${value}`)
    }
  }
  for (const { reachedBackTo } of coverage) {
    assert.ok(reachedBackTo === null || Date.parse(reachedBackTo) <= NOW.getTime() + DAY_MS)
  }
}

/** The simulator's own answers over HTTP, with faults in those that are named. */
function faultyFetch(all: readonly Fault[]): typeof fetch {
  let calls = 0
  return async (input, init) => {
    const answer = await fetch(input, init)
    const fault = all.find(({ call }) => call === calls)
    calls++
    if (fault === undefined) return answer
    const { status = answer.status, changes, headers, cutAt } = fault
    const text = changes.reduce(changed, (await answer.text()) || 'null')
    return new Response(cutAt === undefined ? text : text.slice(0, text.length * cutAt), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    })
  }
}

/** A JSON text with another value for one of its names, wherever that stands. */
function changed(json: string, { name, text, number, other }: Change): string {
  const names = new Set<string>()
  JSON.parse(json, (each) => names.add(each))
  const chosen = [...names].filter((each) => !/^\d+$/.test(each))[name % names.size]
  const ofType = { string: text, number }
  return JSON.stringify(
    JSON.parse(json, (each, old: unknown) =>
      each === chosen ? (other ?? ofType[typeof old as keyof typeof ofType] ?? old) : old,
    ),
  )
}

function nested(depth: number): unknown {
  let tree: unknown = 'deep'
  for (let level = 0; level < depth; level++) tree = [tree]
  return tree
}
