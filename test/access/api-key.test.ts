import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKey, hashKey, isWellFormedKey } from '../../src/access/api-key.ts'

test('a key has the prefix, a secret of 256 bits in base 62 and a checksum', () => {
  for (let n = 0; n < 200; n++) assert.match(createKey().key, /^svc_live_[0-9A-Za-z]{49}$/)
})

test('keys and their ids never repeat', () => {
  const made = Array.from({ length: 500 }, createKey)
  assert.equal(new Set(made.map(({ key }) => key)).size, 500)
  assert.equal(new Set(made.map(({ keyId }) => keyId)).size, 500)
})

test('a key is found again by the hash that was stored', () => {
  const { key, keyHash } = createKey()
  assert.deepEqual(hashKey(key), keyHash)
  assert.equal(keyHash.length, 32)
})

test('any single mistyped character is noticed before the database is asked', () => {
  const { key } = createKey()
  assert.ok(isWellFormedKey(key))
  for (let index = 0; index < key.length; index++) {
    const typo = key[index] === 'a' ? 'b' : 'a'
    assert.ok(!isWellFormedKey(key.slice(0, index) + typo + key.slice(index + 1)), `character ${index}`)
  }
  assert.ok(!isWellFormedKey(`${key}x`))
  assert.ok(!isWellFormedKey(''))
})
