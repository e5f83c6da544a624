import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { z } from 'zod'
import { connect } from '../../../db/connect.ts'
import { issueKey } from '../../../src/access/issue-key.ts'
import { ApiKey, ConfirmScans, Plan, Workspace, WorkspaceResponse } from '../../../src/model/index.ts'
import { freshDatabase } from '../../support/database.ts'
import {
  byOperator,
  call,
  mintCaller,
  sentenceOf,
  startTestService,
  type TestService,
} from '../../support/service.ts'
import { built, type Ended, linesOf, run, runUnheard } from '../command.ts'

const ADMIN = built('src/cli/admin/main.ts')

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.close())

const admin = (...args: string[]) => run(ADMIN, args, { DATABASE_URL: service.connectionString })

/** The one JSON line that `--json` prints, read through a schema: fails on anything more or less. */
async function json<T extends z.ZodTypeAny>(schema: T, ...args: string[]): Promise<z.output<T>> {
  const { code, stdout, stderr } = await admin(...args, '--json')
  assert.equal(code, 0, stderr)
  assert.equal(stderr, '')
  assert.equal(linesOf(stdout).length, 1, stdout)
  return schema.parse(JSON.parse(stdout))
}

const Account = z
  .object({
    workspace: Workspace,
    plan: Plan,
    planEndsAt: z.string().nullable(),
    confirmScans: ConfirmScans,
  })
  .strict()
const Shown = Account.extend({
  earlierRankings: z.object({ rankings: z.number(), bytes: z.number() }).strict(),
})
const Made = z.object({ key: z.string(), keyId: z.string(), label: z.string() })
const Keys = z.object({ keys: z.array(ApiKey) }).strict()

const product = ['--name', 'Fern', '--product-name', 'Lamp', '--product-url', 'https://fern.example']

describe('workspace', { concurrency: 2 }, () => {
  test('create, show, set and list keep what was given and change only what is given', async () => {
    const created = await json(
      Account,
      ...['workspace', 'create', '--id', 'ws_made', ...product, '--word', 'grow light', 'Pflanzenlampe'],
      ...['--competitor-url', 'https://sunbar.example', '--handle', 'reddit=r/a', 'reddit=u/b=c', 'x=fern'],
      ...['--lookback-days', '90', '--plan-ends', '2199-01-01'],
    )
    assert.deepEqual(created, {
      workspace: {
        id: 'ws_made',
        name: 'Fern',
        productName: 'Lamp',
        productUrl: 'https://fern.example',
        words: ['grow light', 'Pflanzenlampe'],
        competitorUrls: ['https://sunbar.example'],
        handles: { reddit: ['r/a', 'u/b=c'], x: ['fern'] },
        lookbackDays: 90,
      },
      plan: 'pro',
      planEndsAt: '2199-01-01T00:00:00.000Z',
      confirmScans: 'client',
    })
    const named = ['--workspace', 'ws_made']
    const { earlierRankings, ...shown } = await json(Shown, 'workspace', 'show', ...named)
    assert.deepEqual(shown, created)
    assert.deepEqual(earlierRankings, { rankings: 0, bytes: 0 })
    const changed = await json(
      Account,
      'workspace',
      'set',
      ...named,
      '--word',
      'lamp',
      '--lookback-days',
      '7',
    )
    const expected = { ...created, workspace: { ...created.workspace, words: ['lamp'], lookbackDays: 7 } }
    assert.deepEqual(changed, expected)
    const { stdout } = await admin('workspace', 'show', ...named)
    assert.match(stdout, /^workspace +ws_made \(Fern\)$/m)
    assert.match(stdout, /^plan +pro until 2199-01-01T00:00:00\.000Z$/m)
    assert.match(stdout, /^scans +confirmed by the client$/m)
    assert.match(stdout, /^kept +0 rankings of 0\.0 MB$/m)
    const strict = await json(Account, 'workspace', 'set', ...named, '--confirm-scans', 'required')
    assert.deepEqual(strict, { ...expected, confirmScans: 'required' })
    assert.deepEqual(await json(Account, 'workspace', 'set', ...named, '--name', 'Fern'), strict)
    assert.match((await admin('workspace', 'show', ...named)).stdout, /^scans +confirmation required$/m)
    const madeStrict = await json(Account, 'workspace', 'create', ...product, '--confirm-scans', 'required')
    assert.equal(madeStrict.confirmScans, 'required')
    const { workspaces } = await json(z.object({ workspaces: z.array(z.string()) }), 'workspace', 'list')
    assert.ok(workspaces.includes('ws_made'))
  })

  test('plan closes the API and opens it again, for a running service too', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const status = async () => (await call(`${service.url}/v1/workspace`, { key })).status
    const plan = (...args: string[]) =>
      json(Account, 'workspace', 'plan', '--workspace', workspace.id, ...args)
    assert.equal(await status(), 200)
    assert.equal((await plan('--plan', 'weekly')).plan, 'weekly')
    assert.equal(await status(), 403)
    await plan('--plan', 'pro', '--plan-ends', '2020-01-01')
    assert.equal(await status(), 403)
    assert.equal((await plan('--plan', 'pro')).planEndsAt, null)
    assert.equal(await status(), 200)
  })
})

describe('key', { concurrency: 2 }, () => {
  test('a made key works at once, a revoked one ends with the next call, and no list shows a key', async () => {
    const { workspace } = await mintCaller(service.db)
    const here = ['--workspace', workspace.id]
    const made = await json(Made, 'key', 'create', ...here, '--label', 'agent of Ann')
    const answer = await call(`${service.url}/v1/workspace`, { key: made.key })
    assert.deepEqual(WorkspaceResponse.parse(answer.json), { workspace })

    const listed = await admin('key', 'list', ...here)
    assert.match(listed.stdout, new RegExp(`^${made.keyId} .* live +agent of Ann$`, 'm'))
    const { keys } = await json(Keys, 'key', 'list', ...here)
    assert.ok(keys.some(({ keyId, revokedAt }) => keyId === made.keyId && revokedAt === null))
    assert.doesNotMatch(listed.stdout + JSON.stringify(keys), /svc_live_/)

    const revoke = ['key', 'revoke', ...here, '--key', made.keyId]
    assert.deepEqual(await json(z.unknown(), ...revoke), { keyId: made.keyId, revoked: true })
    const refused = await call(`${service.url}/v1/workspace`, { key: made.key })
    assert.equal(refused.status, 401)
    assert.match(sentenceOf(refused), /revoked/)
    const again = await admin(...revoke)
    assert.equal(again.code, 2)
    assert.match(again.stderr, new RegExp(made.keyId))
  })

  test('rotate replaces a key under its label; the old one lives until it is revoked', async () => {
    const { workspace, key, keyId } = await mintCaller(service.db)
    const status = async (secret: string) =>
      (await call(`${service.url}/v1/workspace`, { key: secret })).status
    const rotate = (old: string, ...more: string[]) =>
      json(Made, 'key', 'rotate', '--workspace', workspace.id, '--key', old, ...more)
    const second = await rotate(keyId)
    assert.equal(second.label, 'test')
    assert.deepEqual([await status(key), await status(second.key)], [200, 200])
    const third = await rotate(second.keyId, '--revoke-old')
    assert.deepEqual([await status(second.key), await status(third.key)], [401, 200])
  })

  test('a key that cannot be shown is revoked, and the one that it was to replace lives on', async () => {
    const { workspace, key, keyId } = await mintCaller(service.db)
    const here = ['--workspace', workspace.id, '--json']
    for (const args of [
      ['key', 'create', ...here, '--label', 'lost'],
      ['key', 'rotate', ...here, '--key', keyId, '--revoke-old'],
    ]) {
      assert.deepEqual(await runUnheard('stdout', ADMIN, args, { DATABASE_URL: service.connectionString }), {
        code: 2,
        said: 'The new key cannot be written to standard output, so it was revoked.\n',
      })
    }
    const { keys } = await json(Keys, 'key', 'list', '--workspace', workspace.id)
    assert.deepEqual(
      keys.filter(({ revokedAt }) => revokedAt === null).map((live) => live.keyId),
      [keyId],
    )
    assert.equal((await call(`${service.url}/v1/workspace`, { key })).status, 200)
  })

  test('a key that is given for its id is not repeated', async () => {
    const { workspace, key } = await mintCaller(service.db)
    for (const what of ['revoke', 'rotate']) {
      const { code, stderr } = await admin('key', what, '--workspace', workspace.id, '--key', key)
      assert.equal(code, 2)
      assert.equal(stderr, '--key takes the id that "key list" shows, never the key itself.\n')
    }
  })

  test('a key without a label is refused: nothing would tell it from another', async () => {
    const { workspace } = await mintCaller(service.db)
    const refused = await admin('key', 'create', '--workspace', workspace.id, '--label', ' ')
    assert.deepEqual([refused.code, refused.stderr.trim()], [2, '--label must not be empty.'])
  })

  test('a label writes no line of its own into the list and tells the terminal nothing', async () => {
    const { workspace } = await mintCaller(service.db)
    const label = 'a\nkey_0\u001b[2J\u009b2J'
    const { keyId } = await issueKey(service.db, workspace.id, label, byOperator)
    const { stdout } = await admin('key', 'list', '--workspace', workspace.id)
    const lines = linesOf(stdout)
    assert.equal(lines.length, 2)
    assert.ok(lines.some((line) => line.startsWith(keyId) && line.endsWith('a\\nkey_0\\u001b[2J\\u009b2J')))
    const listed = await admin('key', 'list', '--workspace', workspace.id, '--json')
    assert.ok(!listed.stdout.includes('\u009b'))
    const { keys } = Keys.parse(JSON.parse(listed.stdout))
    assert.ok(keys.some((key) => key.label === label))
  })

  test('create without --json shows the key and says that it is shown once', async () => {
    const { workspace } = await mintCaller(service.db)
    const { stdout } = await admin('key', 'create', '--workspace', workspace.id, '--label', 'by hand')
    const [key = '', sentence = ''] = linesOf(stdout)
    assert.equal((await call(`${service.url}/v1/workspace`, { key })).status, 200)
    assert.match(sentence, /by hand.*this once/)
  })
})

test('an import goes on when nobody reads what it says of bad lines', async () => {
  const { workspace } = await mintCaller(service.db)
  const args = ['evidence', 'import', '-', '--workspace', workspace.id, '--json']
  const post = '{"platform":"x","id":"a","text":"a","url":"https://example.com/a","publishedAt":"2026-02-03"}'
  const settings = { DATABASE_URL: service.connectionString }
  const ended = await runUnheard('stderr', ADMIN, args, settings, `bad\nbad\nbad\n${post}\n`)
  assert.deepEqual(
    [ended.code, JSON.parse(ended.said)],
    [0, { read: 4, stored: 1, updated: 0, unchanged: 0, rejected: 3 }],
  )
})

/** Called wrongly: exit code 2, nothing on standard output, one sentence that names what was wrong. */
function assertRefused({ code, stdout, stderr }: Ended, names: string): void {
  assert.equal(code, 2, stderr)
  assert.equal(stdout, '')
  assert.equal(linesOf(stderr).length, 1, stderr)
  assert.ok(stderr.includes(names), stderr)
}

describe('a wrong call ends with 2 and one sentence that names what is wrong', { concurrency: 2 }, () => {
  const create = ['workspace', 'create', ...product]
  const wrong: readonly [args: string[], names: string][] = [
    [['workspace', 'frobnicate'], 'frobnicate'],
    [[...create, '--verbose'], '--verbose'],
    [['workspace', 'create', '--product-name', 'x', '--product-url', 'https://x.example'], '--name'],
    [[...create, '--competitor-url', 'https://a.example', 'b'], '--competitor-url'],
    [[...create, '--word', ' '], '--word'],
    [[...create, '--handle', 'constructor=fern'], '--handle'],
    [[...create, '--lookback-days', '31'], '--lookback-days'],
    [[...create, '--plan', 'gold'], '--plan'],
    [[...create, '--plan-ends', '5'], '--plan-ends'],
    [[...create, '--plan-ends', '2026-02-30'], '--plan-ends'],
    [[...create, '--plan-ends', '2026-02-03T10:00'], '--plan-ends'],
    [[...create, '--confirm-scans', 'never'], '--confirm-scans'],
    [['workspace', 'show', '--workspace', 'ws_none'], 'ws_none'],
    [['key', 'create', '--workspace', 'ws_none'], '--label'],
    [['key', 'revoke', '--workspace', 'ws_none', '--key', 'key_none'], 'key_none'],
    [['evidence', 'import', 'none.ndjson', '--workspace', 'ws_none'], 'none.ndjson'],
    [['evidence', 'import', 'src', '--workspace', 'ws_none'], 'src is no regular file'],
    [['evidence', 'export', '--workspace', 'ws_none', '--json'], '--json'],
  ]
  for (const [args, names] of wrong) {
    test(args.join(' '), async () => assertRefused(await admin(...args), names))
  }
  test('an answer that cannot be written', async () => {
    const ended = await runUnheard('stdout', ADMIN, ['workspace', 'list', '--json'], {
      DATABASE_URL: service.connectionString,
    })
    assert.deepEqual(ended, { code: 2, said: 'The answer cannot be written to standard output.\n' })
  })
  test('a workspace of an id that is taken', async () => {
    const { workspace } = await mintCaller(service.db)
    assertRefused(await admin(...create, '--id', workspace.id), workspace.id)
  })
})

describe('a database that is not there ends the command with 1 and one sentence', { concurrency: 2 }, () => {
  const unreachable: readonly [name: string, url: () => Promise<string>, sentence: RegExp][] = [
    ['nobody listens', async () => 'postgres://nobody@127.0.0.1:1/none', /^The database does not answer/],
    ['no such database', async () => otherDatabase('none'), /^PostgreSQL has no database of this name/],
    ['no URL', async () => 'postgres://[', /^The setting DATABASE_URL is wrong/],
    [
      'a newer schema',
      newerDatabase,
      /^The database has schema version 1000000, this program knows up to \d+: run a newer/,
    ],
  ]
  for (const [name, url, sentence] of unreachable) {
    test(name, async () => {
      const ended = await run(ADMIN, ['workspace', 'list'], { DATABASE_URL: await url() })
      assert.equal(ended.code, 1)
      assert.match(ended.stderr, sentence)
      assert.equal(linesOf(ended.stderr).length, 1, ended.stderr)
      assert.equal(ended.stdout, '')
    })
  }

  test('a server that is ready and never answers', async () => {
    const ended = await run(ADMIN, ['workspace', 'list'], {
      DATABASE_URL: await hangingServer(),
      DATABASE_TIMEOUT_SECONDS: '1',
    })
    assert.match(ended.stderr, /^The database does not answer/)
    assert.deepEqual([ended.code, ended.stdout], [1, ''])
  })

  function otherDatabase(name: string): string {
    const url = new URL(service.connectionString)
    url.pathname = `/${name}`
    return url.toString()
  }

  /** It keeps the half of the connection that is its own, too. */
  async function hangingServer(): Promise<string> {
    const ready = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.on('error', () => {}).once('data', () => socket.write(ready))
    })
    after(() => server.close())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    assert.ok(address !== null && typeof address === 'object')
    return `postgres://nobody@127.0.0.1:${address.port}/none`
  }

  async function newerDatabase(): Promise<string> {
    const { connectionString, drop } = await freshDatabase()
    after(drop)
    const sql = connect(connectionString)
    await sql`insert into schema_migrations (version, name) values (1000000, 'from later')`
    await sql.end()
    return connectionString
  }
})
