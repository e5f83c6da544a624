import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { Workspace } from '../../src/model/index.ts'
import { type HeldPlatform, holdPlatform } from '../support/held-platform.ts'
import { mintCaller, startTestService, type TestService } from '../support/service.ts'
import { startSimulatedService } from '../support/simulated-service.ts'
import { openWorld, type World } from './world.ts'

const PAGE = '/app/scans/latest'
/** Few words: the fewer calls. */
const words = demoWorkspace.words.slice(0, 2)
const demo = { ...Workspace.omit({ id: true }).parse(demoWorkspace), words, competitorUrls: [] }

interface ScanWorld extends World {
  /** X, which answers only when the test says so. */
  readonly platform: HeldPlatform
  readonly service: TestService
}

/** Under the system's clock: a page follows a scan for five minutes. */
async function start(
  t: TestContext,
  startService: (settings: Record<string, string>) => Promise<TestService>,
): Promise<ScanWorld> {
  const platform = await holdPlatform(t)
  const service = await startService(platform.settings)
  const { workspace } = await mintCaller(service.db, demo)
  const world = await openWorld(service, workspace.id)
  t.after(async () => {
    platform.release()
    await world.close()
  })
  return { ...world, platform, service }
}

const onSimulator = (settings: Record<string, string>) => startSimulatedService(settings, systemClock)
const onXAlone = (settings: Record<string, string>) => startTestService(settings, systemClock)

test('a scan from its plan to its end: each collector tells of itself while another one still collects', async (t) => {
  const { open, platform } = await start(t, onSimulator)
  const { page, faults } = await open(t)
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'What would a scan cost?' }).click()
  await page.getByRole('heading', { name: 'What a scan would do now' }).waitFor()
  assert.match(await page.locator('main').innerText(), /for \$\d+\.\d\d at most/)
  assert.equal(platform.calls(), 0)
  await page.getByRole('button', { name: 'Start the scan' }).click()
  await page.waitForURL(`**${PAGE}`)
  const headline = page.locator('[data-part=headline]')
  const outcome = (collector: string) => page.locator(`[data-collector=${collector}] [data-part=outcome]`)
  assert.match(await headline.innerText(), /A scan is running/)
  // By script alone: nobody loads the page again.
  await page.evaluate('window.isStillThisPage = true')
  await outcome('youtube').getByText('Collected').waitFor()
  await outcome('reddit').getByText('Collected').waitFor()
  assert.equal(await page.evaluate('window.isStillThisPage'), true)
  assert.doesNotMatch(await outcome('x').innerText(), /Collected|found nothing/)
  assert.match(await page.locator('[data-part=posts]').innerText(), /^[1-9]/)
  platform.release()
  await outcome('x').getByText('Looked, and found nothing').waitFor()
  await page.getByText('The next scan may start from').waitFor()
  assert.equal(await page.evaluate('window.isStillThisPage'), undefined, 'the end is a new page')
  assert.match(await page.locator('main').innerText(), /\d+ posts?, [\d,]+ of them new/)
  assert.equal(await page.locator('[data-scan-events]').count(), 0)
  assert.deepEqual(faults, [])
})

test('a double click starts one scan, and who would start another beside it is led to the one that runs', async (t) => {
  const { open, platform, service } = await start(t, onXAlone)
  const [{ page: one }, { page: two }] = [await open(t), await open(t)]
  for (const page of [one, two]) {
    await page.goto(PAGE)
    await page.getByRole('button', { name: 'What would a scan cost?' }).click()
    await page.getByRole('button', { name: 'Start the scan' }).waitFor()
  }
  const starts: number[] = []
  one.on(
    'response',
    (response) => void (response.request().method() === 'POST' && starts.push(response.status())),
  )
  await one.getByRole('button', { name: 'Start the scan' }).dblclick()
  await one.waitForURL(`**${PAGE}`)
  await platform.reached()
  await one.getByText('A scan is running').waitFor()
  assert.ok(
    starts.every((status) => status === 303),
    String(starts),
  )

  const answered = two.waitForResponse((response) => response.request().method() === 'POST')
  await two.getByRole('button', { name: 'Start the scan' }).click()
  assert.equal((await answered).status(), 429)
  await two.getByText('Nothing was started.').waitFor()
  await two.getByRole('link', { name: 'To the latest scan' }).click()
  await two.getByText('A scan is running').waitFor()
  const scans = await service.db.selectFrom('scans').select('scan_id').execute()
  assert.equal(scans.length, 1)
  platform.release()
  for (const page of [one, two]) await page.getByText('The next scan may start from').waitFor()
})

test('who comes too early sees the time counted down to zero, and then the way on', async (t) => {
  const { open, platform } = await start(t, onXAlone)
  platform.release()
  const { page } = await open(t)
  await page.clock.install()
  const ask = page.getByRole('button', { name: 'What would a scan cost?' })
  const startIt = page.getByRole('button', { name: 'Start the scan' })
  const left = page.locator('[data-left]')
  await page.goto(PAGE)
  await ask.click()
  await startIt.click()
  await page.getByText('The next scan may start from').waitFor()
  assert.equal(await ask.isVisible(), false)
  assert.match(await left.innerText(), /^, in (60|59) min \d+ s$/)
  await page.clock.fastForward('59:50')
  await page.clock.runFor(1000)
  assert.match(await left.innerText(), /^, in \d s$/)
  await page.clock.runFor(11_000)
  assert.equal(await left.innerText(), ': now')
  assert.equal(await ask.isVisible(), true)

  // The browser's clock is ahead of the service's, which decides.
  await ask.click()
  await page.getByRole('heading', { name: 'What a scan would do now' }).waitFor()
  await startIt.click()
  await page.getByRole('heading', { name: 'It is too early for another scan' }).waitFor()
  assert.match(await page.locator('main').innerText(), /Nothing was started\. The next scan may start from/)
})
