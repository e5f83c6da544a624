import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { z } from 'zod'
import { openDatabase } from '../../../db/database.ts'
import { EvidenceResponse } from '../../../src/model/index.ts'
import { freshDatabase } from '../../support/database.ts'
import { storeSamples } from '../../support/posts.ts'
import { call, mintCaller } from '../../support/service.ts'
import { startToolWorld } from '../../support/tool-world.ts'
import { built, type Ended, run } from '../command.ts'

const { service } = await startToolWorld()
const adminOf =
  (connectionString: string) =>
  (...args: string[]) =>
    run(built('src/cli/admin/main.ts'), args, { DATABASE_URL: connectionString })
const admin = adminOf(service.connectionString)

async function json<T extends z.ZodTypeAny>(schema: T, ...args: string[]): Promise<z.output<T>> {
  return printed(schema, await admin(...args, '--json'))
}

function printed<T extends z.ZodTypeAny>(schema: T, { code, stdout, stderr }: Ended): z.output<T> {
  assert.equal(code, 0, stderr)
  return schema.parse(JSON.parse(stdout))
}

describe('voice', { concurrency: 2 }, () => {
  const Known = z.object({
    accounts: z.array(
      z.object({ platform: z.string(), account: z.string(), voice: z.string(), by: z.string() }),
    ),
    sites: z.array(z.object({ site: z.string(), voice: z.string() })),
  })
  const Changed = z.object({ account: z.string(), derived: z.number() }).passthrough()

  test('an account that is set speaks so in stored posts at once, until it is removed', async () => {
    const caller = await mintCaller(service.db, { handles: { x: ['fernlight'], reddit: ['r/ann'] } })
    await storeSamples(service.db, caller.workspace.id, [
      { id: 'own', platform: 'x', authorHandle: 'FernLight' },
      { id: 'help', platform: 'x', authorHandle: 'Fern_Help' },
      { id: 'ann', platform: 'reddit', authorHandle: 'ann' },
    ])
    const ofCompany = async () => {
      const answer = await call(`${service.url}/v1/evidence?voice=company`, { key: caller.key })
      return EvidenceResponse.parse(answer.json)
        .posts.map(({ id }) => id)
        .sort()
    }
    const here = ['--workspace', caller.workspace.id]
    const help = ['--platform', 'x', '--account', 'https://x.com/fern_help']
    assert.deepEqual(await ofCompany(), ['own'])
    const set = await json(Changed, 'voice', 'set', ...here, ...help, '--voice', 'company')
    assert.equal(set.account, 'fern_help')
    assert.deepEqual(await ofCompany(), ['help', 'own'])
    const known = await json(Known, 'voice', 'list', ...here)
    assert.deepEqual(known, {
      accounts: [
        { platform: 'x', account: 'fern_help', voice: 'company', by: 'administrator' },
        { platform: 'x', account: 'fernlight', voice: 'company', by: 'configuration' },
      ],
      sites: [
        { site: 'fernlight.example', voice: 'company' },
        { site: 'sunbar.example', voice: 'competitor' },
      ],
    })
    const own = ['--platform', 'x', '--account', '@fernlight', '--voice', 'customer']
    await json(Changed, 'voice', 'set', ...here, ...own)
    assert.deepEqual(await ofCompany(), ['help'])
    await json(Changed, 'voice', 'remove', ...here, ...help)
    assert.deepEqual(await ofCompany(), [])
    const again = await admin('voice', 'remove', ...here, ...help)
    assert.deepEqual([again.code, /is not listed/.test(again.stderr)], [2, true])
  })

  // Without a service, which derives the same posts in its time.
  test('who sets an account is told how many stored posts were derived for it', async (t) => {
    const { connectionString } = await freshDatabase(t)
    const db = openDatabase(connectionString, { max: 1 })
    t.after(() => db.destroy())
    const { workspace } = await mintCaller(db)
    await storeSamples(db, workspace.id, [{ id: 'one' }, { id: 'two' }])
    const account = ['--workspace', workspace.id, '--platform', 'x', '--account', 'fern_help']
    const set = await adminOf(connectionString)('voice', 'set', ...account, '--voice', 'company', '--json')
    assert.equal(printed(Changed, set).derived, 2)
  })

  test('a subreddit, a video and nothing at all are no account', async () => {
    const { workspace } = await mintCaller(service.db)
    for (const [platform, account] of [
      ['reddit', 'r/fernlight'],
      ['reddit', 'https://www.reddit.com/r/fernlight'],
      ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
      ['x', 'https://evil.example/fernlight'],
      ['x', ' @ '],
    ] as const) {
      const named = ['--workspace', workspace.id, '--platform', platform, '--account', account]
      const { code, stderr } = await admin('voice', 'set', ...named, '--voice', 'company')
      assert.deepEqual([code, /--account must be the handle/.test(stderr)], [2, true], account)
    }
  })

  test('an export says who speaks and what was answered, and another workspace may import it', async () => {
    const [one, other] = [await mintCaller(service.db), await mintCaller(service.db, { handles: { x: [] } })]
    const reply = { kind: 'reply', parentId: 'p', threadId: 't', context: 'Which lamp?' } as const
    await storeSamples(service.db, one.workspace.id, [
      { id: 'own', platform: 'x', authorHandle: 'fernlight', ...reply },
    ])
    const exported = await admin('evidence', 'export', '--workspace', one.workspace.id)
    const line = z.object({ voice: z.string(), intents: z.array(z.string()) }).passthrough()
    const { voice, kind, parentId, threadId, context } = line.parse(JSON.parse(exported.stdout))
    assert.deepEqual([voice, { kind, parentId, threadId, context }], ['company', reply])
    const here = ['--workspace', other.workspace.id]
    const imported = await run(
      built('src/cli/admin/main.ts'),
      ['evidence', 'import', '-', ...here],
      { DATABASE_URL: service.connectionString },
      exported.stdout,
    )
    assert.equal(imported.code, 0, imported.stderr)
    const { json: body } = await call(`${service.url}/v1/evidence?kind=reply`, { key: other.key })
    assert.deepEqual(
      EvidenceResponse.parse(body).posts.map((post) => [post.id, post.voice, post.context]),
      [['own', 'customer', 'Which lamp?']],
    )
  })

  test('new handles give stored posts new voices', async () => {
    const { workspace, key } = await mintCaller(service.db)
    await storeSamples(service.db, workspace.id, [{ id: 'own', platform: 'x', authorHandle: 'fern_lamps' }])
    await json(z.unknown(), 'workspace', 'set', '--workspace', workspace.id, '--handle', 'x=fern_lamps')
    const { json: body } = await call(`${service.url}/v1/evidence?voice=company`, { key })
    assert.equal(EvidenceResponse.parse(body).total, 1)
  })
})
