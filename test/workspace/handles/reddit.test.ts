import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namesOf, parseRedditHandle } from '../../../src/workspace/handles/reddit.ts'

const handles = {
  'u/FernlightOfficial': { kind: 'user', name: 'FernlightOfficial' },
  '/user/fern-light_1/': { kind: 'user', name: 'fern-light_1' },
  '@fernlight': { kind: 'user', name: 'fernlight' },
  fernlight: { kind: 'user', name: 'fernlight' },
  'r/IndoorGarden': { kind: 'sub', name: 'IndoorGarden' },
  '/r/IndoorGarden': { kind: 'sub', name: 'IndoorGarden' },
  'https://www.reddit.com/r/IndoorGarden/new/?x=1': { kind: 'sub', name: 'IndoorGarden' },
  'https://old.reddit.com/user/fernlight': { kind: 'user', name: 'fernlight' },
  'https://www.reddit.com/': undefined,
  'https://www.reddit.com/search': undefined,
  'r/a/b': undefined,
  'u/../../api': undefined,
  'r/a+b': undefined,
  'r/all': undefined,
  'https://www.reddit.com/r/Popular': undefined,
  'u/ab': undefined,
  'u/name/../../../api/v1/me': undefined,
  'u/name?limit=1': undefined,
  'r/sub%2Fnew': undefined,
  'https://reddit.com.evil.example/r/lamps': undefined,
  '': undefined,
} as const

for (const [text, handle] of Object.entries(handles)) {
  test(`reads "${text}" as ${handle === undefined ? 'no handle' : `the ${handle.kind} ${handle.name}`}`, () => {
    assert.deepEqual(parseRedditHandle(text), handle)
  })
}

test('names are the same in any case and kept once, as spelled last', () => {
  const handles = ['r/Lamps', 'u/lamps', 'r/lamps'].flatMap((text) => parseRedditHandle(text) ?? [])
  assert.deepEqual([namesOf(handles, 'sub'), namesOf(handles, 'user')], [['lamps'], ['lamps']])
})
