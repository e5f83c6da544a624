import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { countUnderivedPosts, listUnderivedPosts, storeDerivations } from '../../db/derivations.ts'
import { listPosts } from '../../db/posts.ts'
import { importPosts, storeCheckedPosts } from '../../db/store-posts.ts'
import { setVoiceAccount } from '../../db/voice-accounts.ts'
import { derivePosts } from '../../src/derivation/derive-posts.ts'
import { loadIdentity } from '../../src/derivation/identity.ts'
import type { Voice } from '../../src/model/index.ts'
import { derivationKeyOf, derivedFieldsOf } from '../../src/posts/derived-fields.ts'
import type { VoiceIdentity } from '../../src/workspace/voice.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { numbered, samplePost, storeSamples } from '../support/posts.ts'
import { byOperator, mintCaller } from '../support/service.ts'
import { idsIn } from '../support/tool-calls.ts'

let database: FreshDatabase
let db: Db
before(async () => {
  database = await freshDatabase()
  db = openDatabase(database.connectionString, { max: 4, deadlines: allWithin(30_000) })
})
after(async () => {
  await db.destroy()
  await database.drop()
})

const onX = { platform: 'x' } as const

async function withVoice(workspaceId: string, identity: VoiceIdentity, voice: Voice): Promise<string[]> {
  const derived = { key: derivationKeyOf(identity), voice }
  return idsIn((await listPosts(db, { workspaceId, derived }, { limit: 500 })).posts)
}

test('a listed account gives its posts another voice, and only posts of another key are derived again', async () => {
  const { workspace } = await mintCaller(db)
  await storeSamples(db, workspace.id, [
    { id: 'own', ...onX, authorHandle: 'Fernlight' },
    { id: 'help', ...onX, authorHandle: 'fern_help' },
    { id: 'nobody', ...onX, authorHandle: null },
  ])
  const before = await loadIdentity(db, workspace)
  assert.equal(await derivePosts(db, workspace.id, before), 3)
  assert.equal(await derivePosts(db, workspace.id, before), 0)
  assert.deepEqual(await withVoice(workspace.id, before, 'company'), ['own'])
  assert.deepEqual(await withVoice(workspace.id, before, 'unknown'), ['nobody'])
  await setVoiceAccount(
    db,
    workspace.id,
    { platform: 'x', account: 'fern_help', voice: 'company' },
    byOperator,
  )
  const now = await loadIdentity(db, workspace)
  assert.deepEqual(
    await withVoice(workspace.id, now, 'company'),
    [],
    'nothing is claimed before it is derived',
  )
  assert.equal(await derivePosts(db, workspace.id, now), 3)
  assert.deepEqual((await withVoice(workspace.id, now, 'company')).sort(), ['help', 'own'])
})

test('a derivation that was cut off leaves old fields under their old key, and the next call does the rest', async () => {
  const { workspace } = await mintCaller(db)
  await storeSamples(
    db,
    workspace.id,
    numbered(2500).map((post) => ({ ...post, ...onX, authorHandle: 'fern_help' })),
  )
  const old = await loadIdentity(db, workspace)
  assert.equal(await derivePosts(db, workspace.id, old), 2500)
  await setVoiceAccount(
    db,
    workspace.id,
    { platform: 'x', account: 'fern_help', voice: 'company' },
    byOperator,
  )
  const identity = await loadIdentity(db, workspace)
  const key = derivationKeyOf(identity)
  const batch = await listUnderivedPosts(db, workspace.id, key, 700)
  const derived = batch.map((post) => ({ ...post, ...derivedFieldsOf(post, identity), shownAsStored: true }))
  assert.equal(await storeDerivations(db, workspace.id, key, derived), 700)

  const count = async (by: VoiceIdentity, voice: Voice) => {
    const filter = { workspaceId: workspace.id, derived: { key: derivationKeyOf(by), voice } }
    return (await listPosts(db, filter, { limit: 1 })).total
  }
  assert.deepEqual([await count(identity, 'company'), await count(identity, 'customer')], [700, 0])
  assert.deepEqual([await count(old, 'company'), await count(old, 'customer')], [0, 1800])
  assert.equal(await derivePosts(db, workspace.id, identity), 1800)
  assert.deepEqual([await count(identity, 'company'), await count(old, 'customer')], [2500, 0])
  assert.equal(await countUnderivedPosts(db, workspace.id, key), 0)
})

test('a post that changes while it is derived stays to be derived', async () => {
  const { workspace } = await mintCaller(db)
  const [stored] = await storeSamples(db, workspace.id, [{ id: 'p', text: 'The lamp is broken' }])
  assert.ok(stored)
  const identity = await loadIdentity(db, workspace)
  const key = derivationKeyOf(identity)
  const read = await listUnderivedPosts(db, workspace.id, key, 10)
  await storeCheckedPosts(db, workspace.id, [{ ...stored, text: 'I love the lamp' }])
  const derived = read.map((post) => ({ ...post, ...derivedFieldsOf(post, identity), shownAsStored: true }))
  assert.equal(await storeDerivations(db, workspace.id, key, derived), 0)
  assert.equal(await derivePosts(db, workspace.id, identity), 1)
})

test('new words void what was derived of a post, a mere confirmation or other counts do not', async () => {
  const { workspace } = await mintCaller(db)
  const samples = ['a', 'b'].map((id) => ({ id, text: 'The lamp is broken' }))
  const [a, b] = await storeSamples(db, workspace.id, samples)
  assert.ok(a && b)
  const identity = await loadIdentity(db, workspace)
  const key = derivationKeyOf(identity)
  await derivePosts(db, workspace.id, identity)
  await storeCheckedPosts(db, workspace.id, [{ ...a, metrics: { score: 7 } }])
  assert.equal(await countUnderivedPosts(db, workspace.id, key), 0)
  await storeCheckedPosts(db, workspace.id, [a, { ...b, text: 'Where can I buy the lamp?' }])
  assert.deepEqual(idsIn(await listUnderivedPosts(db, workspace.id, key, 10)), ['b'])
  await importPosts(db, workspace.id, [samplePost({ id: 'c' })])
  assert.deepEqual(idsIn(await listUnderivedPosts(db, workspace.id, key, 10)).sort(), ['b', 'c'])
})

test('a workspace’s derivation leaves another workspace alone', async () => {
  const [one, other] = [await mintCaller(db), await mintCaller(db)]
  for (const { workspace } of [one, other])
    await storeSamples(db, workspace.id, [{ id: 'own', ...onX, authorHandle: 'fernlight' }])
  const identity = await loadIdentity(db, one.workspace)
  assert.equal(await derivePosts(db, one.workspace.id, identity), 1)
  assert.deepEqual(await withVoice(other.workspace.id, identity, 'company'), [])
})

test('two configurations that derive at the same time both come to an end', async () => {
  const { workspace } = await mintCaller(db)
  await storeSamples(
    db,
    workspace.id,
    numbered(3000).map((post) => ({ ...post, ...onX, authorHandle: 'fern_help' })),
  )
  const old = await loadIdentity(db, workspace)
  const identity = await loadIdentity(db, { ...workspace, handles: { x: ['fern_help'] } })
  const counts = await Promise.all([old, identity].map((each) => derivePosts(db, workspace.id, each)))
  assert.ok(
    counts.every((count) => count <= 3000),
    counts.join(),
  )
  await derivePosts(db, workspace.id, identity)
  assert.equal(await countUnderivedPosts(db, workspace.id, derivationKeyOf(identity)), 0)
})
