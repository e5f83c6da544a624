import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Platform } from '../../../src/model/index.ts'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import { coverageOf, type RankPost } from '../../../src/trends/index.ts'
import { compare } from '../../../src/trends/measuring/compare.ts'
import type { Coverage } from '../../../src/trends/measuring/coverage.ts'
import { perStream, type Stream } from '../../../src/trends/measuring/streams.ts'
import { rulesWithout } from '../../../src/trends/rules.ts'
import { NOW, talk } from '../posts.ts'
import { collected, entryOf, periods } from './ledger.ts'

function compared(
  posts: readonly RankPost[],
  coverage: Coverage,
  growth: Partial<Record<Stream, number>> = {},
) {
  const { mentions } = deduplicate({ posts, windowDays: 7, now: NOW })
  return compare(mentions, {
    periods,
    coverage,
    growth: perStream((stream) => growth[stream] ?? 1),
    isOn: rulesWithout(),
  })
}

const always = [[200, 0]] as const
const asEver = [...talk('chess club', 20, 35, 7), ...talk('chess club', 5, 7, 0)]

const halves: [rule: string, coverage: Coverage, status: string][] = [
  [
    'at least half of both periods',
    collected({
      x: [
        [35, 21],
        [4, 0],
      ],
    }),
    'steady',
  ],
  [
    'less than half of the window',
    collected({
      x: [
        [35, 7],
        [3, 0],
      ],
    }),
    'insufficient_data',
  ],
  [
    'less than half of the history',
    collected({
      x: [
        [35, 22],
        [7, 0],
      ],
    }),
    'insufficient_data',
  ],
]
for (const [rule, coverage, status] of halves) {
  test(`where ${rule} was collected a topic as ever is ${status}`, () => {
    assert.equal(compared(asEver, coverage).status, status)
  })
}

test('a day that was not collected is left out on both sides', () => {
  const posts = [...talk('chess club', 20, 35, 21), ...talk('chess club', 5, 3.5, 0)]
  const { ratio, expected } = compared(
    posts,
    collected({
      x: [
        [35, 21],
        [4, 0],
      ],
    }),
  ).interval
  assert.equal(expected, 5.714)
  assert.equal(ratio, 0.875)
})

test('a post of a day that no query reached counts on neither side', () => {
  const ledger = collected({
    x: [
      [35, 21],
      [4, 0],
    ],
  })
  const missed = [...talk('chess club', 30, 20, 8), ...talk('chess club', 9, 6.9, 4.1)]
  const reached = [...talk('chess club', 20, 34.9, 21.1), ...talk('chess club', 5, 3.5, 0)]
  const { recent, baseline } = compared([...reached, ...missed], ledger).interval
  assert.deepEqual([recent, baseline], [5, 20])
})

test('posts found by words are compared over the days that words reached, the others over theirs', () => {
  const coverage = coverageOf(
    [],
    [entryOf('instagram', 'account', [[35, 0]]), entryOf('instagram', 'words', [[1, 0]])],
  )
  const onInstagram = { platform: 'instagram' } as const
  const accounts = [
    ...talk('chess club', 20, 35, 7, onInstagram),
    ...talk('chess club', 5, 7, 0, onInstagram),
  ]
  const hashtags = talk('chess club', 40, 0.9, 0, { ...onInstagram, holdsWord: true })
  const both = compared([...accounts, ...hashtags], coverage)
  // Hashtags reached the window's last day and none before it: how their posts changed is unknown.
  assert.deepEqual(both.interval, compared(accounts, coverage).interval)
  assert.equal(both.status, 'steady')
})

test('what a platform gives more of everything is expected of the topic too', () => {
  const { expected, ratio } = compared(asEver, collected({ x: always }), { x: 2 }).interval
  assert.deepEqual([expected, ratio], [10, 0.5])
})

test('a platform that was collected in one of the periods only counts in neither', () => {
  const added = [...talk('chess club', 60, 5, 0, { platform: 'reddit' })]
  const alone = compared(asEver, collected({ x: always }))
  const beside = compared([...asEver, ...added], collected({ x: always, reddit: [[5, 0]] }))
  assert.deepEqual(beside, alone)
})

test('peaks on a platform that is not compared are none of the topic’s', () => {
  const burst = (platform: Platform) => [
    ...talk('chess club', 30, 66, 61, { platform }),
    ...talk('chess club', 30, 36, 31, { platform }),
  ]
  const rise = [...talk('chess club', 30, 5, 0), ...talk('chess club', 2, 28, 8)]
  const peaksOf = (platform: Platform) =>
    compared([...rise, ...burst(platform)], collected({ x: always, reddit: [[200, 7]] })).interval.peaks
      .length
  assert.equal(peaksOf('x'), 2)
  assert.equal(peaksOf('reddit'), 0)
})
