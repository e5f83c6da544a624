import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMetaTargets } from '../../src/collectors/meta/targets.ts'
import { planReddit } from '../../src/collectors/reddit/plan.ts'
import { planX } from '../../src/collectors/x/plan.ts'
import { planYouTube } from '../../src/collectors/youtube/plan.ts'
import type { Platform } from '../../src/model/index.ts'
import { wordCoverage } from '../../src/word-list/word-coverage.ts'

const since = new Date('2026-03-01T00:00:00Z')
const until = new Date('2026-03-05T00:00:00Z')
const reached = (platform: Platform, words: readonly string[], from = since, to = until) => ({
  platform,
  words,
  from: from.toISOString(),
  until: to.toISOString(),
})
const list = ['grow light', '=US', 'jaguar -car', 'salt, pepper', 'Fern']
const request = {
  workspaceId: 'w',
  words: list,
  handles: {},
  competitorUrls: ['https://sunbar.example'],
  since,
  until,
}

/** The queries that the collectors themselves would make of the list. */
const queries = [
  ...planReddit(request, 40).queries,
  ...planX(request, { archive: false, maxPostsPerScan: 200, postsLeftToday: 200 }).queries,
  ...planYouTube(request, { searches: 100, units: 10_000, searchesPerScan: 6 }).queries,
].map(({ platform, words }) => reached(platform, words))

for (const entry of list) {
  test(`the collectors' own queries name ${entry}`, () => {
    assert.deepEqual(
      wordCoverage(entry, queries).map(({ platform }) => platform),
      ['reddit', 'x', 'youtube'],
    )
  })
}

test('an entry that differs from another in case alone was asked for with it', () => {
  const twins = ['night bus', 'Night Bus', 'us', '=US']
  const asked = planX(
    { ...request, words: twins },
    { archive: false, maxPostsPerScan: 200, postsLeftToday: 200 },
  ).queries.map(({ platform, words }) => reached(platform, words))
  for (const entry of twins) assert.equal(wordCoverage(entry, asked).length, 1, entry)
})

test('a word that no query names was not asked for, though another holds it', () => {
  for (const entry of ['light', 'grow', 'grow light bulb', 'sunbar', 'sunbar.example', 'salt', 'pepper'])
    assert.deepEqual(wordCoverage(entry, queries), [], entry)
})

test('Instagram is asked for a word by its hashtag, and Facebook for none', () => {
  const found = wordCoverage('Grow Light', [
    ...readMetaTargets(request).tags.map(({ words }) => reached('instagram', words)),
    reached('facebook', []),
  ])
  assert.deepEqual(
    found.map(({ platform }) => platform),
    ['instagram'],
  )
})

test('the queries of several scans together reach from the earliest to the latest', () => {
  const later = new Date('2026-03-09T00:00:00Z')
  const found = wordCoverage('grow light', [
    reached('x', ['grow light'], until, later),
    reached('x', ['grow light', 'Fern'], since, until),
  ])
  assert.deepEqual(found, [{ platform: 'x', from: since.toISOString(), until: later.toISOString() }])
})
