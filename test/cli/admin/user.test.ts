import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { z } from 'zod'
import { listAuditEvents } from '../../../db/audit-list.ts'
import { openDatabase } from '../../../db/database.ts'
import { allWithin } from '../../../db/deadlines.ts'
import { insertPasskey } from '../../../db/passkeys.ts'
import { renameUser } from '../../../db/users.ts'
import { Accounts } from '../../../src/accounts/accounts.ts'
import { issueLink } from '../../../src/accounts/links.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { createLog } from '../../../src/process/log.ts'
import { makeWorkspace, somewhere } from '../../support/accounts.ts'
import { freshDatabase } from '../../support/database.ts'
import { byOperator, startTestService, type TestService } from '../../support/service.ts'
import { built, type Ended, linesOf, run, runUnheard } from '../command.ts'

const ADMIN = built('src/cli/admin/main.ts')

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.close())

const admin = (...args: string[]) =>
  run(ADMIN, ['user', ...args], { DATABASE_URL: service.connectionString, PORT: '8799' })

async function json<T extends z.ZodTypeAny>(schema: T, ...args: string[]): Promise<z.output<T>> {
  const { code, stdout, stderr } = await admin(...args, '--json')
  assert.equal(code, 0, stderr)
  assert.equal(linesOf(stdout).length, 1, stdout)
  return schema.parse(JSON.parse(stdout))
}

const Link = z.object({ kind: z.string(), link: z.string(), expiresAt: z.string() })
const Users = z.object({
  users: z.array(
    z
      .object({
        userId: z.string(),
        name: z.string(),
        email: z.string().nullable(),
        createdAt: z.string(),
        lastSeenAt: z.string().nullable(),
        workspaces: z.array(z.object({ id: z.string(), role: z.string() }).strict()),
      })
      .strict(),
  ),
})
const Sessions = z.object({ sessions: z.array(z.object({ sessionId: z.string() })) })

function refused({ code, stdout, stderr }: Ended, sentence: RegExp): void {
  assert.equal(code, 2, stderr)
  assert.equal(stdout, '')
  assert.match(stderr, sentence)
}

const enter = (link: string) => service.accounts.enter(link, somewhere(), undefined)

test('links for the first owner, for a known person and for an invited one sign them in; people are listed, signed out and removed', async () => {
  const workspaceId = await makeWorkspace(service.db)
  const first = await json(Link, 'link', '--email', 'ann@lamp.example')
  assert.equal(first.kind, 'first_owner')
  assert.match(first.link, /^http:\/\/localhost:8799\/app\/enter#[\w-]{43}$/)
  await enter(first.link)
  const [ann] = (await json(Users, 'list')).users
  assert.deepEqual(ann?.workspaces, [{ id: workspaceId, role: 'owner' }])
  assert.deepEqual([ann.name, ann.email], ['ann@lamp.example', 'ann@lamp.example'])
  const { userId } = ann

  for (const args of [[], ['--email', 'ANN@lamp.example'], ['--user', userId]]) {
    const again = await json(Link, 'link', ...args)
    assert.equal(again.kind, 'user')
    assert.equal((await service.accounts.visitorOf(await enter(again.link)))?.userId, userId)
  }
  assert.equal((await json(Sessions, 'sessions', '--user', userId)).sessions.length, 4)

  const invited = await json(Link, 'link', '--workspace', workspaceId, '--email', 'ben@lamp.example')
  assert.equal(invited.kind, 'invitation')
  const visitor = await service.accounts.visitorOf(await enter(invited.link))
  assert.deepEqual([visitor?.email, visitor?.chosen?.role], ['ben@lamp.example', 'member'])
  refused(await admin('link'), /^Say whom the link is for: --user or --email, or --workspace/)

  refused(
    await admin('remove', '--user', userId),
    new RegExp(`^${userId} is the last owner of ${workspaceId}\\. Make another one first: user link`),
  )
  const benId = visitor?.userId ?? ''
  const raised = await json(Link, 'link', '--user', benId, '--workspace', workspaceId, '--role', 'owner')
  await enter(raised.link)
  assert.deepEqual(await json(z.unknown(), 'end-sessions', '--user', benId), { ended: 2 })
  assert.deepEqual((await json(Sessions, 'sessions', '--user', benId)).sessions, [])
  assert.deepEqual(await json(z.unknown(), 'remove', '--user', userId), { userId, removed: true })
  const left = (await json(Users, 'list')).users
  assert.deepEqual(
    left.map((user) => user.userId),
    [benId],
  )

  await renameUser(service.db, { workspaceId, userId: benId, name: 'B\u202Een \u001B[2J' }, byOperator)
  const { stdout } = await admin('list')
  assert.equal(linesOf(stdout).length, 1)
  for (const character of ['\u001B', '\u202E'])
    assert.ok(!stdout.includes(character), 'a terminal obeys no name')
  assert.match(stdout, new RegExp(`^${benId}  last here .*Z  ${workspaceId} \\(owner\\)  B`))
})

test('the passkeys of a person are listed, and one of a lost device is removed, which the audit tells', async () => {
  const workspaceId = await makeWorkspace(service.db)
  const { link } = await json(Link, 'link', '--workspace', workspaceId)
  const { userId = '' } = (await service.accounts.visitorOf(await enter(link))) ?? {}
  const passkey = {
    ...{ passkeyId: 'pky_lost', userId, credentialId: Buffer.from('lost'), publicKey: Buffer.from('key') },
    ...{ signCount: 0, transports: [], name: 'Lost \u001B[2J', isBackedUp: false, createdAt: new Date() },
  }
  await insertPasskey(service.db, workspaceId, passkey, byOperator)
  const named = ['--user', userId, '--workspace', workspaceId]
  const { stdout } = await admin('passkeys', ...named)
  assert.match(stdout, /^pky_lost {2}made .*Z {2}last used - {2}Lost/)
  assert.ok(!stdout.includes('\u001B'))
  const remove = ['remove-passkey', ...named, '--passkey', 'pky_lost']
  assert.deepEqual(await json(z.unknown(), ...remove), { passkeyId: 'pky_lost', removed: true })
  assert.deepEqual(await json(z.unknown(), 'passkeys', ...named), { passkeys: [] })
  refused(await admin(...remove), /has no such passkey: .* "user passkeys" shows them\./)
  refused(await admin('passkeys', '--user', 'usr_none', '--workspace', workspaceId), /^There is no user/)
  const [event] = await listAuditEvents(service.db, { workspaceId }, { limit: 1 })
  assert.deepEqual(
    [event?.action, event?.actor.kind, event?.subject],
    ['remove_passkey', 'operator', 'pky_lost'],
  )
})

test('a link is for one person: what leaves that open is refused with what to give', async () => {
  const workspaceId = await makeWorkspace(service.db)
  const twins: string[] = []
  for (let count = 0; count < 2; count++) {
    const workspace = { workspaceId, role: 'member' } as const
    const purpose = { kind: 'invitation', workspace, email: 'twin@lamp.example' } as const
    const { code } = await issueLink(service.db, purpose, null, new Date())
    twins.push((await service.accounts.visitorOf(await enter(code)))?.userId ?? '')
  }
  refused(
    await admin('link', '--email', 'twin@lamp.example'),
    new RegExp(`^Several people have the e-mail .* give --user with one of (?=.*${twins[0]}).*${twins[1]}`),
  )
  refused(
    await admin('link', '--email', 'twin', '--workspace', workspaceId),
    /^--email must be an e-mail address/,
  )
  refused(
    await admin('link', '--email', 'nobody@lamp.example'),
    /^Nobody has the e-mail .*: give --workspace/,
  )
  refused(await admin('link', '--role', 'owner'), /^--role needs --workspace/)
  refused(await admin('link', '--workspace', 'ws_none'), /^There is no workspace ws_none/)
  refused(await admin('link', '--user', 'usr_none'), /^There is no user usr_none/)
  refused(await admin('link', '--user', 'usr_none', '--email', 'a@b.example'), /give one of them/)
  for (const command of ['remove', 'sessions', 'end-sessions'])
    refused(await admin(command, '--user', 'usr_none'), /^There is no user usr_none\. "user list" shows them/)
  const noPort = { DATABASE_URL: service.connectionString, PORT: '0' }
  refused(await run(ADMIN, ['user', 'link'], noPort), /^Give BASE_URL, or the PORT/)
})

test('a new workspace says in one sentence who opens its pages, or what lets somebody, and gives nobody a right unasked', async () => {
  const database = await freshDatabase()
  const here = { DATABASE_URL: database.connectionString, PORT: '8799' }
  const create = async (id: string, ...args: string[]) => {
    const product = ['--name', 'Fern', '--product-name', 'Lamp', '--product-url', 'https://fern.example']
    const made = await run(ADMIN, ['workspace', 'create', '--id', id, ...product, ...args], here)
    assert.equal(made.code, 0, made.stderr)
    return linesOf(made.stdout).at(-1)
  }
  const db = openDatabase(database.connectionString, { max: 2, deadlines: allWithin(30_000) })
  try {
    assert.match(String(await create('ws_a')), /^Nobody can sign in to the pages yet: "user link" makes/)
    const accounts = new Accounts({ db, clock: systemClock, log: createLog('silent') })
    const { code } = await issueLink(db, { kind: 'first_owner' }, null, new Date())
    const cookie = await accounts.enter(code, somewhere(), undefined)
    const visitorNow = async () => (await accounts.visitorOf(cookie)) ?? assert.fail('nobody is signed in')
    const { userId } = await visitorNow()
    const linkTo = (user: string, id: string) =>
      `Nobody can open its pages yet: "user link --user ${user} --workspace ${id} --role owner" makes the link that lets somebody in as its owner.`
    assert.equal(await create('ws_b'), linkTo(userId, 'ws_b'))
    assert.equal(await create('ws_c', '--owner', userId), `${userId} owns it and finds it on the pages.`)
    assert.equal(await create('ws_d'), linkTo('USER', 'ws_d'), 'nobody owns all others')
    assert.deepEqual(
      (await visitorNow()).workspaces.map(({ id, role }) => [id, role]),
      [
        ['ws_a', 'owner'],
        ['ws_c', 'owner'],
      ],
    )
    const none = await run(
      ADMIN,
      [
        'workspace',
        'create',
        '--id',
        'ws_e',
        '--owner',
        'usr_none',
        '--name',
        'a',
        '--product-name',
        'b',
        '--product-url',
        'https://c.example',
      ],
      here,
    )
    refused(none, /^There is no user usr_none\. "user list" shows them\./)
    await accounts.close()
  } finally {
    await db.destroy()
    await database.drop()
  }
})

test('a link that cannot be shown is taken back', async () => {
  const links = async () =>
    (await service.db.selectFrom('sign_in_links').select('code_hash').execute()).length
  const workspaceId = await makeWorkspace(service.db)
  const before = await links()
  const settings = { DATABASE_URL: service.connectionString }
  const { code, said } = await runUnheard(
    'stdout',
    ADMIN,
    ['user', 'link', '--workspace', workspaceId],
    settings,
  )
  assert.equal(code, 2)
  assert.equal(said, 'The link cannot be written to standard output, so it was taken back.\n')
  assert.equal(await links(), before)
  const events = await listAuditEvents(service.db, { workspaceId }, { limit: 2 })
  assert.deepEqual(
    events.map(({ action }) => action),
    ['withdraw_link', 'invite_member'],
  )
})
