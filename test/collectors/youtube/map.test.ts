import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toRecord, toRecords } from '../../../src/collectors/json.ts'
import { toYouTubeCandidate } from '../../../src/collectors/youtube/map.ts'
import { readFixture } from '../support.ts'

const handles = new Map([['UCfErNLiGhT0000000000001', '@fernlight']])
const videos = toRecords(toRecord(await readFixture('youtube/videos.200.json'))['items'])

function draftOf(index: number) {
  const candidate = toYouTubeCandidate(videos[index] ?? {}, handles)
  assert.ok('draft' in candidate)
  return candidate.draft
}

test('maps a video with its whole text and counts as numbers', () => {
  assert.deepEqual(draftOf(0), {
    platform: 'youtube',
    id: 'fL7pQ2xZk0A',
    authorHandle: 'UCpLaNtLaB00000000000002',
    text: "We tested 9 grow lights & one isn't honest\n\nSix weeks, nine lamps, one meter.\n\nChapters:\n0:00 Intro\n1:12 Setup",
    url: 'https://www.youtube.com/watch?v=fL7pQ2xZk0A',
    commentsUrl: 'https://www.youtube.com/watch?v=fL7pQ2xZk0A',
    publishedAt: '2026-11-18T16:00:12Z',
    metrics: { views: 48211, likes: 2310, comments: 402 },
    sourceMethod: 'api',
  })
})

test('names a channel by its handle where that is known', () => {
  assert.equal(draftOf(1).authorHandle, '@fernlight')
})

test('hidden likes and switched-off comments are withheld, not zero', () => {
  assert.deepEqual(draftOf(1).metrics, { views: 9120, likes: null, comments: 31 })
  assert.deepEqual(draftOf(2).metrics, { views: 1202, likes: 88, comments: null })
})

test('a video without statistics has no metrics', () => {
  const candidate = toYouTubeCandidate({ ...videos[0], statistics: undefined }, handles)
  assert.ok('draft' in candidate)
  assert.deepEqual(candidate.draft.metrics, {})
})

test('refuses what is announced, unlisted or private', () => {
  const [video = {}] = videos
  const announced = { ...video, snippet: { ...toRecord(video['snippet']), liveBroadcastContent: 'upcoming' } }
  const unlisted = { ...video, status: { privacyStatus: 'unlisted' } }
  assert.deepEqual(toYouTubeCandidate(announced, handles), { rejected: 'not_public' })
  assert.deepEqual(toYouTubeCandidate(unlisted, handles), { rejected: 'not_public' })
})
