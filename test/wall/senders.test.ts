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
    'export async function passOn(db: Db) {',
    '  return await listOnes(db)',
    '}',
  ].join('\n')
  assert.deepEqual(sendersIn('ones.ts', file), ['ones.ts:listOnes', 'ones.ts:pageOnes'])
})

test('db/ sends statements in such functions only', async () => {
  assert.ok((await listSenders()).includes('posts.ts:listPosts'))
  assert.deepEqual(await listOtherPlaces(), [])
})
