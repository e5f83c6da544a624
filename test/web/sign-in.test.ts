import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { listMembers } from '../../db/memberships.ts'
import type { LinkPurpose } from '../../db/sign-in-links.ts'
import { listUsers } from '../../db/users.ts'
import { LINK_LIFE_MS, SIGN_IN_LIMITS } from '../../src/accounts/limits.ts'
import { issueLink } from '../../src/accounts/links.ts'
import { endMembership, rename } from '../../src/accounts/members.ts'
import { createLog } from '../../src/process/log.ts'
import { contentSecurityPolicy } from '../../web/policy.ts'
import { type HandClock, handClock, makeWorkspace } from '../support/accounts.ts'
import {
  type Answer,
  byOperator,
  call,
  mintCaller,
  startTestService,
  type TestService,
} from '../support/service.ts'

let service: TestService
let clock: HandClock
const logged: string[] = []
const secrets: string[] = []
before(async () => {
  clock = handClock(Date.now())
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  // Each test is somewhere else, as far as the throttle knows.
  service = await startTestService({ TRUSTED_PROXIES: '127.0.0.1' }, clock, log)
})
after(() => service.close())

const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' } as const
let customers = 0
const elsewhere = () => `198.51.${Math.floor(++customers / 250)}.${customers % 250}`

async function codeFor(purpose: LinkPurpose): Promise<string> {
  const { code } = await issueLink(service.db, purpose, null, clock.now())
  secrets.push(code)
  return code
}

/** Posts a form as a page of the service would, unless the headers say otherwise. */
function post(
  path: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = SAME_ORIGIN,
): Promise<Answer> {
  return call(`${service.url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': elsewhere(),
      ...headers,
    },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  })
}

const cookieOf = (answer: Answer) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

/** Signs in as a new person of the workspace; the cookie as a browser sends it. */
async function join(workspaceId: string, role: 'owner' | 'member' = 'member'): Promise<string> {
  const code = await codeFor({ kind: 'invitation', workspace: { workspaceId, role } })
  const answer = await post('/app/enter', { code })
  assert.equal(answer.status, 303)
  const cookie = cookieOf(answer)
  secrets.push(cookie.split('=')[1] ?? '')
  return cookie
}

const isSignedIn = async (cookie: string) =>
  (await call(`${service.url}/app/sessions`, { headers: { Cookie: cookie } })).status === 200

test('a code signs in: a __Host- cookie that no script reads, and a way on that is not kept', async () => {
  const workspaceId = await makeWorkspace(service.db)
  const code = await codeFor({ kind: 'invitation', workspace: { workspaceId, role: 'member' } })
  const answer = await post('/app/enter', { code })
  assert.equal(answer.status, 303)
  assert.equal(answer.headers.get('Location'), '/app')
  assert.equal(answer.headers.get('Cache-Control'), 'no-store')
  const [cookie = ''] = answer.headers.getSetCookie()
  assert.match(cookie, /^__Host-session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  assert.ok(await isSignedIn(cookieOf(answer)))
})

test('a replayed link is refused with a page that has the form again, in the words of a wrong code', async () => {
  const workspaceId = await makeWorkspace(service.db)
  const code = await codeFor({ kind: 'invitation', workspace: { workspaceId, role: 'member' } })
  assert.equal((await post('/app/enter', { code })).status, 303)
  const replayed = await post('/app/enter', { code })
  const wrong = await post('/app/enter', { code: 'wrong' })
  const late = await codeFor({ kind: 'invitation', workspace: { workspaceId, role: 'member' } })
  clock.pass(LINK_LIFE_MS)
  const expired = await post('/app/enter', { code: late })
  for (const answer of [replayed, wrong, expired]) {
    assert.equal(answer.status, 403)
    assert.deepEqual(answer.headers.getSetCookie(), [])
    assert.match(answer.text, /<form method="post" action="\/app\/enter"/)
    assert.equal(answer.text, wrong.text)
    assert.equal(answer.headers.get('Content-Length'), wrong.headers.get('Content-Length'))
  }
  assert.ok(!replayed.text.includes(code))
})

test('two browsers with one link at the same time: one gets in', async () => {
  const workspaceId = await makeWorkspace(service.db)
  const code = await codeFor({ kind: 'invitation', workspace: { workspaceId, role: 'member' } })
  const statuses = (await Promise.all([post('/app/enter', { code }), post('/app/enter', { code })])).map(
    ({ status }) => status,
  )
  assert.deepEqual(statuses.sort(), [303, 403])
  assert.equal((await listMembers(service.db, workspaceId)).length, 1)
})

test('a session id of before the sign-in is never adopted, and the browser’s former session ends', async () => {
  const workspaceId = await makeWorkspace(service.db)
  const planted = `__Host-session=${'A'.repeat(43)}`
  const code = await codeFor({ kind: 'invitation', workspace: { workspaceId, role: 'member' } })
  const first = await post('/app/enter', { code }, { ...SAME_ORIGIN, Cookie: planted })
  assert.notEqual(cookieOf(first), planted)
  assert.equal(await isSignedIn(planted), false)
  const again = await codeFor({ kind: 'invitation', workspace: { workspaceId, role: 'member' } })
  const second = await post('/app/enter', { code: again }, { ...SAME_ORIGIN, Cookie: cookieOf(first) })
  assert.notEqual(cookieOf(second), cookieOf(first))
  assert.equal(await isSignedIn(cookieOf(first)), false)
  assert.equal(await isSignedIn(cookieOf(second)), true)
})

describe('a request that another site may have made', () => {
  const attempts: readonly Record<string, string>[] = [
    {},
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'https://evil.example', Referer: 'http://localhost/app/enter' },
  ]

  test('changes nothing on any route, with a cookie or without, and is told so on a page', async () => {
    const workspaceId = await makeWorkspace(service.db)
    const second = await makeWorkspace(service.db)
    const cookie = await join(workspaceId)
    const people = (await listUsers(service.db)).length
    const code = await codeFor({ kind: 'invitation', workspace: { workspaceId: second, role: 'owner' } })
    for (const headers of [...attempts, { 'Sec-Fetch-Site': 'cross-site', Origin: service.url }]) {
      for (const [path, fields] of [
        ['/app/enter', { code }],
        ['/app/sign-out', {}],
        ['/app/sessions/end', { session: 'ses_any' }],
        ['/app/workspaces', { workspace: second }],
      ] as const) {
        for (const sent of [headers, { ...headers, Cookie: cookie }]) {
          const answer = await post(path, fields, sent)
          assert.equal(answer.status, 403, `${path} ${JSON.stringify(headers)}`)
          assert.match(answer.text, /does not come from a page of this service, so nothing was changed/)
          assert.deepEqual(answer.headers.getSetCookie(), [])
        }
      }
    }
    assert.ok(await isSignedIn(cookie))
    assert.equal((await listUsers(service.db)).length, people)
    assert.equal((await post('/app/enter', { code })).status, 303, 'the link was not used up')
  })

  test('is let through without Sec-Fetch-Site when its Origin is the name of this machine that it was sent to', async () => {
    const workspaceId = await makeWorkspace(service.db)
    const code = await codeFor({ kind: 'invitation', workspace: { workspaceId, role: 'member' } })
    assert.equal((await post('/app/enter', { code }, { Origin: service.url })).status, 303)
  })
})

test('an ended session opens nothing more, and a person ends only their own', async () => {
  const workspaceId = await makeWorkspace(service.db)
  const ann = await join(workspaceId)
  const [annMember] = await listMembers(service.db, workspaceId)
  const ben = await join(workspaceId)
  const page = await call(`${service.url}/app/sessions`, { headers: { Cookie: ann } })
  assert.match(page.text, /this browser/)
  const again = cookieOf(
    await post('/app/enter', { code: await codeFor({ kind: 'user', userId: annMember?.userId ?? '' }) }),
  )
  const listed = await call(`${service.url}/app/sessions`, { headers: { Cookie: again } })
  const other = /name="session" value="(ses_[0-9a-f]{16})"/.exec(listed.text)?.[1] ?? ''
  assert.notEqual(other, '')
  assert.equal(
    (await post('/app/sessions/end', { session: other }, { ...SAME_ORIGIN, Cookie: ben })).status,
    404,
  )
  assert.ok(await isSignedIn(ann))
  const ended = await post('/app/sessions/end', { session: other }, { ...SAME_ORIGIN, Cookie: again })
  assert.deepEqual([ended.status, ended.headers.get('Location')], [303, '/app/sessions'])
  assert.equal(await isSignedIn(ann), false)

  const out = await post('/app/sign-out', {}, { ...SAME_ORIGIN, Cookie: again })
  assert.deepEqual([out.status, out.headers.get('Location')], [303, '/app/enter'])
  assert.match(out.headers.getSetCookie()[0] ?? '', /^__Host-session=; Max-Age=0; Path=\//)
  assert.equal(await isSignedIn(again), false)
})

test('a workspace of which the person is no member cannot be chosen, and looks like none', async () => {
  const [own, second, foreign] = [
    await makeWorkspace(service.db, 'Own'),
    await makeWorkspace(service.db, 'Second'),
    await makeWorkspace(service.db, 'Foreign'),
  ]
  const cookie = await join(own)
  await join(foreign, 'owner')
  const [{ userId = '' } = {}] = await listMembers(service.db, own)
  const code = await codeFor({ kind: 'invitation', workspace: { workspaceId: second, role: 'member' } })
  const joined = cookieOf(await post('/app/enter', { code }, { ...SAME_ORIGIN, Cookie: cookie }))
  const choose = (workspace: string) =>
    post('/app/workspaces', { workspace }, { ...SAME_ORIGIN, Cookie: joined })
  const [unknown, strange] = [await choose('ws_none'), await choose(foreign)]
  assert.deepEqual([unknown.status, strange.status], [404, 404])
  assert.equal(strange.text, unknown.text)
  const ok = await choose(own)
  assert.deepEqual([ok.status, ok.headers.get('Location')], [303, '/app'])
  const value = joined.split('=')[1] ?? ''
  assert.equal((await service.accounts.visitorOf(value))?.chosen?.workspace.id, own)
  await endMembership(service.db, { workspaceId: own, userId, byUserId: userId }, byOperator)
  assert.equal((await choose(own)).status, 404)
})

test('without a session every route leads to the sign-in', async () => {
  for (const answer of [
    await call(`${service.url}/app/sessions`),
    await post('/app/sessions/end', { session: 'ses_any' }),
    await post('/app/workspaces', { workspace: 'ws_any' }),
    await post('/app/sign-out', {}),
  ])
    assert.deepEqual([answer.status, answer.headers.get('Location')], [303, '/app/enter'])
})

test('/v1 and /mcp ignore the cookie, and /app ignores a key', async () => {
  const { key, workspace } = await mintCaller(service.db)
  const cookie = await join(workspace.id, 'owner')
  assert.equal((await call(`${service.url}/v1/workspace`, { headers: { Cookie: cookie } })).status, 401)
  const toMcp = {
    method: 'POST',
    headers: {
      Cookie: cookie,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_workspace', arguments: {} },
    }),
  }
  assert.equal((await call(`${service.url}/mcp`, toMcp)).status, 401)
  assert.equal((await call(`${service.url}/mcp`, { ...toMcp, key })).status, 200)
  const byKey = await call(`${service.url}/app/sessions`, { key })
  assert.deepEqual([byKey.status, byKey.headers.get('Location')], [303, '/app/enter'])
  const chosen = await post(
    '/app/workspaces',
    { workspace: workspace.id },
    { ...SAME_ORIGIN, Authorization: `Bearer ${key}` },
  )
  assert.equal(chosen.headers.get('Location'), '/app/enter')
})

test('a cookie that is malformed, foreign or there twice is none', async () => {
  const cookie = await join(await makeWorkspace(service.db))
  const value = cookie.split('=')[1] ?? ''
  for (const sent of [
    `session=${value}`,
    `__Host-session=${value.slice(1)}`,
    `__Host-session="${value}"`,
    `__host-session=${value}`,
    `${cookie}; ${cookie}`,
    `__Host-session=${'A'.repeat(43)}; ${cookie}`,
    `x__Host-session=${value}`,
  ])
    assert.equal(await isSignedIn(sent), false, sent)
  assert.ok(await isSignedIn(`other=1; ${cookie}; more=2`))
})

test('too many attempts from one address are refused with the time to wait, and a right code too', async () => {
  const headers = { ...SAME_ORIGIN, 'X-Forwarded-For': '203.0.113.99' }
  for (let count = 0; count < SIGN_IN_LIMITS.perAddress; count++)
    assert.equal((await post('/app/enter', { code: `wrong ${count}` }, headers)).status, 403)
  const workspaceId = await makeWorkspace(service.db)
  const code = await codeFor({ kind: 'invitation', workspace: { workspaceId, role: 'member' } })
  const refused = await post('/app/enter', { code }, headers)
  assert.equal(refused.status, 429)
  assert.equal(refused.headers.get('Retry-After'), String(SIGN_IN_LIMITS.windowSeconds))
  assert.match(refused.text, /too many attempts to sign in\. Try again in 15 minutes\./)
  // What the client itself wrote to the left of the proxy's own entry changes nothing.
  const spoofed = { ...headers, 'X-Forwarded-For': '192.0.2.1, 203.0.113.99' }
  assert.equal((await post('/app/enter', { code }, spoofed)).status, 429)
  assert.equal((await post('/app/enter', { code })).status, 303)
})

test('every answer below /app has the policy, refusals and unknown paths too', async () => {
  const answers = [
    await call(`${service.url}/app/enter`),
    await call(`${service.url}/app/sessions`),
    await call(`${service.url}/app/no-such-page`),
    await call(`${service.url}/app/enter`, { method: 'DELETE' }),
    await post('/app/enter', { code: 'wrong' }),
    await post('/app/enter', { code: 'wrong' }, { 'Sec-Fetch-Site': 'cross-site' }),
  ]
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 303, 404, 405, 403, 403],
  )
  for (const { headers } of answers) {
    assert.equal(headers.get('Content-Security-Policy'), contentSecurityPolicy)
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff')
    assert.equal(headers.get('Referrer-Policy'), 'same-origin')
    assert.equal(headers.get('Cache-Control'), 'no-store')
    assert.equal(headers.get('Access-Control-Allow-Origin'), null)
  }
  const { headers } = await call(`${service.url}/healthz`)
  assert.equal(headers.get('Content-Security-Policy'), null)
})

test('a form that is too large, of another type, not UTF-8 or with a field twice is refused with a sentence', async () => {
  const json = { ...SAME_ORIGIN, 'Content-Type': 'application/json' }
  const zipped = { ...SAME_ORIGIN, 'Content-Encoding': 'gzip' }
  for (const [status, sentence, answer] of [
    [413, /at most 65536 bytes/, await post('/app/enter', { code: 'x'.repeat(65_536) })],
    [415, /application\/x-www-form-urlencoded/, await post('/app/enter', '{"code":"x"}', json)],
    [415, /without Content-Encoding/, await post('/app/enter', 'code=x', zipped)],
    [400, /a field twice/, await post('/app/enter', 'code=a&code=b')],
    [400, /a field twice/, await post('/app/enter', 'code=a&%63ode=b')],
    [400, /not valid UTF-8/, await post('/app/enter', 'code=%FF')],
    [400, /lacks its field code/, await post('/app/enter', 'other=a')],
    [400, /lacks its field code/, await post('/app/enter', '')],
  ] as const) {
    assert.equal(answer.status, status)
    assert.match(answer.text, sentence)
  }
})

test('hostile names and browsers are shown as text', async () => {
  const hostile = `<img src=x onerror=alert(1)>"'&`
  const workspaceId = await makeWorkspace(service.db)
  const code = await codeFor({ kind: 'invitation', workspace: { workspaceId, role: 'member' } })
  const cookie = cookieOf(await post('/app/enter', { code }, { ...SAME_ORIGIN, 'User-Agent': hostile }))
  const [{ userId = '' } = {}] = await listMembers(service.db, workspaceId)
  await rename(service.db, { workspaceId, userId, name: hostile }, byOperator)
  for (const path of ['/app/enter', '/app/sessions']) {
    const { text } = await call(`${service.url}${path}`, { headers: { Cookie: cookie } })
    assert.ok(text.includes('<bdi dir="auto">&lt;img src=x onerror=alert(1)>&quot;'), path)
    assert.ok(!text.includes('<img'), path)
    assert.ok(!/<script(?! src="\/app\/assets\/)|<[^>]*\s(?:style|on\w+)=/.test(text), path)
  }
})

test('a link from elsewhere does not make a signed-in person another one unasked', async () => {
  const cookie = await join(await makeWorkspace(service.db))
  const signedIn = await call(`${service.url}/app/enter`, { headers: { Cookie: cookie } })
  assert.match(signedIn.text, /data-enter="when-asked"/)
  assert.match((await call(`${service.url}/app/enter`)).text, /data-enter="at-once"/)
})

test('beyond this machine, on plain http, the cookie is not Secure, because no browser would keep it', async () => {
  const plain = await startTestService({ BASE_URL: 'http://trends.lan:8787' })
  try {
    const { code } = await issueLink(plain.db, { kind: 'first_owner' }, null, new Date())
    const answer = await call(`${plain.url}/app/enter`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://trends.lan:8787' },
      body: `code=${code}`,
    })
    assert.equal(answer.status, 303)
    assert.match(
      answer.headers.getSetCookie()[0] ?? '',
      /^session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  } finally {
    await plain.close()
  }
})

test('no code and no cookie stands in the log, at any level', () => {
  // Last: it reads what all tests above made the service log.
  const log = logged.join('')
  assert.ok(log.includes('/app/enter'))
  assert.ok(secrets.length > 20)
  for (const secret of secrets) assert.ok(secret.length === 43 && !log.includes(secret))
})
