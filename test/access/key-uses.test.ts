import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { listKeys } from '../../db/api-keys.ts'
import { connect } from '../../db/connect.ts'
import { openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { type Access, createAccess } from '../../src/access/authenticate.ts'
import { clientName, productOf } from '../../src/access/client-name.ts'
import { createLog } from '../../src/process/log.ts'
import { freshDatabase } from '../support/database.ts'
import { connectClient2026 } from '../support/mcp-client-2026.ts'
import { call, mintCaller, startTestService, type TestCaller } from '../support/service.ts'

const { connectionString, drop } = await freshDatabase()
const db = openDatabase(connectionString, { max: 4, deadlines: allWithin(30_000) })
after(async () => {
  await db.destroy()
  await drop()
})

const FIVE_MINUTES = 300_000
const curl = { surface: 'rest', client: 'curl/8.5.0' } as const
const agent = { surface: 'mcp', client: 'claude-code' } as const

/** A process of its own, whose clock is set by hand. */
function openProcess(log = createLog('silent')) {
  let now = Date.parse('2026-11-23T10:00:00Z')
  const access = createAccess(db, { now: () => new Date(now), sleep: async () => {} }, log)
  const pass = (ms: number) => {
    now += ms
  }
  return { access, pass }
}

async function use(access: Access, { key }: TestCaller, by: typeof curl | typeof agent): Promise<void> {
  await access.authenticate(`Bearer ${key}`, () => by)
  await access.settled()
}

async function keyOf({ workspace, keyId }: TestCaller) {
  const found = (await listKeys(db, workspace.id)).find((key) => key.keyId === keyId)
  assert.ok(found !== undefined)
  return found
}

/** As if a key had been used that long ago. */
async function age({ keyId }: TestCaller, seconds: number): Promise<void> {
  await sql`
    update api_keys set last_used_at = last_used_at - make_interval(secs => ${seconds}),
      first_used_at = first_used_at - make_interval(secs => ${seconds})
    where key_id = ${keyId}`.execute(db)
}

describe('the use of a key', () => {
  test('is kept with its first call: when, over which surface, by which client', async () => {
    const caller = await mintCaller(db)
    const { lastUsed, firstUsedAt, lastFour } = await keyOf(caller)
    assert.deepEqual([lastUsed, firstUsedAt, lastFour], [null, null, caller.key.slice(-4)])
    await use(openProcess().access, caller, curl)
    const used = await keyOf(caller)
    assert.deepEqual({ ...used.lastUsed, at: '' }, { at: '', ...curl })
    assert.equal(used.lastUsed?.at, used.firstUsedAt)
    assert.ok(Math.abs(Date.parse(used.firstUsedAt ?? '') - Date.now()) < 60_000)
  })

  test('is written at most once in five minutes, and the first stays the first', async () => {
    const caller = await mintCaller(db)
    const { access, pass } = openProcess()
    await use(access, caller, curl)
    // Old enough to be written again, if the process tried.
    await age(caller, 1000)
    const first = await keyOf(caller)
    pass(FIVE_MINUTES - 1)
    await use(access, caller, agent)
    assert.deepEqual(await keyOf(caller), first)
    pass(1)
    await use(access, caller, agent)
    const again = await keyOf(caller)
    assert.equal(again.firstUsedAt, first.firstUsedAt)
    assert.equal(again.lastUsed?.surface, 'mcp')
    assert.equal(again.lastUsed.client, 'claude-code')
    assert.ok(again.lastUsed.at > String(first.lastUsed?.at))
  })

  test('is not written twice by two processes', async () => {
    const caller = await mintCaller(db)
    await use(openProcess().access, caller, curl)
    await age(caller, 299)
    const first = await keyOf(caller)
    await use(openProcess().access, caller, agent)
    assert.deepEqual(await keyOf(caller), first)
    await age(caller, 2)
    await use(openProcess().access, caller, agent)
    assert.equal((await keyOf(caller)).lastUsed?.surface, 'mcp')
  })

  test('is kept of a key that is refused for its plan, and of no unknown one', async () => {
    const caller = await mintCaller(db, { plan: 'weekly' })
    const { access } = openProcess()
    await assert.rejects(
      access.authenticate(`Bearer ${caller.key}`, () => curl),
      /no active Pro plan/,
    )
    await access.settled()
    assert.equal((await keyOf(caller)).lastUsed?.surface, 'rest')
  })

  test('holds up no call: the caller is known while the row is locked', async () => {
    const caller = await mintCaller(db)
    const other = connect(connectionString)
    try {
      await other`begin`
      await other`select from api_keys where key_id = ${caller.keyId} for update`
      const { access } = openProcess()
      const { workspace } = await access.authenticate(`Bearer ${caller.key}`, () => curl)
      assert.equal(workspace.id, caller.workspace.id)
      assert.equal((await keyOf(caller)).lastUsed, null)
      await other`commit`
      await access.settled()
      assert.notEqual((await keyOf(caller)).lastUsed, null)
    } finally {
      await other.end({ timeout: 5 })
    }
  })

  test('that cannot be stored is logged, not thrown, and not tried at each call', async () => {
    const caller = await mintCaller(db)
    const lines: string[] = []
    const { access } = openProcess(createLog('warn', { write: (line) => void lines.push(line) }))
    await sql`alter table api_keys add constraint unused check (last_used_at is null) not valid`.execute(db)
    try {
      for (let calls = 0; calls < 3; calls++) await use(access, caller, curl)
    } finally {
      await sql`alter table api_keys drop constraint unused`.execute(db)
    }
    assert.equal(lines.length, 1)
    assert.match(lines[0] ?? '', /the use of a key was not stored/)
    assert.ok(!lines[0]?.includes(caller.key))
  })
})

test('REST and MCP say what used a key, each by what its client says of itself', async (t) => {
  const service = await startTestService()
  try {
    const [rest, older, newer] = await Promise.all([1, 2, 3].map(() => mintCaller(service.db)))
    assert.ok(rest !== undefined && older !== undefined && newer !== undefined)
    const headers = { 'User-Agent': 'research/2.1 (+https://example.com)' }
    await call(`${service.url}/v1/workspace`, { key: rest.key, headers })
    const toolCall = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_workspace' } }
    await call(`${service.url}/mcp`, {
      method: 'POST',
      key: older.key,
      body: JSON.stringify(toolCall),
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
    })
    const client = await connectClient2026(t, service.url, newer.key)
    await client.callTool({ name: 'get_workspace', arguments: {} })
    await service.stop()
    const found = openDatabase(service.connectionString, { max: 1, deadlines: allWithin(30_000) })
    t.after(() => found.destroy())
    const uses = await Promise.all(
      [rest, older, newer].map(async ({ workspace }) => (await listKeys(found, workspace.id))[0]?.lastUsed),
    )
    assert.deepEqual(
      uses.map((each) => [each?.surface, each?.client]),
      [
        ['rest', 'research/2.1'],
        ['mcp', 'research/2.1'],
        ['mcp', 'test'],
      ],
    )
  } finally {
    await service.close()
  }
})

test('what a client calls itself is shortened and can be stored and shown', () => {
  assert.equal(productOf('curl/8.5.0'), 'curl/8.5.0')
  assert.equal(productOf('Mozilla/5.0 (X11; Linux x86_64) Gecko'), 'Mozilla/5.0')
  assert.equal(productOf(' '), null)
  assert.equal(productOf(undefined), null)
  assert.equal(clientName('\u0000\ud800\u001b[2J\n'), '\ufffd [2J')
  assert.equal(clientName('Clau\u202ede\nCode'), 'Clau de Code')
  assert.equal(clientName('😀'.repeat(100)), '😀'.repeat(60))
})
