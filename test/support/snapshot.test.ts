import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstDifference, matchSnapshot, toText } from './snapshot.ts'

const ranking = { trends: [{ topic: 'late parcels', explain: { score: 4 } }], excluded: { noDate: 1 } }

test('a snapshot that is missing fails and says what accepts it', async () => {
  await assert.rejects(
    matchSnapshot(new URL('./no-such.snapshot.json', import.meta.url), ranking),
    /no-such\.snapshot\.json: the file is missing\.\n.*"npm run snapshots"/,
  )
})

test('the first difference tells the entry of a list by its name and the field by its path', () => {
  const found = { ...ranking, trends: [{ topic: 'late parcels', explain: { score: 5 } }] }
  assert.equal(
    firstDifference(ranking, found),
    'trends[0] (late parcels) explain score: committed 4, found 5',
  )
  assert.equal(firstDifference(ranking, structuredClone(ranking)), undefined)
})

test('an entry or field on one side alone is a difference', () => {
  assert.equal(
    firstDifference({ trends: [] }, { trends: [{ topic: 'new' }] }),
    'trends[0] (new): committed nothing, found {"topic":"new"}',
  )
  assert.equal(firstDifference({ gone: null }, {}), 'gone: committed null, found nothing')
})

test('the text of a snapshot is the value’s JSON in lines', () => {
  const value = { ...ranking, ids: Array.from({ length: 60 }, (_, index) => `post${index}`), left: undefined }
  const text = toText(value)
  assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(value)))
  assert.ok(text.includes('\n "trends": [{"topic":"late parcels","explain":{"score":4}}],\n'))
})
