import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { quotaDayOf } from '../../src/collectors/youtube/quota-day.ts'
import { RankedTrend, Workspace } from '../../src/model/index.ts'
import { platformNames } from '../../web/view/words.ts'
import { daysAgo, storeSamples } from '../support/posts.ts'
import { call, impatientClock, mintCaller, startTestService, type TestService } from '../support/service.ts'
import { type SignedIn, signIn } from '../support/signed-in.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'
import { assertHarmless, hostile } from './hostile.ts'

const demo = Workspace.omit({ id: true }).parse(demoWorkspace)

/** The row of a platform or of one of its kinds of query. */
function rowOf(html: string, label: string): string {
  const row = [...html.matchAll(/<figure class="row.*?<\/figure>/gs)].find(([text]) =>
    text.includes(`<figcaption>${label}</figcaption>`),
  )
  assert.ok(row, `there is no row ${label}`)
  return row[0]
}

describe('the page of coverage', () => {
  let service: TestService
  before(async () => {
    service = await startTestService()
  })
  after(() => service.close())

  test('of an empty workspace says that nothing was collected, and draws no day as collected', async () => {
    const { workspace } = await mintCaller(service.db)
    const { status, text } = await (await signIn(service, workspace.id)).get('/app/coverage')
    assert.equal(status, 200)
    assert.match(text, /Nothing was collected yet/)
    assert.match(rowOf(text, 'X'), /No scan has asked here, and no post is stored/)
    assert.doesNotMatch(rowOf(text, 'X'), /class="(collected|part|none)"/)
  })

  test('tells days that only stored posts speak for from those that scans recorded', async () => {
    const { workspace } = await mintCaller(service.db)
    await storeSamples(
      service.db,
      workspace.id,
      [5, 4, 3].map((days) => ({ id: `d${days}`, publishedAt: daysAgo(days) })),
    )
    const { text } = await (await signIn(service, workspace.id)).get('/app/coverage?days=7')
    assert.match(rowOf(text, 'Reddit'), /3 of 7 days collected, as the stored posts tell; 3 posts\./)
    assert.equal([...text.matchAll(/<th scope="row">\d{4}-\d\d-\d\d<\/th>/g)].length, 7)
  })

  test('calls what is not configured quiet, with its settings, and no failure', async () => {
    const { workspace } = await mintCaller(service.db)
    const { text } = await (await signIn(service, workspace.id)).get('/app/coverage')
    const line = /<li class="(\w+)" data-collector="x">(.*?)<\/li>/s.exec(text)
    assert.equal(line?.[1], 'quiet')
    assert.match(line[2] ?? '', /Not configured.*To collect here, set X_BEARER_TOKEN/s)
    assert.match(text, /No configured platform counts a budget/)
  })

  test('refuses a window that there is none of, and takes nothing in the address for markup', async () => {
    const { workspace } = await mintCaller(service.db)
    const visitor = await signIn(service, workspace.id)
    for (const days of ['5', ...Object.values(hostile)]) {
      const { status, text } = await visitor.get(`/app/coverage?${new URLSearchParams({ days })}`)
      assert.equal(status, 400)
      assert.match(text, /Allowed: 7, 30, 90, 180, 365/)
      assertHarmless(text)
    }
  })
})

describe('the page of coverage after a scan', () => {
  let service: SimulatedService | undefined
  let text: string
  let key: string
  let visitor: SignedIn
  before(async () => {
    // A scan and its page of one day: where midnight came between them, in UTC or in California, there is another scan.
    for (let isOfOneDay = false; !isOfOneDay; ) {
      await service?.close()
      const clock = impatientClock()
      const days = () => [clock.now().toISOString().slice(0, 10), quotaDayOf(clock.now())].join()
      service = await startSimulatedService({}, clock)
      const caller = await mintCaller(service.db, demo)
      key = caller.key
      const began = days()
      const scan = await call(`${service.url}/v1/scans`, { method: 'POST', key })
      assert.equal(scan.status, 201, scan.text)
      visitor = await signIn(service, caller.workspace.id)
      text = (await visitor.get('/app/coverage')).text
      isOfOneDay = days() === began
    }
  })
  after(() => service?.close())

  test('has a row for each kind of query, which tells how far it reached', () => {
    assert.match(rowOf(text, 'Instagram by accounts'), /Scans reached 30 of 30 days/)
    const days = rowOf(text, 'Instagram by words')
    // A hashtag's newest posts go back 24 hours, and yesterday counts where half of it was reached: before noon it does.
    assert.match(days, /Scans reached [12] of 30 days/)
    assert.match(days, /class="collected"/)
    assert.match(days, /class="none"/)
  })

  test('says of a platform where only companies’ pages are read that it is not collected, as each trend does', async () => {
    const facebook = rowOf(text, 'Facebook')
    assert.match(facebook, /not collected: only companies’ own accounts are read here.*all by companies\./)
    assert.doesNotMatch(facebook, /class="(collected|part)"/)
    assert.match(rowOf(text, 'Facebook by accounts'), /Scans reached 30 of 30 days/)
    const { json } = await call(`${service?.url}/v1/trends?fields=full&limit=3`, { key })
    const figures = RankedTrend.array()
      .parse(Object(json).trends)
      .flatMap(({ byPlatform }) => byPlatform)
    assert.equal(figures.length, 15)
    for (const { platform, mentions } of figures) {
      const isDrawn = (row: string) => /class="(collected|part)"/.test(rowOf(text, row))
      const ofPosts = isDrawn(platformNames[platform])
      // Comments alone tell of what they hold, and of no silence.
      const isKnown = ofPosts || (mentions !== 0 && isDrawn(`${platformNames[platform]} comments`))
      assert.equal(mentions === null ? ofPosts : isKnown, mentions !== null, platform)
    }
  })

  test('has comments in rows of their own, apart from posts', () => {
    assert.match(rowOf(text, 'Reddit comments'), /\d+ of 30 days collected; \d+ comments\./)
    assert.match(rowOf(text, 'Reddit comments of known threads'), /Scans reached 30 of 30 days/)
    assert.match(rowOf(text, 'Reddit newest comments'), /Scans reached \d+ of 30 days/)
    assert.match(rowOf(text, 'Reddit'), /(29|30) of 30 days collected.*; \d+ posts/)
  })

  test('the page of evidence tells of comments alone on which days these were collected', async () => {
    const gapsOf = async (kind: string) => {
      const page = await visitor.get(`/app/evidence?platform=facebook&kind=${kind}`)
      return /<p class="band gaps" role="note">(.*?)<\/p>/s.exec(page.text)?.[1] ?? ''
    }
    assert.match(await gapsOf('post'), /Facebook was not collected on any of the last 30 days/)
    assert.doesNotMatch(await gapsOf('comment'), /not collected on any/)
  })

  test('has each collector’s outcome in words', () => {
    for (const collector of ['reddit', 'x', 'youtube', 'meta'])
      assert.match(
        text,
        new RegExp(`<li class="good" data-collector="${collector}">.*?Collected.*?new post`, 's'),
      )
  })

  test('says how many comments came of those that were asked for', () => {
    for (const collector of ['reddit', 'youtube', 'meta'])
      assert.match(
        text,
        new RegExp(
          `data-collector="${collector}">.*?\\d+ threads and lists asked for comments: \\d+ received, \\d+ with a word of the list\\.`,
          's',
        ),
      )
    const [ofX] = /<li class="good" data-collector="x">.*?<\/li>/s.exec(text) ?? []
    assert.doesNotMatch(ofX ?? '', /asked for comments/)
  })

  test('measures what the platforms’ budgets spent, and says when they are whole again', () => {
    assert.match(text, /<b>X<\/b>: \d+ of 1,000 posts read today/)
    assert.match(text, /<b>YouTube<\/b>: 1 of 100 searches made today/)
    assert.match(
      text,
      /<meter min="0" max="30" value="10" aria-label="Facebook and Instagram: 10 of 30 hashtags/,
    )
    assert.match(text, /Starts again <time datetime="\d{4}-\d\d-\d\dT00:00:00.000Z">/)
  })
})
