import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { recordEvent } from '../../../db/audit.ts'
import { hashKey } from '../../../src/access/api-key.ts'
import { issueLink } from '../../../src/accounts/links.ts'
import { AuditEvent } from '../../../src/model/index.ts'
import { call, mintCaller, startTestService, type TestService } from '../../support/service.ts'
import { built, linesOf, run } from '../command.ts'

const ADMIN = built('src/cli/admin/main.ts')
const POST = '{"platform":"x","id":"a","text":"a","url":"https://example.com/a","publishedAt":"2026-02-03"}'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.close())

const admin = (args: readonly string[], input = '') =>
  run(ADMIN, args, { DATABASE_URL: service.connectionString }, input)

async function done(args: readonly string[], input = ''): Promise<string> {
  const { code, stdout, stderr } = await admin(args, input)
  assert.equal(code, 0, stderr)
  return stdout
}

async function eventsOf(workspaceId: string, ...filter: string[]): Promise<AuditEvent[]> {
  const lines = linesOf(await done(['audit', '--workspace', workspaceId, '--json', ...filter]))
  return lines.map((line) => AuditEvent.parse(JSON.parse(line)))
}

describe('audit', { concurrency: 2 }, () => {
  test('tells what the commands changed, the newest first, by the operator at the terminal', async () => {
    const { workspace, keyId } = await mintCaller(service.db, { handles: {} })
    const here = ['--workspace', workspace.id]
    const { key } = JSON.parse(await done(['key', 'create', ...here, '--label', 'agent', '--json']))
    await done(['key', 'rotate', ...here, '--key', keyId, '--revoke-old'])
    await done(['workspace', 'set', ...here, '--word', 'lamp', '--confirm-scans', 'required'])
    await done(['workspace', 'plan', ...here, '--plan', 'weekly'])
    await done(['voice', 'set', ...here, '--platform', 'x', '--account', 'fern_help', '--voice', 'company'])
    await done(['evidence', 'import', '-', ...here], `${POST}\nbad\n`)
    await done(['evidence', 'refresh', ...here])
    await done(['author', 'forget', ...here, '--platform', 'x', '--handle', 'ann'])
    const events = await eventsOf(workspace.id)
    assert.deepEqual(
      events.map(({ action }) => action),
      [
        'forget_author',
        'refresh_evidence',
        'import_evidence',
        'set_voice_account',
        'set_plan',
        'set_confirm_scans',
        'update_workspace',
        'revoke_key',
        'rotate_key',
        'create_key',
        // What made the workspace of the test.
        'test',
        'test',
      ],
    )
    for (const { actor, from } of events)
      assert.deepEqual([actor, from], [{ kind: 'operator', id: null }, 'terminal'])
    const imported = events.find(({ action }) => action === 'import_evidence')
    assert.deepEqual(
      [imported?.subject, imported?.before, imported?.after],
      ['-', null, { read: 2, stored: 1, updated: 0, unchanged: 0, rejected: 1 }],
    )
    const text = JSON.stringify(events)
    for (const secret of [key.slice(9, -4), hashKey(key).toString('hex')]) assert.ok(!text.includes(secret))
  })

  test('is filtered by action, actor, time and number, and says what it takes', async () => {
    const { workspace } = await mintCaller(service.db)
    const by = { kind: 'user', id: 'user_ann' } as const
    for (const action of ['come', 'come', 'go']) {
      const event = { workspaceId: workspace.id, subject: null, after: {} }
      await recordEvent(service.db, { action, actor: by, from: '203.0.113.7' }, event)
    }
    const actionsOf = async (...filter: string[]) =>
      (await eventsOf(workspace.id, ...filter)).map(({ action }) => action)
    assert.deepEqual(await actionsOf('--actor', 'user'), ['go', 'come', 'come'])
    assert.deepEqual(await actionsOf('--action', 'come'), ['come', 'come'])
    assert.deepEqual(await actionsOf('--limit', '1'), ['go'])
    assert.deepEqual(await actionsOf('--since', '2100-01-01'), [])
    assert.equal((await actionsOf('--since', '2020-01-01')).length, 5)
    for (const [args, sentence] of [
      [
        ['--since', 'yesterday'],
        /^--since was "yesterday"\. It must be an ISO 8601 date, or a time with its zone\./,
      ],
      [['--actor', 'me'], /Allowed choices are key, user, operator, nobody/],
      [['--limit', '0'], /^--limit must be a whole number from 1\./],
      [['--workspace', 'ws_none'], /^There is no workspace ws_none\. "workspace list" shows them\./],
    ] as const) {
      const { code, stderr } = await admin(['audit', ...args])
      assert.equal(code, 2, stderr)
      assert.match(stderr, sentence)
    }
  })

  test('without a workspace it tells what belongs to none, too, and reads page after page', async () => {
    const stamp = { action: 'refused', actor: { kind: 'nobody' }, from: '203.0.113.9' } as const
    for (let count = 0; count < 501; count++)
      await recordEvent(service.db, stamp, { workspaceId: null, subject: null, after: { count } })
    const lines = linesOf(await done(['audit', '--actor', 'nobody', '--json']))
    const counts = lines.flatMap((line) => AuditEvent.parse(JSON.parse(line)).after?.['count'] ?? [])
    assert.deepEqual(
      counts,
      Array.from({ length: 501 }, (_, index) => 500 - index),
    )
  })

  test('tells of every attempt to sign in, whoever made it, among the events', async () => {
    const { workspace } = await mintCaller(service.db)
    const purpose = { kind: 'invitation', workspace: { workspaceId: workspace.id, role: 'member' } } as const
    const { code } = await issueLink(service.db, purpose, null, new Date())
    const from = { address: '2001:db8::7', userAgent: 'Test browser' }
    const cookie = await service.accounts.enter(code, from, undefined)
    for (const given of [code, 'unknown'])
      await assert.rejects(service.accounts.enter(given, from, undefined))
    const userId = (await service.accounts.visitorOf(cookie))?.userId
    const lines = linesOf(await done(['audit', '--json']))
    const entries = lines.map((line) => AuditEvent.parse(JSON.parse(line)))
    const events = entries.filter(({ from }) => from === '2001:db8::7')
    assert.deepEqual(
      events.map(({ action, actor, from, workspaceId, after }) => [
        action,
        actor.id,
        from,
        workspaceId,
        after,
      ]),
      [
        ['sign_in_refused', null, '2001:db8::7', null, { method: 'link', outcome: 'unknown_code' }],
        ['sign_in_refused', null, '2001:db8::7', null, { method: 'link', outcome: 'used_code' }],
        ['sign_in', userId, '2001:db8::7', null, { method: 'link', outcome: 'entered' }],
      ],
    )
    const refused = linesOf(await done(['audit', '--action', 'sign_in_refused', '--since', '2020-01-01']))
    assert.match(
      refused[0] ?? '',
      /nobody from 2001:db8::7 {2}sign_in_refused {2}nothing -> \{.*unknown_code/,
    )
    assert.deepEqual(await eventsOf(workspace.id, '--action', 'sign_in_refused'), [])
    assert.equal((await eventsOf(workspace.id, '--action', 'sign_in')).length, 1)
  })

  test('a line for people says who, from where, what, before and after, and obeys no control character', async () => {
    const { workspace, keyId } = await mintCaller(service.db)
    await done(['key', 'revoke', '--workspace', workspace.id, '--key', keyId])
    await done(['workspace', 'set', '--workspace', workspace.id, '--name', 'a\u001b[2Jb'])
    const [renamed = '', revoked = ''] = linesOf(await done(['audit', '--workspace', workspace.id]))
    assert.match(revoked, /Z {2}operator from terminal {2}revoke_key ws_\w+ key_\w+ {2}\{.*\} -> nothing$/)
    assert.match(renamed, /update_workspace ws_\w+ {2}\{"name":"Test workspace"\} -> \{"name":/)
    assert.ok(!renamed.includes('\u001b'))
  })
})

test('key list says who made a key and what used it last', async () => {
  const { workspace, key, keyId } = await mintCaller(service.db)
  const list = async () => linesOf(await done(['key', 'list', '--workspace', workspace.id]))[0] ?? ''
  const last = key.slice(-4)
  assert.match(
    await list(),
    new RegExp(`^${keyId} {2}…${last} .* by the operator {2}never used {2}live {2}test$`),
  )
  await call(`${service.url}/v1/workspace`, { key, headers: { 'User-Agent': 'curl/8.5.0' } })
  // The use is stored beside the call: stopped, the service has stored it.
  await service.stop()
  assert.match(await list(), / {2}used \d{4}-\d\d-\d\dT\S+Z over REST by curl\/8\.5\.0 {2}live {2}test$/)
})
