import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { followStoredPosts } from '../../src/evidence/follow-stored-posts.ts'
import { createLog } from '../../src/process/log.ts'
import { openTestEngine } from '../support/engine.ts'
import { storeSamples } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

test('stored posts are indexed by the next turn, and derived by the one that finds no more of their workspace', async (t) => {
  const engine = await openTestEngine(t, {})
  const turn = followStoredPosts(engine, createLog('silent'))
  const [busy, quiet] = [await mintCaller(engine.db), await mintCaller(engine.db)]
  const left = async ({ workspace }: typeof busy) => {
    const { rows } = await sql<{ waiting: number; underived: number }>`
      select (select count(*)::int from posts_to_index where workspace_id = ${workspace.id}) as waiting,
        (select count(*)::int from posts where workspace_id = ${workspace.id} and not shown_as_stored) as underived
    `.execute(engine.db)
    return rows[0]
  }
  const next = async () => {
    await turn(new AbortController().signal)
    return [await left(busy), await left(quiet)]
  }
  await storeSamples(engine.db, quiet.workspace.id, [{ id: 'only' }])
  await storeSamples(engine.db, busy.workspace.id, [{ id: 'first' }])
  const waits = { waiting: 0, underived: 1 }
  assert.deepEqual(await next(), [waits, waits])
  await storeSamples(engine.db, busy.workspace.id, [{ id: 'second' }])
  assert.deepEqual(await next(), [
    { waiting: 0, underived: 2 },
    { waiting: 0, underived: 0 },
  ])
  assert.deepEqual(await next(), Array(2).fill({ waiting: 0, underived: 0 }))
})
