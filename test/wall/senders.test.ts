import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listOtherPlaces, listSenders, sendersIn } from './senders.ts'

test('the functions that send statements are found by what they call', () => {
  const file = [
    'export async function listOnes(db: Db) {',
    '  return await read<One>(db)`select from ones`',
    '}',
    'async function* pageOnes(db: Db) {',
    '  yield await sql`select`.execute(db)',
    '}',
    'export async function readOnes(db: Db) {',
    '  return await readBytes(db)`select from ones`',
    '}',
    'export async function passOn(db: Db) {',
    '  return await listOnes(db)',
    '}',
  ].join('\n')
  assert.deepEqual(sendersIn('ones.ts', file), ['ones.ts:listOnes', 'ones.ts:pageOnes', 'ones.ts:readOnes'])
})

test('db/ sends statements in such functions only', async () => {
  assert.ok((await listSenders()).includes('posts.ts:listPosts'))
  assert.ok((await listSenders()).includes('evidence-pages.ts:readEvidencePage'))
  assert.deepEqual(await listOtherPlaces(), [])
})
