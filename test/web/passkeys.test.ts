import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import {
  CHALLENGE_LIFE_MS,
  CHALLENGE_LIMITS,
  RECENT_SIGN_IN_MS,
  SIGN_IN_LIMITS,
} from '../../src/accounts/limits.ts'
import { issueLink } from '../../src/accounts/links.ts'
import { type HandClock, handClock, makeWorkspace } from '../support/accounts.ts'
import { type Lies, SoftAuthenticator, type SoftPasskey } from '../support/authenticator.ts'
import { type Answer, call, mintCaller, startTestService, type TestService } from '../support/service.ts'
import { assertInert } from './html.ts'

let service: TestService
let clock: HandClock
/** Where a person reaches the service, which listens on an address of this machine. */
let origin: string
let device: SoftAuthenticator
before(async () => {
  clock = handClock(Date.now())
  service = await startTestService({ TRUSTED_PROXIES: '127.0.0.1' }, clock)
  origin = `http://localhost:${new URL(service.url).port}`
  device = new SoftAuthenticator(origin)
})
after(() => service.close())

const SETTINGS = '/app/settings/sign-in'
const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' } as const
let customers = 0
/** Each request comes from somewhere else, as far as the throttle knows. */
const elsewhere = () => `198.18.${Math.floor(++customers / 250)}.${customers % 250}`

function post(
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  return call(`${service.url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': elsewhere(),
      ...(headers['Sec-Fetch-Site'] === undefined ? SAME_ORIGIN : {}),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })
}

const get = (path: string, cookie = '') => call(`${service.url}${path}`, { headers: { Cookie: cookie } })
const cookieOf = (answer: Answer) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const isSignedIn = async (cookie: string) => (await get('/app/sessions', cookie)).status === 200

interface Person {
  readonly cookie: string
  readonly userId: string
  readonly workspaceId: string
}

/** A new person in a workspace, by default one of their own, who has just signed in by a link. */
async function person(given?: string): Promise<Person> {
  const workspaceId = given ?? (await makeWorkspace(service.db))
  const purpose = { kind: 'invitation', workspace: { workspaceId, role: 'owner' } } as const
  const { code } = await issueLink(service.db, purpose, null, clock.now())
  const cookie = cookieOf(await post('/app/enter', { code }))
  const visitor = await service.accounts.visitorOf(cookie.split('=')[1] ?? '')
  assert.ok(visitor !== undefined)
  return { cookie, userId: visitor.userId, workspaceId }
}

/** What the service asks for, as its script is told. */
async function asked(path: string, cookie = ''): Promise<unknown> {
  const answer = await post(path, {}, { Cookie: cookie })
  assert.equal(answer.status, 200, answer.text)
  return answer.json
}
const askedToAdd = ({ cookie }: Person) => asked(`${SETTINGS}/challenge`, cookie)
const askedToSign = () => asked('/app/enter/passkey/challenge')

const add = ({ cookie }: Person, answer: string, name = 'Laptop') =>
  post(SETTINGS, { step: 'add', name, answer }, { Cookie: cookie })

async function withPasskey(
  authenticator: SoftAuthenticator = device,
  workspaceId?: string,
): Promise<Person & { readonly passkey: SoftPasskey }> {
  const someone = await person(workspaceId)
  const { answer, passkey } = authenticator.make(await askedToAdd(someone))
  const added = await add(someone, answer)
  assert.deepEqual([added.status, added.headers.get('Location')], [303, SETTINGS], added.text)
  return { ...someone, passkey }
}

const enter = (answer: string, headers: Record<string, string> = {}) =>
  post('/app/enter/passkey', { answer }, headers)

/** What became of attempts to sign in by passkeys, those after `since` in their order. */
async function attempts(since: number): Promise<{ outcome: string; user_id: string | null }[]> {
  const { rows } = await sql<{ outcome: string; user_id: string | null }>`
    select outcome, user_id from sign_in_attempts
    where method = 'passkey' and attempt_id > ${since} order by attempt_id`.execute(service.db)
  return rows
}
async function lastAttempt(): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(attempt_id), 0)::int as last from sign_in_attempts`.execute(service.db)
  return rows[0]?.last ?? 0
}

async function events(userId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(audit_events) - 'event_id' - 'at' as row from audit_events
    where actor_id = ${userId} or before ->> 'userId' = ${userId} or after ->> 'userId' = ${userId}
    order by event_id`.execute(service.db)
  return rows.map(({ row }) => row)
}

test('a passkey that was added signs its person in: a new session, and the browser’s former one ends', async () => {
  const { cookie, userId, passkey } = await withPasskey()
  const since = await lastAttempt()
  const answer = await enter(device.sign(await askedToSign(), passkey), { Cookie: cookie })
  assert.deepEqual([answer.status, answer.headers.get('Location')], [303, '/app'])
  assert.match(
    answer.headers.getSetCookie()[0] ?? '',
    /^__Host-session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  assert.notEqual(cookieOf(answer), cookie)
  assert.deepEqual([await isSignedIn(cookieOf(answer)), await isSignedIn(cookie)], [true, false])
  const visitor = await service.accounts.visitorOf(cookieOf(answer).split('=')[1] ?? '')
  assert.deepEqual([visitor?.userId, visitor?.signedInAt], [userId, clock.now()])
  assert.deepEqual(await attempts(since), [{ outcome: 'entered', user_id: userId }])
})

test('what the browser is asked names the host of this machine, whatever the request says', async () => {
  const lying = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Cookie: (await person()).cookie }
  const toSign = Object(JSON.parse((await post('/app/enter/passkey/challenge', {}, lying)).text))
  assert.equal(toSign.rpId, 'localhost')
  assert.deepEqual([toSign.userVerification, toSign.allowCredentials], ['required', []])
  const toMake = Object(JSON.parse((await post(`${SETTINGS}/challenge`, {}, lying)).text))
  assert.equal(toMake.rp.id, 'localhost')
  assert.deepEqual(
    [toMake.authenticatorSelection.userVerification, toMake.authenticatorSelection.residentKey],
    ['required', 'required'],
  )
})

describe('an answer that is not right signs nobody in, in one page’s words, and is recorded:', () => {
  type Given = Person & { readonly passkey: SoftPasskey }
  const lie = (lies: Lies) => async (someone: Given) =>
    device.sign(await askedToSign(), someone.passkey, lies)
  const cases: readonly [name: string, outcome: string, make: (someone: Given) => Promise<string>][] = [
    ['for another origin', 'wrong_answer', lie({ origin: 'https://evil.example' })],
    [
      'for the address that it listens on',
      'wrong_answer',
      async (someone) => await lie({ origin: service.url })(someone),
    ],
    ['for another host', 'wrong_answer', lie({ rpId: 'evil.example' })],
    ['without asking who is there', 'wrong_answer', lie({ isVerified: false })],
    ['of one that was made, not signed', 'wrong_answer', lie({ type: 'webauthn.create' })],
    ['for a challenge of nobody’s', 'unknown_challenge', lie({ challenge: 'A'.repeat(43) })],
    [
      'for a challenge to add a passkey',
      'unknown_challenge',
      async (someone) => {
        const { challenge } = Object(await askedToAdd(someone))
        return await lie({ challenge })(someone)
      },
    ],
    [
      'for a challenge that was answered',
      'unknown_challenge',
      async ({ passkey }) => {
        const options = await askedToSign()
        assert.equal((await enter(device.sign(options, passkey))).status, 303)
        return device.sign(options, passkey)
      },
    ],
    [
      'for a challenge that was answered wrong',
      'unknown_challenge',
      async ({ passkey }) => {
        const options = await askedToSign()
        assert.equal((await enter(device.sign(options, passkey, { isVerified: false }))).status, 403)
        return device.sign(options, passkey)
      },
    ],
    [
      'that comes late',
      'expired_challenge',
      async ({ passkey }) => {
        const options = await askedToSign()
        clock.pass(CHALLENGE_LIFE_MS)
        return device.sign(options, passkey)
      },
    ],
    [
      'by the key of another person',
      'wrong_answer',
      async (someone) => await lie({ key: (await withPasskey()).passkey.key })(someone),
    ],
    [
      'for another person',
      'unknown_passkey',
      async (someone) => {
        const { userHandle } = (await withPasskey()).passkey
        return await lie({ userHandle })(someone)
      },
    ],
    [
      'of a passkey that nobody added',
      'unknown_passkey',
      async (someone) => {
        const { passkey } = device.make(await askedToAdd(someone))
        return device.sign(await askedToSign(), passkey)
      },
    ],
    ['that is no JSON', 'wrong_answer', async () => 'passkey'],
    ['that is empty', 'wrong_answer', async () => '{}'],
    [
      'that does not say whose it is',
      'wrong_answer',
      async ({ passkey }) => {
        const answer = Object(JSON.parse(device.sign(await askedToSign(), passkey)))
        return JSON.stringify({ ...answer, response: { ...answer.response, userHandle: undefined } })
      },
    ],
  ]
  for (const [name, outcome, make] of cases) {
    test(name, async () => {
      const someone = await withPasskey()
      const answer = await make(someone)
      const since = await lastAttempt()
      const refused = await enter(answer)
      const garbage = await enter('garbage')
      assert.equal(refused.status, 403)
      assert.match(refused.text, /This passkey does not sign you in\. Try again, or sign in with a code\./)
      assert.equal(refused.text, garbage.text)
      assert.equal(refused.headers.get('Content-Length'), garbage.headers.get('Content-Length'))
      assert.deepEqual(refused.headers.getSetCookie(), [])
      assert.deepEqual((await attempts(since))[0], { outcome, user_id: null })
      // What was refused has not harmed the passkey.
      assert.equal((await enter(device.sign(await askedToSign(), someone.passkey))).status, 303)
    })
  }
})

test('a passkey whose count has not grown is taken for copied: refused, and told to the workspace', async () => {
  const { userId, workspaceId, passkey } = await withPasskey()
  assert.equal((await enter(device.sign(await askedToSign(), passkey))).status, 303)
  const since = await lastAttempt()
  for (const signCount of [passkey.signCount, passkey.signCount - 1, 0])
    assert.equal((await enter(device.sign(await askedToSign(), { ...passkey }, { signCount }))).status, 403)
  assert.deepEqual(await attempts(since), Array(3).fill({ outcome: 'copied_passkey', user_id: null }))
  const [, first] = await events(userId)
  assert.deepEqual(Object(first), {
    workspace_id: workspaceId,
    actor_kind: 'nobody',
    actor_id: null,
    action: 'refuse_passkey',
    subject: Object(first)['subject'],
    acted_from: Object(first)['acted_from'],
    before: { userId, signCount: passkey.signCount },
    after: { answeredCount: passkey.signCount },
  })
  assert.match(String(Object(first)['subject']), /^pky_[0-9a-f]{16}$/)
  assert.equal((await events(userId)).length, 4)
  assert.equal((await enter(device.sign(await askedToSign(), passkey))).status, 303)
})

test('an authenticator that does not count signs in again and again, but never after it has counted', async () => {
  const uncounted = new SoftAuthenticator(origin, { counts: false })
  const { passkey } = await withPasskey(uncounted)
  for (const signCount of [0, 0, 4_294_967_295])
    assert.equal((await enter(uncounted.sign(await askedToSign(), passkey, { signCount }))).status, 303)
  assert.equal((await enter(uncounted.sign(await askedToSign(), passkey))).status, 403)
})

test('of two answers at the same time, to one challenge or of one count, one gets in', async () => {
  const { passkey } = await withPasskey()
  const one = device.sign(await askedToSign(), passkey)
  const toOneChallenge = await Promise.all([enter(one), enter(one)])
  const signCount = passkey.signCount + 1
  const two = [await askedToSign(), await askedToSign()].map((options) =>
    device.sign(options, { ...passkey }, { signCount }),
  )
  const ofOneCount = await Promise.all(two.map((answer) => enter(answer)))
  for (const answers of [toOneChallenge, ofOneCount])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 403])
})

describe('the throttle', () => {
  test('counts passkeys and codes of one address together', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.150' }
    const { passkey } = await withPasskey()
    const right = device.sign(await askedToSign(), passkey)
    for (let count = 0; count < SIGN_IN_LIMITS.perAddress; count++) {
      const wrong = count % 2 === 0 ? enter('garbage', from) : post('/app/enter', { code: `c${count}` }, from)
      assert.equal((await wrong).status, 403)
    }
    const since = await lastAttempt()
    const refused = await enter(right, from)
    assert.equal(refused.status, 429)
    assert.equal(refused.headers.get('Retry-After'), String(SIGN_IN_LIMITS.windowSeconds))
    assert.deepEqual(await attempts(since), [{ outcome: 'throttled', user_id: null }])
    assert.equal((await enter(right)).status, 303, 'from elsewhere')
  })

  test('counts challenges by themselves, and says so to the script', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.151' }
    for (let count = 0; count < CHALLENGE_LIMITS.perAddress; count++)
      assert.equal((await post('/app/enter/passkey/challenge', {}, from)).status, 200)
    const refused = await post('/app/enter/passkey/challenge', {}, from)
    assert.equal(refused.status, 429)
    assert.match(String(Object(refused.json).error), /^There were too many attempts/)
    assert.equal((await enter('garbage', from)).status, 403)
  })
})

describe('adding a passkey', () => {
  test('leaves one event, without what it signs with, and the page lists it', async () => {
    const { cookie, userId, workspaceId, passkey } = await withPasskey()
    const [event, ...more] = await events(userId)
    assert.deepEqual(more, [])
    const { subject, acted_from, ...rest } = Object(event)
    assert.match(subject, /^pky_[0-9a-f]{16}$/)
    assert.match(acted_from, /^198\.18\./)
    assert.deepEqual(rest, {
      workspace_id: workspaceId,
      actor_kind: 'user',
      actor_id: userId,
      action: 'add_passkey',
      before: null,
      after: { userId, name: 'Laptop', backedUp: false },
    })
    assert.ok(!JSON.stringify(event).includes(passkey.credentialId))
    const { status, text } = await get(SETTINGS, cookie)
    assert.equal(status, 200)
    assert.match(text, /<bdi dir="auto">Laptop<\/bdi>/)
    assert.ok(!text.includes(passkey.credentialId))
  })

  test('needs a recent sign-in, at each of its steps', async () => {
    const someone = await person()
    const { answer } = device.make(await askedToAdd(someone))
    clock.pass(RECENT_SIGN_IN_MS)
    const page = await get(SETTINGS, someone.cookie)
    assert.match(page.text, /href="\/app\/enter\?next=%2Fapp%2Fsettings%2Fsign-in">sign in again/)
    assert.ok(!page.text.includes('data-passkey='))
    const refused = await post(`${SETTINGS}/challenge`, {}, { Cookie: someone.cookie })
    assert.deepEqual(
      [refused.status, refused.json],
      [403, { error: 'You signed in more than 15 minutes ago. Sign in again, then add the passkey.' }],
    )
    assert.equal((await add(someone, answer)).status, 403)
    assert.deepEqual(await events(someone.userId), [])
  })

  test('after it a browser is asked for none of this person’s again', async () => {
    const someone = await withPasskey()
    const { excludeCredentials } = Object(await askedToAdd(someone))
    assert.deepEqual(excludeCredentials, [
      { type: 'public-key', id: someone.passkey.credentialId, transports: ['internal'] },
    ])
  })

  type Make = (someone: Person) => Promise<string>
  const lie = (lies: Lies) => async (someone: Person) => device.make(await askedToAdd(someone), lies).answer
  const cases: readonly [name: string, make: Make][] = [
    ['for another origin', lie({ origin: 'https://evil.example' })],
    ['for another host', lie({ rpId: 'evil.example' })],
    ['without asking who is there', lie({ isVerified: false })],
    ['that was signed, not made', lie({ type: 'webauthn.get' })],
    ['for a challenge of nobody’s', lie({ challenge: 'A'.repeat(43) })],
    ['with a statement of its maker', lie({ isCertified: true })],
    ['that is no JSON', async () => 'passkey'],
    [
      'for a challenge to sign in',
      async (someone) => {
        const { challenge } = Object(await askedToSign())
        return await lie({ challenge })(someone)
      },
    ],
    ['for the challenge of another person', async () => device.make(await askedToAdd(await person())).answer],
    [
      'that comes late',
      async (someone) => {
        const options = await askedToAdd(someone)
        clock.pass(CHALLENGE_LIFE_MS)
        return device.make(options).answer
      },
    ],
    [
      'whose credential is not the one that was made',
      async (someone) => {
        const answer = Object(JSON.parse(device.make(await askedToAdd(someone)).answer))
        return JSON.stringify({ ...answer, id: 'AAAA', rawId: 'AAAA' })
      },
    ],
    [
      'whose credential is another person’s',
      async (someone) => {
        const { credentialId } = (await withPasskey()).passkey
        const answer = Object(JSON.parse(device.make(await askedToAdd(someone)).answer))
        return JSON.stringify({ ...answer, id: credentialId, rawId: credentialId })
      },
    ],
  ]
  for (const [name, make] of cases) {
    test(`is refused with an answer ${name}`, async () => {
      const someone = await person()
      const refused = await add(someone, await make(someone))
      assert.equal(refused.status, 400)
      assert.match(refused.text, /The passkey was not added: .* Try again\./)
      assert.deepEqual(await events(someone.userId), [])
    })
  }

  test('is refused with an answer that was given before, and with a credential that is known', async () => {
    const someone = await person()
    const { answer } = device.make(await askedToAdd(someone))
    assert.equal((await add(someone, answer)).status, 303)
    assert.equal((await add(someone, answer)).status, 400)
    // The same credential, made anew for another's challenge.
    const other = await person()
    const { challenge } = Object(await askedToAdd(other))
    const asOther = Object(JSON.parse(answer))
    const clientData = { type: 'webauthn.create', challenge, origin, crossOrigin: false }
    asOther.response.clientDataJSON = Buffer.from(JSON.stringify(clientData)).toString('base64url')
    assert.equal((await add(other, JSON.stringify(asOther))).status, 400)
    assert.deepEqual(await events(other.userId), [])
    assert.equal((await events(someone.userId)).length, 1)
  })

  test('keeps a hostile name as text, and refuses one that is none', async () => {
    const someone = await person()
    const hostile = `<img src=x onerror=alert(1)>"'&\u202e`
    assert.equal((await add(someone, device.make(await askedToAdd(someone)).answer, hostile)).status, 303)
    for (const name of ['', ' ', 'a'.repeat(101), 'a\u0000']) {
      const refused = await add(someone, device.make(await askedToAdd(someone)).answer, name)
      assert.equal(refused.status, 400)
    }
    const { text } = await get(SETTINGS, someone.cookie)
    assertInert(text)
    assert.ok(text.includes('<bdi dir="auto">&lt;img src=x onerror=alert(1)>'))
    assert.equal((await events(someone.userId)).length, 1)
  })
})

describe('a passkey of one’s own', () => {
  const idOn = async (cookie: string) =>
    /name="passkey" value="(pky_[0-9a-f]{16})"/.exec((await get(SETTINGS, cookie)).text)?.[1] ?? ''

  test('is renamed and removed, each with its event; the last one says what remains', async () => {
    const { cookie, userId, passkey } = await withPasskey()
    const id = await idOn(cookie)
    const renamed = await post(SETTINGS, { step: 'rename', passkey: id, name: 'Old' }, { Cookie: cookie })
    assert.deepEqual([renamed.status, renamed.headers.get('Location')], [303, SETTINGS])
    assert.match((await get(SETTINGS, cookie)).text, /your last one\..*npm run admin -- user link/s)
    assert.equal((await post(SETTINGS, { step: 'remove', passkey: id }, { Cookie: cookie })).status, 303)
    assert.match((await get(SETTINGS, cookie)).text, /You have no passkey/)
    assert.deepEqual(
      (await events(userId)).map(({ action, subject, before, after }) => [action, subject, before, after]),
      [
        ['add_passkey', id, null, { userId, name: 'Laptop', backedUp: false }],
        ['rename_passkey', id, { name: 'Laptop' }, { name: 'Old' }],
        ['remove_passkey', id, { userId, name: 'Old', backedUp: false }, null],
      ],
    )
    assert.equal((await enter(device.sign(await askedToSign(), passkey))).status, 403)
    assert.ok(await isSignedIn(cookie))
  })

  test('is of no use to another owner of the same workspace', async () => {
    const ann = await withPasskey()
    const ben = await withPasskey(device, ann.workspaceId)
    const id = await idOn(ann.cookie)
    for (const step of ['rename', 'remove']) {
      const refused = await post(SETTINGS, { step, passkey: id, name: 'Mine' }, { Cookie: ben.cookie })
      assert.equal(refused.status, 404)
    }
    assert.match((await get(SETTINGS, ann.cookie)).text, /Laptop/)
    assert.equal((await events(ann.userId)).length, 1)
    assert.ok(!(await get(SETTINGS, ben.cookie)).text.includes(id))
  })

  test('goes with its person', async () => {
    const { userId, passkey } = await withPasskey()
    await sql`delete from users where user_id = ${userId}`.execute(service.db)
    assert.equal((await enter(device.sign(await askedToSign(), passkey))).status, 403)
  })
})

test('a request that another site may have made changes nothing and is asked nothing', async () => {
  const { cookie, passkey, userId } = await withPasskey()
  const answer = device.sign(await askedToSign(), passkey)
  const since = await lastAttempt()
  const attempted: readonly Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none', Origin: service.url },
  ]
  for (const headers of attempted) {
    for (const [path, fields] of [
      ['/app/enter/passkey', { answer }],
      ['/app/enter/passkey/challenge', {}],
      [`${SETTINGS}/challenge`, {}],
      [SETTINGS, { step: 'remove', passkey: 'pky_any' }],
    ] as const) {
      const refused = await post(path, fields, { ...headers, Cookie: cookie })
      assert.equal(refused.status, 403)
      assert.match(refused.text, /does not come from a page of this service, so nothing was changed/)
    }
  }
  assert.deepEqual(await attempts(since), [])
  assert.equal((await events(userId)).length, 1)
  assert.equal((await enter(answer)).status, 303, 'the challenge was not used up')
})

test('a key opens none of it', async () => {
  const { key } = await mintCaller(service.db)
  const headers = { Authorization: `Bearer ${key}` }
  for (const answer of [
    await call(`${service.url}${SETTINGS}`, { headers }),
    await post(SETTINGS, { step: 'add', name: 'a', answer: '{}' }, headers),
    await post(`${SETTINGS}/challenge`, {}, headers),
  ])
    assert.deepEqual([answer.status, answer.headers.get('Location')], [303, '/app/enter'])
})

test('after a sign-in the browser goes on to the page that sent it, and to no other host', async () => {
  const { passkey } = await withPasskey()
  for (const [next, leadsTo] of [
    [SETTINGS, SETTINGS],
    ['/app/sessions', '/app/sessions'],
    ['//evil.example', '/app'],
    ['/app//evil.example', '/app'],
    ['/app/../../evil', '/app'],
    ['https://evil.example/app', '/app'],
    ['/app/\\evil.example', '/app'],
    ['/v1/workspace', '/app'],
  ] as const) {
    const page = await get(`/app/enter?next=${encodeURIComponent(next)}`)
    assert.equal(page.text.split(`name="next" value="${leadsTo}"`).length, 3, next)
    const answer = device.sign(await askedToSign(), passkey)
    const entered = await post('/app/enter/passkey', { answer, next })
    assert.deepEqual([entered.status, entered.headers.get('Location')], [303, leadsTo])
  }
})

describe('where browsers make no passkey, the pages say why in a sentence, and a code still signs in:', () => {
  for (const [baseUrl, sentence] of [
    ['https://192.0.2.7', /browsers make none for a bare IP address such as 192\.0\.2\.7: BASE_URL/],
    ['http://127.0.0.1:8787', /browsers make none for a bare IP address such as 127\.0\.0\.1: BASE_URL/],
    ['https://[2001:db8::1]:8787', /a bare IP address such as \[2001:db8::1\]: BASE_URL/],
    ['http://trends.lan:8787', /browsers make none over plain http: BASE_URL has to begin with https/],
  ] as const) {
    test(baseUrl, async () => {
      const plain = await startTestService({ BASE_URL: baseUrl })
      try {
        const { code } = await issueLink(plain.db, { kind: 'first_owner' }, null, new Date())
        await makeWorkspace(plain.db)
        const send = (path: string, fields: Record<string, string>, cookie = '') =>
          call(`${plain.url}${path}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: baseUrl, Cookie: cookie },
            body: new URLSearchParams(fields).toString(),
          })
        const page = await call(`${plain.url}/app/enter`)
        assert.match(page.text, sentence)
        assert.ok(!page.text.includes('data-passkey='))
        const refused = await send('/app/enter/passkey/challenge', {})
        assert.equal(refused.status, 400)
        assert.match(String(Object(refused.json).error), sentence)
        const entered = await send('/app/enter', { code })
        assert.equal(entered.status, 303)
        const cookie = cookieOf(entered)
        const settings = await call(`${plain.url}${SETTINGS}`, { headers: { Cookie: cookie } })
        assert.match(settings.text, sentence)
        assert.equal((await send(`${SETTINGS}/challenge`, {}, cookie)).status, 400)
      } finally {
        await plain.close()
      }
    })
  }
})

test('over https the name of BASE_URL is asked for, without its port', async () => {
  const named = await startTestService({ BASE_URL: 'https://trends.example:8443' })
  try {
    const answer = await call(`${named.url}/app/enter/passkey/challenge`, {
      method: 'POST',
      headers: SAME_ORIGIN,
    })
    assert.equal(Object(answer.json).rpId, 'trends.example')
    assert.match((await call(`${named.url}/app/enter`)).text, /data-origin="https:\/\/trends\.example:8443"/)
  } finally {
    await named.close()
  }
})
