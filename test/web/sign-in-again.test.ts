import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { listKeys } from '../../db/api-keys.ts'
import { listMembers } from '../../db/memberships.ts'
import { issueLink } from '../../src/accounts/links.ts'
import { nextPage } from '../../web/next-page.ts'
import { type Answer, call, mintCaller } from '../support/service.ts'
import { type SignedIn, signIn } from '../support/signed-in.ts'
import { startSimulatedService } from '../support/simulated-service.ts'
import { startToolWorld } from '../support/tool-world.ts'

const { service } = await startToolWorld()
const { db } = service

const ACCESS = '/app/settings/access'
const MEMBERS = '/app/settings/members'
const SECRET = /svc_live_[0-9A-Za-z]{49}|\/app\/enter#/

const idOf = async ({ cookie }: SignedIn) =>
  (await service.accounts.visitorOf(cookie.split('=')[1] ?? ''))?.userId ?? assert.fail('nobody is signed in')

/** As if all had signed in a while ago, and used their sessions since. */
const letPass = (minutes: number) =>
  sql`update sessions set created_at = created_at - make_interval(mins => ${minutes})`.execute(db)

/** Where an answer leads to sign in, and the page that waits there. */
function askedToSignIn({ status, headers, text }: Answer): { path: string; next: string } {
  assert.equal(status, 303, text)
  assert.doesNotMatch(text, SECRET)
  const path = headers.get('Location') ?? ''
  const url = new URL(path, service.url)
  assert.equal(url.pathname, '/app/enter')
  return { path, next: url.searchParams.get('next') ?? '' }
}

/** Signs the same person in by a new code, with the form of the page that asks for it. */
async function enterAgain(browser: SignedIn, next: string): Promise<SignedIn & { location: string | null }> {
  const purpose = { kind: 'user', userId: await idOf(browser) } as const
  const { code } = await issueLink(db, purpose, null, new Date())
  const entered = await browser.post('/app/enter', { code, next })
  assert.equal(entered.status, 303, entered.text)
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const get = (path: string) => call(`${service.url}${path}`, { headers: { Cookie: cookie } })
  const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }
  const post = (path: string, form: Readonly<Record<string, string>>) =>
    call(`${service.url}${path}`, { method: 'POST', headers, body: new URLSearchParams(form) })
  return { cookie, code, get, post, location: entered.headers.get('Location') }
}

test('whoever signed in long ago signs in again before a key is made, and finds the label that they typed', async () => {
  const { workspace } = await mintCaller(db)
  const browser = await signIn(service, workspace.id)
  await letPass(14)
  assert.equal((await browser.post(ACCESS, { label: 'early' })).status, 200)
  await letPass(1)
  const { path, next } = askedToSignIn(await browser.post(ACCESS, { label: 'agent <b> & co' }))
  const asked = await browser.get(path)
  assert.match(asked.text, /<h1>Sign in again<\/h1>/)
  assert.match(asked.text, /Nothing was changed\. After it you are back at the form, with what you typed\./)
  assert.match(asked.text, new RegExp(`user link --user ${await idOf(browser)}`))
  assert.match(asked.text, /<input type="hidden" name="next" value="\/app\/settings\/access\?label=agent/)
  const wrong = await browser.post('/app/enter', { code: 'wrong', next })
  assert.equal(wrong.status, 403)
  assert.match(wrong.text, /<input type="hidden" name="next" value="\/app\/settings\/access\?label=agent/)

  const again = await enterAgain(browser, next)
  const form = await again.get(again.location ?? '')
  assert.match(form.text, /<input id="field-label"[^>]* value="agent &lt;b> &amp; co"/)
  assert.match((await again.post(ACCESS, { label: 'agent <b> & co' })).text, SECRET)
  assert.equal((await listKeys(db, workspace.id)).length, 3)
  assert.equal((await browser.get(ACCESS)).status, 303, 'the former session has ended')
})

test('a key in place of the label stands in no address', async () => {
  const { workspace, key } = await mintCaller(db)
  const browser = await signIn(service, workspace.id)
  await letPass(16)
  const answer = await browser.post(ACCESS, { label: `for ${key}` })
  assert.ok(!JSON.stringify([...answer.headers]).includes(key.slice(9)) && !answer.text.includes(key))
  const { text } = await browser.get(`${ACCESS}?label=${key}`)
  assert.ok(!text.includes(key))
})

test('the replacement of a key, the role of an owner and an invitation of one need a recent sign-in', async () => {
  const { workspace, keyId } = await mintCaller(db)
  const [ann, ben] = [await signIn(service, workspace.id), await signIn(service, workspace.id, 'member')]
  const user = await idOf(ben)
  await letPass(16)
  for (const [path, form, next] of [
    [`${ACCESS}/${keyId}`, { step: 'rotate' }, `${ACCESS}/${keyId}`],
    [MEMBERS, { step: 'role', user, role: 'owner' }, MEMBERS],
    [
      MEMBERS,
      { step: 'invite', email: 'cleo@fern.example', role: 'owner' },
      `${MEMBERS}?email=cleo%40fern.example&role=owner`,
    ],
  ] as const)
    assert.equal(askedToSignIn(await ann.post(path, form)).next, next)
  assert.equal((await listKeys(db, workspace.id)).length, 1)
  assert.deepEqual(
    (await listMembers(db, workspace.id)).map(({ role }) => role),
    ['owner', 'member'],
  )
  const kept = await ann.get(`${MEMBERS}?email=cleo%40fern.example&role=owner`)
  assert.match(kept.text, /name="email"[^>]* value="cleo@fern\.example"/)
  assert.match(kept.text, /<option value="owner" selected>/)
})

test('what takes rights away, and what gives little, waits for no sign-in; who may not act is told that first', async () => {
  const { workspace, keyId } = await mintCaller(db)
  const [ann, ben] = [await signIn(service, workspace.id), await signIn(service, workspace.id)]
  const member = await signIn(service, workspace.id, 'member')
  const user = await idOf(ben)
  await letPass(60)
  assert.equal((await member.post(ACCESS, { label: 'agent' })).status, 403)
  assert.equal((await ann.post(ACCESS, { label: ' ' })).status, 400)
  const invited = await ann.post(MEMBERS, { step: 'invite', email: '', role: 'member' })
  assert.equal(invited.status, 200)
  for (const [path, form] of [
    [`${ACCESS}/${keyId}`, { step: 'revoke', label: 'test' }],
    [MEMBERS, { step: 'role', user, role: 'member' }],
    [MEMBERS, { step: 'remove', user }],
  ] as const) {
    const { status, headers } = await ann.post(path, form)
    assert.equal(status, 303)
    assert.doesNotMatch(headers.get('Location') ?? '', /enter/)
  }
})

test('whoever signed in again in another tab goes on where they were asked', async () => {
  const { workspace } = await mintCaller(db)
  const browser = await signIn(service, workspace.id)
  const path = `/app/enter?${new URLSearchParams({ next: `${ACCESS}?label=agent` })}`
  const { status, headers } = await browser.get(path)
  assert.deepEqual([status, headers.get('Location')], [303, `${ACCESS}?label=agent`])
  await letPass(16)
  assert.equal((await browser.get(path)).status, 200)
  assert.equal((await call(`${service.url}${path}`)).status, 200, 'nobody is signed in')
})

describe('signing in leads to no page but those of the service', () => {
  for (const given of [
    'https://evil.example/app',
    '//evil.example/app',
    '/\\evil.example/app',
    '\\\\evil.example/app',
    '/\t/evil.example/app',
    '/app/../v1/trends',
    '/apple',
    'javascript:alert(1)',
    '/',
    '',
    `/app?${'a'.repeat(2000)}`,
  ])
    test(JSON.stringify(given.slice(0, 40)), () => assert.equal(nextPage(given), '/app'))

  test('whatever the form says', async () => {
    const { workspace } = await mintCaller(db)
    const again = await enterAgain(await signIn(service, workspace.id), '//evil.example/app')
    assert.equal(again.location, '/app')
  })

  test('but to those', () => {
    for (const next of ['/app', '/app?days=7', '/app/settings/access?label=a+b%26'])
      assert.equal(nextPage(next), next)
  })
})

test('the demo, where nobody could make another link, asks for none', async (t) => {
  const demo = await startSimulatedService({}, undefined, { isDemo: true })
  t.after(() => demo.close())
  const { workspace } = await mintCaller(demo.db)
  const browser = await signIn(demo, workspace.id)
  await sql`update sessions set created_at = created_at - interval '1 hour'`.execute(demo.db)
  assert.match((await browser.post(ACCESS, { label: 'agent' })).text, SECRET)
})
