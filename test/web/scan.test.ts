import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { type Clock, systemClock } from '../../src/lib/clock.ts'
import { ScanStateResponse, Workspace } from '../../src/model/index.ts'
import { holdPlatform } from '../support/held-platform.ts'
import {
  type Answer,
  call,
  mintCaller,
  startTestService,
  type TestCaller,
  type TestService,
} from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'
import { startSimulatedService } from '../support/simulated-service.ts'
import { assertHarmless, hostile } from './hostile.ts'

const PAGE = '/app/scans/latest'
const EVENTS = '/app/scans/events'
/** Few words: the fewer calls. */
const demo = {
  ...Workspace.omit({ id: true }).parse(demoWorkspace),
  words: demoWorkspace.words.slice(0, 2),
  competitorUrls: [],
}

type Hooks = { after(hook: () => Promise<void> | void): void }

/** A service whose one platform answers only when the test says so. */
async function startHeld(t: Hooks, settings: Record<string, string> = {}, clock?: Clock) {
  const platform = await holdPlatform(t)
  const service = await startTestService({ ...platform.settings, ...settings }, clock)
  t.after(async () => {
    platform.release()
    await service.close()
  })
  const caller = await mintCaller(service.db)
  return { platform, service, caller, visitor: await signIn(service, caller.workspace.id) }
}

async function stateOf(service: TestService, { key }: TestCaller) {
  const answer = await call(`${service.url}/v1/scans/latest`, { key })
  return { status: answer.status, ...(answer.status === 200 ? ScanStateResponse.parse(answer.json) : {}) }
}

/** The key that the page of the plan makes. */
function keyIn(html: string): string {
  const key = /name="key" value="([^"]+)"/.exec(html)?.[1]
  assert.ok(key, 'the page offers no start')
  return key
}

/** The names of the events of an answer, in their order. */
const eventsIn = (text: string): string[] =>
  [...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name ?? '')

/** Follows the latest scan until it has ended: under a clock that nobody waits for, five minutes are soon over. */
async function untilEnded(visitor: { get(path: string): Promise<Answer> }): Promise<void> {
  let names: string[] = []
  while (names.at(-1) !== 'end') {
    names = eventsIn((await visitor.get(EVENTS)).text)
    assert.ok(names.length > 0, 'the scan cannot be followed')
  }
}

describe('the page of the scan', () => {
  test('shows what a scan would do and cost, and starts none', async (t) => {
    const { service, caller, visitor, platform } = await startHeld(t)
    const empty = await visitor.get(PAGE)
    assert.match(empty.text, /There was no scan yet/)
    assert.match(empty.text, /<form method="post" action="\/app\/scans\/latest">/)
    const { status, text } = await visitor.post(PAGE, { step: 'plan' })
    assert.equal(status, 200)
    assert.match(text, /<b>X<\/b>: at most \d+ calls?, \d+ posts \(of 1,000 left\) for \$\d/)
    assert.match(text, /\$\d+\.\d\d at most/)
    assert.match(text, /data-collector="youtube"><b>YouTube<\/b>: .*?Not configured.*?YOUTUBE_API_KEY/s)
    assert.ok(keyIn(text))
    assert.equal(platform.calls(), 0)
    assert.equal((await stateOf(service, caller)).status, 404)
  })

  test('answers a start while the scan still runs, and starts one scan however often it is clicked', async (t) => {
    const { service, caller, visitor, platform } = await startHeld(t, { SCAN_INTERVAL_SECONDS: '0' })
    const key = keyIn((await visitor.post(PAGE, { step: 'plan' })).text)
    const clicks = await Promise.all([
      visitor.post(PAGE, { step: 'start', key }),
      visitor.post(PAGE, { step: 'start', key }),
    ])
    for (const { status, headers } of clicks) assert.deepEqual([status, headers.get('location')], [303, PAGE])
    await platform.reached()
    const running = await stateOf(service, caller)
    assert.equal(running.scan?.state, 'running')
    const { text } = await visitor.get(PAGE)
    assert.match(text, /A scan is running/)
    assert.match(text, /You may leave/)
    assert.match(text, new RegExp(`data-scan-events="/app/scans/events\\?id=${running.scan.id}"`))
    platform.release()
    await untilEnded(visitor)
    assert.equal((await visitor.post(PAGE, { step: 'start', key })).status, 303)
    const done = await stateOf(service, caller)
    assert.deepEqual([done.scan?.state, done.scan?.id], ['completed', running.scan.id])
  })

  test('says when the next scan may start, as a sentence and for a script', async (t) => {
    const { visitor, platform } = await startHeld(t)
    platform.release()
    await visitor.post(PAGE, { step: 'start', key: `page-${randomUUID()}` })
    await untilEnded(visitor)
    const early = await visitor.post(PAGE, { step: 'start', key: `page-${randomUUID()}` })
    assert.equal(early.status, 429)
    const time = /data-countdown.*?The next scan may start from <time datetime="([^"]+)">[^<]+ UTC<\/time>/s
    for (const text of [early.text, (await visitor.get(PAGE)).text]) {
      const at = Date.parse(time.exec(text)?.[1] ?? '')
      assert.ok(at > Date.now() + 3_500_000 && at < Date.now() + 3_700_000, text)
    }
    const planned = await visitor.post(PAGE, { step: 'plan' })
    assert.match(planned.text, /<div hidden data-then="true"><form[^>]*>.*?Start the scan/s)
  })

  test('says what has to be set where nothing is configured, and starts nothing', async (t) => {
    const service = await startTestService()
    t.after(() => service.close())
    const caller = await mintCaller(service.db)
    const visitor = await signIn(service, caller.workspace.id)
    const plan = await visitor.post(PAGE, { step: 'plan' })
    assert.match(plan.text, /Nothing can be collected/)
    assert.match(plan.text, /class="quiet" data-collector="x"/)
    assert.doesNotMatch(plan.text, /Start the scan/)
    const started = await visitor.post(PAGE, { step: 'start', key: `page-${randomUUID()}` })
    assert.equal(started.status, 503)
    assert.match(started.text, /No collector is configured.*X_BEARER_TOKEN/s)
    assert.equal((await stateOf(service, caller)).status, 404)
  })

  test('names what is missing from a finished scan', async (t) => {
    const service = await startSimulatedService({ X_BEARER_TOKEN: 'not-accepted' })
    t.after(() => service.close())
    const { key, workspace } = await mintCaller(service.db, demo)
    assert.equal((await call(`${service.url}/v1/scans`, { method: 'POST', key })).status, 201)
    const { text } = await (await signIn(service, workspace.id)).get(PAGE)
    assert.match(text, /<p class="band gaps" role="status"[^>]*>Finished with gaps \(X\) on /)
    assert.match(text, /<li class="gap" data-collector="x"><b>X<\/b>: .*?Not let in by the platform/s)
    assert.match(text, /<li class="good" data-collector="reddit">/)
  })

  test('says that a scan failed of which no platform delivered anything', async (t) => {
    // Nobody listens on the port of the discard service.
    const service = await startTestService({ X_BEARER_TOKEN: 'x', X_BASE_URL: 'http://127.0.0.1:9' })
    t.after(() => service.close())
    const { workspace } = await mintCaller(service.db)
    const visitor = await signIn(service, workspace.id)
    assert.equal((await visitor.post(PAGE, { step: 'start', key: `page-${randomUUID()}` })).status, 303)
    await untilEnded(visitor)
    assert.match((await visitor.get(PAGE)).text, /Failed on .*: no platform delivered anything/)
  })

  test('starts nothing for a form that another site made a browser send', async (t) => {
    const { service, caller, visitor, platform } = await startHeld(t)
    const { status, text } = await call(`${service.url}${PAGE}`, {
      method: 'POST',
      headers: {
        Cookie: visitor.cookie,
        'Sec-Fetch-Site': 'cross-site',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: `step=start&key=page-${randomUUID()}`,
    })
    assert.equal(status, 403)
    assert.match(text, /does not come from a page of this service/)
    assert.equal(platform.calls(), 0)
    assert.equal((await stateOf(service, caller)).status, 404)
  })

  test('is for members, too, and for nobody who is not signed in', async (t) => {
    const { service, caller } = await startHeld(t)
    const member = await signIn(service, caller.workspace.id, 'member')
    assert.equal((await member.get(PAGE)).status, 200)
    assert.equal((await member.post(PAGE, { step: 'plan' })).status, 200)
    for (const path of [PAGE, EVENTS, '/app/evidence', '/app/compare', '/app/coverage']) {
      const { status, headers } = await call(`${service.url}${path}`)
      assert.deepEqual([status, headers.get('location')], [303, '/app/enter'], path)
    }
  })

  test('refuses a form that says neither what to do nor under which key', async (t) => {
    const { service, caller, visitor, platform } = await startHeld(t)
    const forms: Record<string, string>[] = [
      {},
      { step: 'begin' },
      { step: 'start' },
      { step: 'start', key: 'short' },
      ...Object.values(hostile).map((key) => ({ step: 'start', key })),
    ]
    for (const form of forms) {
      const { status, text } = await visitor.post(PAGE, form)
      assert.equal(status, 400, JSON.stringify(form).slice(0, 80))
      assertHarmless(text)
    }
    assert.equal(platform.calls(), 0)
    assert.equal((await stateOf(service, caller)).status, 404)
  })
})

describe('the events of a scan', () => {
  test('tell each change until the scan has ended', async (t) => {
    const { visitor, platform } = await startHeld(t, {}, systemClock)
    await visitor.post(PAGE, { step: 'start', key: `page-${randomUUID()}` })
    await platform.reached()
    const following = visitor.get(EVENTS)
    platform.release()
    const { status, headers, text } = await following
    assert.equal(status, 200)
    assert.match(headers.get('content-type') ?? '', /^text\/event-stream/)
    assert.equal(headers.get('x-accel-buffering'), 'no')
    const names = eventsIn(text)
    assert.equal(names.at(-1), 'end')
    assert.ok(names.slice(0, -1).every((name) => name === 'scan'))
    const states = [...text.matchAll(/^event: scan\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? ''))
    assert.equal(new Set(states.map((state) => JSON.stringify(state))).size, states.length)
    assert.equal(states.at(-1).isEnded, true)
  })

  test('stop after five minutes, though the scan goes on', async (t) => {
    const { visitor, platform, service, caller } = await startHeld(t)
    await visitor.post(PAGE, { step: 'start', key: `page-${randomUUID()}` })
    await platform.reached()
    const { text } = await visitor.get(EVENTS)
    assert.deepEqual(eventsIn(text), ['scan', 'stop'])
    assert.equal((await stateOf(service, caller)).scan?.state, 'running')
  })

  test('follow for one person on five pages at most', async (t) => {
    const { visitor, platform } = await startHeld(t)
    await visitor.post(PAGE, { step: 'start', key: `page-${randomUUID()}` })
    await platform.reached()
    const pages = await Promise.all(Array.from({ length: 6 }, () => visitor.get(EVENTS)))
    assert.deepEqual(pages.map(({ status }) => status).toSorted(), [200, 200, 200, 200, 200, 503])
    assert.equal((await visitor.get(EVENTS)).status, 200)
  })

  test('end with the session', async (t) => {
    const { service, visitor, platform } = await startHeld(t, {}, systemClock)
    await visitor.post(PAGE, { step: 'start', key: `page-${randomUUID()}` })
    await platform.reached()
    const { body } = await fetch(`${service.url}${EVENTS}`, { headers: { Cookie: visitor.cookie } })
    assert.ok(body)
    const told: string[] = []
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      if (told.length === 0) assert.equal((await visitor.post('/app/sign-out', {})).status, 303)
      told.push(chunk)
    }
    assert.deepEqual(eventsIn(told.join('')), ['scan'])
  })

  test('tell nothing of another workspace’s scan', async (t) => {
    const { service, platform, visitor, caller } = await startHeld(t)
    await visitor.post(PAGE, { step: 'start', key: `page-${randomUUID()}` })
    await platform.reached()
    const { scan } = await stateOf(service, caller)
    assert.ok(scan)
    const stranger = await signIn(service, (await mintCaller(service.db)).workspace.id)
    const { text } = await stranger.get(`${EVENTS}?id=${scan.id}`)
    assert.deepEqual(eventsIn(text), ['stop'])
  })
})
