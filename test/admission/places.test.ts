import assert from 'node:assert/strict'
import { after, before, describe, type TestContext, test } from 'node:test'
import { connect } from '../../db/connect.ts'
import { importPosts } from '../../db/store-posts.ts'
import { CROWD_CALLS, LANE_LIMITS } from '../../src/admission/limits.ts'
import { holdRanking } from '../support/broken-ranking.ts'
import { messageOf, protocols, send } from '../support/mcp-protocols.ts'
import { samplePost } from '../support/posts.ts'
import {
  type Answer,
  call,
  mintCaller,
  sentenceOf,
  startTestService,
  type TestCaller,
  type TestService,
} from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'

const DEAR = '/v1/evidence?days=0&q=light'
const { dear, cheap } = LANE_LIMITS
const DEAR_OF_KEY = dear.placesOfOnlyLane + dear.waitingOfLane
const CHEAP_OF_KEY = cheap.placesOfLane + cheap.waitingOfLane

describe('places for calls', () => {
  let service: TestService
  let passedMs = 0
  before(async () => {
    service = await startTestService({}, undefined, undefined, { monotonicMs: () => passedMs })
  })
  after(() => service.close())

  const ask = (path: string, { key }: TestCaller) => call(`${service.url}${path}`, { key })

  async function callerWithPost(): Promise<TestCaller> {
    const caller = await mintCaller(service.db)
    await importPosts(service.db, caller.workspace.id, [samplePost({ id: 'one' })])
    return caller
  }

  /** Reads of posts last until the result is called. */
  async function holdPosts(t: TestContext): Promise<() => Promise<void>> {
    const sql = connect(service.connectionString)
    t.after(() => sql.end({ timeout: 0 }))
    await sql.unsafe('begin; lock table posts in access exclusive mode').simple()
    return async () => {
      await sql.unsafe('commit').simple()
    }
  }

  test('an agent that reads twenty dear things at once is answered each of them', async () => {
    const caller = await callerWithPost()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(`${DEAR}${index}`, caller)),
    )
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  })

  test('a key whose line is full is refused with 429, when to come again and no limit of scans; others are served', async (t) => {
    const [loud, neighbour] = [await callerWithPost(), await callerWithPost()]
    const release = await holdPosts(t)
    const asked = Array.from({ length: DEAR_OF_KEY + 3 }, () => ask(DEAR, loud))
    const refused = await firstSettled(asked, 3)
    for (const answer of refused) {
      assert.equal(answer.status, 429)
      assert.equal(answer.headers.get('Retry-After'), '2')
      assert.deepEqual(
        [...answer.headers.keys()].filter((name) => name.startsWith('ratelimit')),
        [],
      )
      assert.match(sentenceOf(answer), /^Too many calls at once with this key .* try again in 2 s\.$/)
    }
    // What is cheap has places of its own, and others have theirs.
    assert.equal((await ask('/v1/workspace', loud)).status, 200)
    const served = ask(DEAR, neighbour)
    await release()
    assert.equal((await served).status, 200)
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    assert.deepEqual(countOf(statuses), { 200: DEAR_OF_KEY, 429: 3 })
    assert.equal((await ask(DEAR, loud)).status, 200)
  })

  for (const protocol of protocols) {
    test(`over MCP of ${protocol} the same is a tool error that says when to come again`, async (t) => {
      const loud = await callerWithPost()
      const release = await holdPosts(t)
      const message = messageOf(protocol, 'tools/call', { name: 'list_evidence', arguments: { q: 'light' } })
      const asked = Array.from({ length: DEAR_OF_KEY + 1 }, () =>
        send(service.url, message, { key: loud.key }),
      )
      const [refused] = await firstSettled(asked, 1)
      assert.equal(refused?.status, 200)
      const { isError, content } = Object(Object(refused?.json).result)
      assert.equal(isError, true)
      assert.match(content[0].text, /^Too many calls at once .* try again in 2 s\.$/)
      // It is the same line as that of REST.
      assert.equal((await ask(DEAR, loud)).status, 429)
      await release()
      await Promise.all(asked)
    })
  }

  test('a page is refused as its person, whose workspace’s key is still answered', async (t) => {
    const caller = await callerWithPost()
    const person = await signIn(service, caller.workspace.id)
    const release = await holdPosts(t)
    const asked = Array.from({ length: DEAR_OF_KEY + 1 }, () => person.get('/app/evidence?q=light'))
    const [refused] = await firstSettled(asked, 1)
    assert.equal(refused?.status, 429)
    assert.equal(refused?.headers.get('Retry-After'), '2')
    assert.match(refused?.text ?? '', /That is too much at once/)
    const byKey = ask(DEAR, caller)
    await release()
    assert.equal((await byKey).status, 200)
    await Promise.all(asked)
  })

  test('cheap calls have a line of their own, with 429 at its end', async (t) => {
    const caller = await callerWithPost()
    const release = await holdPosts(t)
    const asked = Array.from({ length: CHEAP_OF_KEY + 1 }, () => ask('/v1/evidence', caller))
    const [refused] = await firstSettled(asked, 1)
    assert.deepEqual([refused?.status, refused?.headers.get('Retry-After')], [429, '1'])
    await release()
    assert.deepEqual(countOf((await Promise.all(asked)).map(({ status }) => status)), {
      200: CHEAP_OF_KEY,
      429: 1,
    })
  })

  test('who waits for a ranking to be made holds no place meanwhile', async (t) => {
    const caller = await callerWithPost()
    const ranking = await holdRanking(t, service.connectionString)
    const asked = Array.from({ length: CHEAP_OF_KEY }, () => ask('/v1/trends?days=7&limit=5', caller))
    await ranking.reached()
    assert.equal((await ask('/v1/workspace', caller)).status, 200)
    await ranking.release()
    const refused = (await Promise.all(asked)).filter(({ status }) => status !== 200)
    assert.deepEqual(refused.map(sentenceOf), [])
  })

  test('where the lines of all together are full the next is refused with 503', async (t) => {
    const callers = await Promise.all(
      Array.from({ length: Math.ceil(dear.waiting / dear.waitingOfLane) + 1 }, callerWithPost),
    )
    const release = await holdPosts(t)
    const asked = callers.flatMap((caller) =>
      Array.from({ length: dear.waitingOfLane }, () => ask(DEAR, caller)),
    )
    const tooMany = asked.length - dear.places - dear.waiting
    const [refused] = await firstSettled(asked, tooMany)
    assert.equal(refused?.status, 503)
    assert.equal(refused?.headers.get('Retry-After'), '2')
    assert.match(refused === undefined ? '' : sentenceOf(refused), /^The service has too much to do/)
    await release()
    const counts = countOf((await Promise.all(asked)).map(({ status }) => status))
    assert.deepEqual(counts, {
      200: dear.places + dear.waiting,
      503: tooMany,
    })
  })

  for (const isCrowded of [true, false]) {
    const rule = isCrowded
      ? 'in a crowd, who comes to a line that stands is kept in it only briefly, and who was there before to the end'
      : 'without a crowd, who comes to a line that stands is kept in it to the end'
    test(rule, async (t) => {
      const [caller, crowded] = [await callerWithPost(), await callerWithPost()]
      const release = await holdPosts(t)
      const crowd = isCrowded ? CROWD_CALLS : 0
      const others = Array.from({ length: crowd && cheap.placesOfLane + crowd }, () =>
        ask('/v1/evidence', crowded),
      )
      const first = Array.from({ length: dear.placesOfOnlyLane + 1 }, () => ask(DEAR, caller))
      await untilWaiting({ cheap: crowd, dear: 1 })
      passedMs += 1500
      const late = ask(DEAR, caller)
      await untilWaiting({ cheap: crowd, dear: 2 })
      passedMs += 1000
      await release()
      assert.deepEqual(countOf((await Promise.all(first)).map(({ status }) => status)), { 200: first.length })
      const { status, headers } = await late
      assert.deepEqual([status, headers.get('Retry-After')], isCrowded ? [429, '2'] : [200, null])
      await Promise.all(others)
    })
  }

  async function untilWaiting(counts: Readonly<Record<string, number>>): Promise<void> {
    const lines = Object.entries(counts).map(
      ([cost, count]) => `admission_waiting{cost="${cost}"} ${count}\n`,
    )
    for (;;) {
      const { text } = await call(`${service.url}/metrics`)
      if (lines.every((line) => text.includes(line))) return
    }
  }

  test('the operator sees what was decided, and who runs and waits', async () => {
    const { text } = await call(`${service.url}/metrics`)
    assert.match(text, /^admission_decisions_total\{cost="dear",decision="entered"\} [1-9]/m)
    assert.match(text, /^admission_decisions_total\{cost="dear",decision="lane_full"\} [1-9]/m)
    assert.match(text, /^admission_decisions_total\{cost="dear",decision="all_full"\} [1-9]/m)
    assert.match(text, /^admission_wait_seconds_count\{cost="cheap"\} [1-9]/m)
    for (const line of [
      'admission_running{cost="cheap"} 0',
      'admission_running{cost="dear"} 0',
      'admission_running{cost="analysis"} 0',
      'admission_waiting{cost="cheap"} 0',
      'admission_waiting{cost="dear"} 0',
      'event_loop_delay_seconds 0',
    ]) {
      assert.ok(text.split('\n').includes(line), `${line} in\n${text}`)
    }
  })
})

function countOf(statuses: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** The first of the answers, in the order in which they come. */
function firstSettled(asked: readonly Promise<Answer>[], count: number): Promise<Answer[]> {
  const first: Answer[] = []
  return new Promise((resolve, reject) => {
    for (const each of asked) {
      each.then((answer) => {
        first.push(answer)
        if (first.length === count) resolve([...first])
      }, reject)
    }
  })
}
