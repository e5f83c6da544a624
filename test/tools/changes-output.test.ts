import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WindowChanges } from '../../src/analysis/changes.ts'
import type { TrendStatus } from '../../src/model/index.ts'
import type { TopicChange } from '../../src/trends/index.ts'
import { changesOutput } from '../../tools/changes-output.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))

function topic(
  change: TopicChange['change'],
  before: number,
  now: number,
  status: TrendStatus = 'steady',
): TopicChange {
  const state = (mentions: number) => ({
    rank: 1,
    score: 20,
    status,
    mentions,
    independentMentions: mentions,
    uniqueAuthors: mentions,
  })
  return {
    change,
    rule: 'a rule',
    id: 't_1',
    topic: 'humming',
    previousIds: [],
    before: state(before),
    now: state(now),
    interval: { entered: 8, left: 2, expected: 2, ratio: 4, lower: 1.2, upper: 18 },
    cited: [],
  }
}

function notesOf(...topics: TopicChange[]): string {
  const changes: WindowChanges = {
    start: { since: at(7), basis: 'date', rankedAt: null },
    now: at(21),
    isShortened: false,
    comparison: 'entered_with_left',
    periods: null,
    topics,
    regrouped: 0,
    uncollected: [],
    firstPostAt: null,
  }
  return changesOutput(30, changes, topics, new Map()).notes.join(' ')
}

test('a note explains mentions that go the other way than the change', () => {
  assert.match(notesOf(topic('risen', 14, 12)), /need not go the same way/)
  assert.match(notesOf(topic('fallen', 12, 12)), /need not go the same way/)
  assert.doesNotMatch(notesOf(topic('risen', 12, 14), topic('fallen', 14, 12)), /need not go/)
})

test('a note explains a status that is not the change', () => {
  assert.match(notesOf(topic('risen', 4, 12, 'new')), /new to the window may have risen since/)
  assert.match(notesOf(topic('insufficient_data', 4, 5, 'new')), /too few posts since to tell/)
  assert.doesNotMatch(notesOf(topic('risen', 4, 12, 'rising'), topic('gone', 4, 2, 'fading')), /the window/)
})
