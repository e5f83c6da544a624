import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { softDeletePosts } from '../../db/removals.ts'
import { importPosts } from '../../db/store-posts.ts'
import { DEMO_WORKSPACE_ID, seedDemo } from '../../src/cli/seed-demo.ts'
import { type BriefFiles, claimsIn, fetchZip, forged, unpack, verify } from '../support/briefs.ts'
import { samplePost } from '../support/posts.ts'
import { call, mintCaller } from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'
import { sampleTrend, storeTrends } from '../support/trends.ts'

let service: SimulatedService
let key: string
/** A brief of the demo's best topics. */
let files: BriefFiles
before(async () => {
  service = await startSimulatedService({}, undefined, { isDemo: true })
  key = await seedDemo(service.db, service.simulator)
  files = unpack(await fetchZip(service.url, await signIn(service, DEMO_WORKSPACE_ID), 'top=6'))
})
after(() => service.close())

test('a brief as it was made checks itself without a network', async () => {
  const { code, stdout, stderr } = await verify(files)
  assert.deepEqual([code, stderr], [0, ''])
  assert.match(stdout, /^right +each file has the hash that it was made with$/m)
  assert.match(
    stdout,
    /^right +\d+ cited posts and \d{3,4} figures stand in brief\.html as claims\.json says$/m,
  )
})

test('the service bears out every claim of a brief of the demo', async () => {
  const { code, stdout, stderr } = await verify(files, ['--service', service.url], { API_KEY: key })
  assert.deepEqual([code, stderr], [0, ''], stdout)
  const { quotations, figures } = claimsIn(files)
  const all = quotations.length + figures.length
  assert.match(stdout, new RegExp(`^verified +${all} of ${all} claims$`, 'm'))
})

test('no text of a post of the demo is whole in the ZIP', async () => {
  const { posts } = claimsIn(files)
  assert.ok(posts.length > 20)
  const ids = posts.map(({ id }) => encodeURIComponent(id)).slice(0, 50)
  const answer = await call(`${service.url}/v1/posts?ids=${ids.join(',')}`, { key })
  for (const { text } of Object(answer.json).posts)
    for (const file of Object.values(files)) assert.ok(!file.includes(text), text)
})

test('a changed file is told by its hash', async () => {
  const html = files['brief.html'].replace('What customers want', 'What nobody wants')
  const { code, stdout } = await verify({ ...files, 'brief.html': html })
  assert.equal(code, 1)
  assert.match(stdout, /^wrong +brief\.html is not the file that was made: its hash is [0-9a-f]{64}$/m)
  const { SHA256SUMS } = files
  const less = await verify({ ...files, SHA256SUMS: SHA256SUMS.replace(/^.*claims\.json\n/m, '') })
  assert.deepEqual([less.code, /SHA256SUMS does not name claims\.json/.test(less.stdout)], [1, true])
})

test('a quotation, a figure or a link that is not the claimed one is told, though the hashes were made to fit', async () => {
  const { quotations, figures, posts } = claimsIn(files)
  const exact = quotations[0]?.claim.quotes?.[0]?.exact ?? ''
  const says = figures[0]?.shown[0]?.says ?? ''
  const html = files['brief.html']
  const url = (posts[0]?.url ?? '').replaceAll('&', '&amp;')
  const cases: [what: string, changed: Partial<BriefFiles>, told: RegExp][] = [
    [
      'a word',
      { 'brief.html': html.replace(`>${exact}<`, '>Never said<') },
      /does not quote.*[\s\S]*has no quotation “Never said”/,
    ],
    ['a figure', { 'brief.html': html.replace(says, `1${says}`) }, /does not say “/],
    [
      'a link',
      { 'brief.html': html.replaceAll(`href="${url}"`, 'href="https://example.com"') },
      /has no link to/,
    ],
    [
      'the figure of a claim',
      { 'claims.json': files['claims.json'].replace(/("name": "mentions",\s+"is": )\d+/, '$1990') },
      /prints \d+ for mentions, and claims\.json has 990/,
    ],
    [
      'a topic',
      { 'brief.html': html.replace(/<article class="topic" [\s\S]*?<\/article>/, '') },
      /does not quote/,
    ],
  ]
  for (const [what, changed, told] of cases) {
    assert.notDeepEqual({ ...files, ...changed }, files, what)
    const { code, stdout } = await verify(forged(files, changed))
    assert.equal(code, 1, what)
    assert.match(stdout, told, what)
  }
})

test('a forged figure that fits everywhere in the ZIP is contradicted by the service', async () => {
  const mentions = Number(/"name": "mentions",\s+"is": (\d+)/.exec(files['claims.json'])?.[1])
  const [more, fewer] = [`${mentions + 1} posts by`, `${mentions} posts by`]
  const changed = forged(files, {
    'brief.html': files['brief.html'].replace(fewer, more),
    'claims.json': files['claims.json']
      .replace(new RegExp(`("name": "mentions",\\s+"is": )${mentions}`), `$1${mentions + 1}`)
      .replaceAll(`"says": "${fewer}`, `"says": "${more}`)
      .replace(`"printed": "${mentions}"`, `"printed": "${mentions + 1}"`),
  })
  assert.equal((await verify(changed)).code, 0)
  const { code, stdout } = await verify(changed, ['--service', service.url], { API_KEY: key })
  assert.equal(code, 1)
  assert.match(stdout, /^contradicted +1 of /m)
  assert.match(
    stdout,
    new RegExp(`mentions: ${mentions + 1}: The trend has another figure .* ${mentions}$`, 'm'),
  )
})

test('what cannot be checked is said, and is no verdict', async () => {
  const asked = ['--service', service.url]
  const stranger = await mintCaller(service.db)
  const { SHA256SUMS: _, ...unhashed } = files
  const cases: [what: string, ended: ReturnType<typeof verify>, says: RegExp][] = [
    ['no key', verify(files, asked), /Put a key of the workspace into the environment as API_KEY/],
    ['a wrong key', verify(files, asked, { API_KEY: 'svc_live_nobody' }), /answered 401\. \w/],
    [
      'a key of another workspace',
      verify(files, asked, { API_KEY: stranger.key }),
      /The key is of workspace ws_/,
    ],
    [
      'no service',
      verify(files, ['--service', 'http://127.0.0.1:9'], { API_KEY: key }),
      /127\.0\.0\.1:9\S* cannot be asked: \w/,
    ],
    [
      'no address',
      verify(files, ['--service', 'file:///etc'], { API_KEY: key }),
      /is no address of a service/,
    ],
    ['an unknown option', verify(files, ['--quick']), /Unknown option '--quick'.*Usage:/],
    [
      'a folder that is not there',
      verify(files, ['nowhere']),
      /SHA256SUMS cannot be read\. Unpack the whole ZIP/,
    ],
    ['no hashes', verify(unhashed), /SHA256SUMS cannot be read/],
    [
      'other claims',
      verify(forged(files, { 'claims.json': '{"version":2}' })),
      /not that of a brief of version 1/,
    ],
  ]
  for (const [what, ended, says] of cases) {
    const { code, stderr } = await ended
    assert.equal(code, 2, what)
    assert.match(stderr, says, what)
    assert.doesNotMatch(stderr, / at .*:\d+:\d+/, `${what}: no trace of a program`)
  }
})

test('a post that is removed after a brief was made is told as removed, while all hashes hold', async () => {
  const caller = await mintCaller(service.db)
  const texts = ['The lamp hums at dusk and at dawn, too', 'The lamp flickers while the fridge starts up']
  const posts = texts.map((text, n) => samplePost({ id: `t3_gone${n}`, text }))
  await importPosts(service.db, caller.workspace.id, posts)
  const ids = posts.map(({ id }) => id)
  const trend = sampleTrend({ id: 't_00000000000000aa', postIds: ids, representativePostIds: ids })
  await storeTrends(service, caller, 30, [trend], posts)
  const person = await signIn(service, caller.workspace.id)
  const made = unpack(await fetchZip(service.url, person, 'top=1'))
  const ask = () => verify(made, ['--service', service.url], { API_KEY: caller.key })
  assert.equal((await ask()).code, 0)
  await softDeletePosts(service.db, caller.workspace.id, [{ platform: 'reddit', id: 't3_gone0' }])
  const { code, stdout } = await ask()
  assert.equal(code, 1)
  assert.match(stdout, /^right +each file has the hash/m)
  assert.match(stdout, /^removed +1 of /m)
  assert.match(stdout, /^removed .*“The lamp hums at dusk.*No post with this id is stored in this workspace/m)
  assert.equal((await verify(made)).code, 0)
  const anew = await person.get(`/app/brief/brief.html?top=1&asOf=${claimsIn(made).asOf}`)
  assert.ok(!anew.text.includes('hums at dusk'), 'a brief that is made now has none of its words')
  assert.match(anew.text, /Not stored any more: t3_gone0/)
})

test('an edited post is told, and contradicts only what its text no longer says', async () => {
  const caller = await mintCaller(service.db)
  const post = samplePost({ id: 't3_edited', text: 'The lamp hums at dusk. It is as warm as the sun.' })
  await importPosts(service.db, caller.workspace.id, [post])
  const trend = sampleTrend({
    id: 't_00000000000000ab',
    postIds: [post.id],
    representativePostIds: [post.id],
  })
  await storeTrends(service, caller, 30, [trend], [post])
  const made = unpack(await fetchZip(service.url, await signIn(service, caller.workspace.id), 'top=1'))
  const ask = async (text: string) => {
    await importPosts(service.db, caller.workspace.id, [
      { ...post, text, lastSeenAt: new Date().toISOString() },
    ])
    return verify(made, ['--service', service.url], { API_KEY: caller.key })
  }
  const kept = await ask(`${post.text} Edited: no change.`)
  assert.match(kept.stdout, /^edited +trend:\/\/posts\/reddit\/t3_edited$/m)
  assert.equal(kept.code, 0)
  const lost = await ask('Never mind.')
  assert.match(lost.stdout, /^contradicted +1 of /m)
  assert.equal(lost.code, 1)
})

test('a brief tells how the last scan before its ranking fared, and a later scan changes nothing of it', async () => {
  const person = await signIn(service, DEMO_WORKSPACE_ID)
  const { asOf, quotations } = claimsIn(files)
  const ids = [...new Set(quotations.map(({ trendId }) => `trend=${trendId}`))].join('&')
  const before = await fetchZip(service.url, person, `${ids}&asOf=${asOf}`)
  assert.match(unpack(before)['brief.html'], /No scan had been made by then/)
  const scan = await call(`${service.url}/v1/scans`, { method: 'POST', key })
  assert.equal(scan.status, 201, scan.text)
  assert.deepEqual(await fetchZip(service.url, person, `${ids}&asOf=${asOf}`), before)
  const now = unpack(await fetchZip(service.url, person, 'top=1'))
  assert.match(now['brief.html'], /in the last scan, of <time dateTime="[^"]+">/i)
  assert.match(now['brief.html'], /<b>Reddit<\/b>: <span data-part="outcome">Collected/)
})

test('of a ranking that is kept no longer the posts are still told, and the figures as not checked', async () => {
  const { asOf } = claimsIn(files)
  const old = forged(files, {
    'claims.json': files['claims.json'].replaceAll(asOf, '2020-01-01T00:00:00.000Z'),
  })
  const { code, stdout } = await verify(old, ['--service', service.url], { API_KEY: key })
  assert.match(stdout, /^verified +(\d+) of \1 claims$/m)
  assert.match(
    stdout,
    /^not checked +\d+ claims of figures: asOf was 2020-01-01T00:00:00\.000Z, and the ranking/m,
  )
  assert.equal(code, 2)
})
