import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { CompaniesResponse, Workspace } from '../../src/model/index.ts'
import { storeSamples } from '../support/posts.ts'
import { call, mintCaller, type TestCaller } from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'
import { assertHarmless, hostile } from './hostile.ts'

const demo = Workspace.omit({ id: true }).parse(demoWorkspace)
const percentOf = (share: number): string => `${Math.round(share * 100)} %`

describe('the page that compares companies', () => {
  let service: SimulatedService
  let scanned: TestCaller
  before(async () => {
    service = await startSimulatedService()
    scanned = await mintCaller(service.db, demo)
    const scan = await call(`${service.url}/v1/scans`, { method: 'POST', key: scanned.key })
    assert.equal(scan.status, 201, scan.text)
  })
  after(() => service.close())

  test('tells the shares, intervals, issues and posts that the tool tells', async () => {
    const answer = await call(`${service.url}/v1/companies`, { key: scanned.key })
    const { own, competitors } = CompaniesResponse.parse(answer.json)
    const { text } = await (await signIn(service, scanned.workspace.id)).get('/app/compare')
    const known = competitors.filter(({ shareOfVoice }) => shareOfVoice.share !== null)
    assert.ok(known.length > 0)
    for (const { shareOfVoice } of known) {
      const { share, lower, upper } = shareOfVoice
      const sentence =
        `${percentOf(share ?? 0)} (${percentOf(lower ?? 0).replace(' %', '')}–${percentOf(upper ?? 0)})`.replaceAll(
          ' ',
          '\u00a0',
        )
      assert.ok(text.includes(sentence), sentence)
    }
    assert.equal([...text.matchAll(/<svg class="share"/g)].length, known.length)
    assert.match(text, /<h2 id="competitor-0"><bdi dir="auto">Sunbar<\/bdi>/, 'as the word list writes it')
    assert.match(text, /\d+ posts are left out: the companies’ own\./)
    const [issue] = own.issues
    assert.ok(issue)
    assert.match(text, new RegExp(`href="/app/trends/${issue.id}\\?days=30"`))
    for (const { url } of own.cited) assert.ok(text.includes(`href="${url.replaceAll('&', '&amp;')}"`), url)
    assertHarmless(text)
  })

  test('says of a post to cite that it is a comment', async () => {
    const { workspace } = await mintCaller(service.db, demo)
    await storeSamples(service.db, workspace.id, [
      { id: 't1_c', kind: 'comment', text: 'Fernlight hums since week three' },
    ])
    const { text } = await (await signIn(service, workspace.id)).get('/app/compare')
    assert.match(text, /<p class="source">Reddit comment · <time/)
  })

  test('says why there is no share where nothing was collected for both', async () => {
    const { workspace } = await mintCaller(service.db, demo)
    await storeSamples(service.db, workspace.id, [{ id: 'a', text: 'Fernlight beats Sunbar' }])
    const { text } = await (await signIn(service, workspace.id)).get('/app/compare')
    assert.match(text, /No share yet: no scan of these days looked for either name/)
    assert.doesNotMatch(text, /<svg class="share"/)
  })

  test('of a workspace without competitors or posts says so', async () => {
    const lonely = await mintCaller(service.db, { competitorUrls: [] })
    const { text } = await (await signIn(service, lonely.workspace.id)).get('/app/compare')
    assert.match(text, /No competitor is set for this workspace[\s\S]*href="\/app\/setup"/)
    const silent = await mintCaller(service.db)
    const other = await (await signIn(service, silent.workspace.id)).get('/app/compare?days=7')
    assert.match(other.text, /No customer’s post of these days names one of them/)
  })

  test('refuses a window or a competitor that there is none of, and takes neither for markup', async () => {
    const { workspace } = await mintCaller(service.db, { productName: `Lamp ${hostile.attribute}` })
    const visitor = await signIn(service, workspace.id)
    assertHarmless((await visitor.get('/app/compare')).text)
    for (const value of Object.values(hostile)) {
      for (const name of ['days', 'competitor']) {
        const { status, text } = await visitor.get(`/app/compare?${new URLSearchParams({ [name]: value })}`)
        assert.ok(status === 400 || status === 404, String(status))
        assertHarmless(text)
      }
    }
  })
})
