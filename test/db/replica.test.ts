import assert from 'node:assert/strict'
import { after, afterEach, before, describe, type TestContext, test } from 'node:test'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin, serviceDeadlines } from '../../db/deadlines.ts'
import { readEvidencePage } from '../../db/evidence-pages.ts'
import {
  BEHIND_FOR_MS,
  EvidenceReads,
  type ReplicaOutcome,
  replicaDeadlines,
  TRIED_AGAIN_AFTER_MS,
} from '../../db/replica.ts'
import { withinRequest } from '../../db/request-deadline.ts'
import { importPosts } from '../../db/store-posts.ts'
import { startPath } from '../support/database-path.ts'
import { samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'
import { type Replicated, startReplicated } from '../support/standby.ts'

let servers: Replicated
let db: Db
let standby: Db
before(async () => {
  servers = await startReplicated()
  const options = { max: 2, deadlines: allWithin(60_000) }
  db = openDatabase(servers.primaryUrl, options)
  standby = openDatabase(servers.standbyUrl, options)
})
afterEach(() => servers.resume())
after(async () => {
  await Promise.all([db.destroy(), standby.destroy()])
  await servers.close()
})

function pageOf(asked: Db, workspaceId: string) {
  return readEvidencePage(asked, { workspaceId }, { windowDays: 0, limit: 10 }, 'no derivation')
}

let lastId = 0
/** Stores one more post of the workspace; the name of its evidence's state then. */
async function storeOne(workspaceId: string): Promise<string> {
  lastId += 1
  await importPosts(db, workspaceId, [samplePost({ id: `p${lastId}` })])
  const { state } = await pageOf(db, workspaceId)
  assert.ok(state !== undefined)
  return state
}

/** Reads with a clock of their own. */
function readsOf(replica: Db = standby) {
  const told: ReplicaOutcome[] = []
  let nowMs = 0
  const reads = new EvidenceReads(db, {
    db: replica,
    told: (outcome) => told.push(outcome),
    now: () => nowMs,
  })
  const total = async (workspaceId: string, state: string | undefined) =>
    (await reads.ask(state, (asked) => pageOf(asked, workspaceId))).counted.total
  return {
    told,
    total,
    reads,
    pass: (ms: number) => {
      nowMs += ms
    },
  }
}

describe('a replica', () => {
  test('answers where it has the present evidence, with the same page', async () => {
    const { workspace } = await mintCaller(db)
    const state = await storeOne(workspace.id)
    await servers.caughtUp()
    const { reads, told } = readsOf()
    const asked: Db[] = []
    const page = await reads.ask(state, (one) => {
      asked.push(one)
      return pageOf(one, workspace.id)
    })
    assert.deepEqual(page, await pageOf(db, workspace.id))
    assert.deepEqual([asked, told], [[standby], ['read']])
  })

  test('is never shown while it is behind, and is read again once it is not', async () => {
    const { workspace } = await mintCaller(db)
    await storeOne(workspace.id)
    await servers.caughtUp()
    await servers.pause()
    const state = await storeOne(workspace.id)
    const { total, told, pass } = readsOf()
    assert.equal(await total(workspace.id, state), 2)
    assert.equal(await total(workspace.id, state), 2)
    await servers.resume()
    await servers.caughtUp()
    pass(BEHIND_FOR_MS)
    assert.equal(await total(workspace.id, state), 2)
    assert.deepEqual(told, ['behind', 'avoided', 'read'])
  })

  test('is not shown either where it is ahead of the caller’s state', async () => {
    const { workspace } = await mintCaller(db)
    const earlier = await storeOne(workspace.id)
    await storeOne(workspace.id)
    await servers.caughtUp()
    const { total, told } = readsOf()
    assert.equal(await total(workspace.id, earlier), 2)
    assert.deepEqual(told, ['behind'])
  })

  test('is not asked where the present state is not known', async () => {
    const { workspace } = await mintCaller(db)
    await storeOne(workspace.id)
    await servers.caughtUp()
    await servers.pause()
    await storeOne(workspace.id)
    const { total, told } = readsOf()
    assert.equal(await total(workspace.id, undefined), 2)
    assert.deepEqual(told, [])
  })

  for (const fault of ['cut', 'silence'] as const) {
    test(`that fails by ${fault} costs a request its answer not even once, later ones nothing, and comes back`, async (t) => {
      const { workspace } = await mintCaller(db)
      const state = await storeOne(workspace.id)
      await servers.caughtUp()
      const path = await startPath(t, servers.standbyUrl)
      const { total, told, pass } = readsOf(openReplica(t, path.connectionString))
      assert.equal(await total(workspace.id, state), 1)
      path[fault]()
      assert.equal(await withinRequest(() => total(workspace.id, state)), 1)
      assert.equal(await withinRequest(() => total(workspace.id, state)), 1)
      assert.deepEqual(told, ['read', 'failed', 'avoided'])
      if (fault === 'cut') return
      path.restore()
      // The read that tries it is waited for by nobody.
      while (told.at(-1) !== 'read') {
        pass(TRIED_AGAIN_AFTER_MS)
        assert.equal(await total(workspace.id, state), 1)
      }
    })
  }
})

function openReplica(t: TestContext, url: string): Db {
  const replica = openDatabase(url, { max: 2, deadlines: replicaDeadlines(serviceDeadlines()) })
  t.after(() => replica.destroy())
  return replica
}
