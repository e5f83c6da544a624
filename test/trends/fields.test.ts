import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../../src/lib/days.ts'
import type { RankedTrend } from '../../src/model/index.ts'
import { type RankInput, type RankPost, rankTrends } from '../../src/trends/index.ts'
import { entryOf } from './measuring/ledger.ts'
import { NOW, post, talk } from './posts.ts'

const everyday = [
  ...['lawn mower', 'chess club', 'sourdough bread', 'night bus'].flatMap((subject) =>
    talk(subject, 60, 35, 0),
  ),
  ...talk('apple harvest', 60, 35, 0, { platform: 'reddit' }),
  ...talk('harbour tour', 60, 35, 0, { platform: 'youtube' }),
]

function kettleTrend(posts: readonly RankPost[], more: Partial<RankInput> = {}): RankedTrend {
  const { trends } = rankTrends({ posts: [...everyday, ...posts], windowDays: 7, now: NOW, ...more })
  const found = trends.find((trend) => /kettle/i.test(trend.topic))
  assert.ok(found, trends.map((trend) => trend.topic).join(', '))
  return found
}

const kettle = [
  ...talk('solar kettle', 20, 5, 0),
  ...talk('solar kettle', 5, 4, 0, { platform: 'reddit' }),
  ...talk('solar kettle', 4, 3, 0, { platform: 'youtube' }),
]
const uncollected = {
  mentions: null,
  uniqueAuthors: null,
  coveredDays: 0,
  daily: Array.from({ length: 7 }, () => null),
}
const textOf = (posts: readonly RankPost[], id: string): string =>
  posts.find((entry) => entry.id === id)?.text ?? ''

test('cites three to five posts by different authors from different platforms', () => {
  const loud = talk('solar kettle', 12, 2, 0, { authorHandle: 'loud', metrics: { likes: 9000 } }).map(
    (entry) => ({
      ...entry,
      id: `loud-${entry.id}`,
    }),
  )
  const posts = [...kettle, ...loud]
  const { representativePostIds } = kettleTrend(posts)
  const cited = posts.filter(({ id }) => representativePostIds.includes(id))
  assert.equal(cited.length, 5)
  assert.equal(new Set(cited.map(({ authorHandle }) => authorHandle)).size, 5)
  assert.equal(new Set(cited.map(({ platform }) => platform)).size, 3)
  assert.ok(representativePostIds[0]?.startsWith('loud-'), 'the one with the most reactions comes first')
})

test('counts each day, and gives null for a day on which nothing was collected', () => {
  // Two platforms that post every day, but on neither is there anything on the fourth day before now.
  const collected = (posts: readonly RankPost[]): RankPost[] =>
    posts.filter(
      ({ publishedAt }) =>
        Math.floor(Date.parse(publishedAt ?? '') / DAY_MS) !== Math.floor(NOW.getTime() / DAY_MS) - 4,
    )
  const posts = collected([
    ...everyday,
    ...talk('solar kettle', 28, 7, 0),
    post('quiet', 'chess club again', 0.1),
  ])
  const { trends } = rankTrends({ posts, windowDays: 7, now: NOW })
  const trend = trends.find(({ topic }) => topic.includes('kettle'))
  assert.deepEqual(
    trend?.daily.map(({ day, count }) => [day, count]),
    [
      ['2026-03-24', 4],
      ['2026-03-25', 4],
      ['2026-03-26', 4],
      ['2026-03-27', null],
      ['2026-03-28', 4],
      ['2026-03-29', 4],
      ['2026-03-30', 4],
    ],
  )
})

test('calls a day’s count partial where a platform of the topic was not collected', () => {
  const both = [
    ...talk('solar kettle', 20, 5, 0),
    ...talk('solar kettle', 8, 2, 0, { platform: 'reddit' }),
    ...talk('solar kettle', 1, 5.6, 5.4, { platform: 'reddit', authorHandle: 'early' }),
  ]
  const { daily, coverage } = kettleTrend(both, {
    coverage: [
      entryOf('x', 'words', [
        [35, 8],
        [5, 0],
      ]),
      entryOf('reddit', 'words', [
        [35, 8],
        [2, 0],
      ]),
    ],
  })
  assert.deepEqual(
    daily.map(({ count, partial = false }) => [count, partial]),
    [
      [null, false],
      // No query reached this day, and a post of it is known.
      [1, true],
      [4, true],
      [4, true],
      [4, true],
      [8, false],
      [8, false],
    ],
  )
  assert.deepEqual(
    coverage.map(({ platform, coveredDays }) => [platform, coveredDays]),
    [
      ['reddit', 2],
      ['x', 5],
    ],
  )
})

test('calls today’s count partial where the last query was asked before now', () => {
  const now = new Date(NOW.getTime() + 23.5 * 3_600_000)
  const todayAsked = (until: Date) => {
    const coverage = (['x', 'reddit', 'youtube'] as const).map((platform) => ({
      ...entryOf(platform, 'words', [[35, -1]]),
      until: until.toISOString(),
    }))
    const { daily } = kettleTrend(kettle, { now, coverage })
    return [daily.at(-2), daily.at(-1)].map((day) => [day?.day, day?.partial ?? false])
  }
  assert.deepEqual(todayAsked(new Date(NOW.getTime() + 1_800_000)), [
    ['2026-03-30', false],
    ['2026-03-31', true],
  ])
  assert.deepEqual(todayAsked(now), [
    ['2026-03-30', false],
    ['2026-03-31', false],
  ])
})

test('a platform counts as collected on the days that every query for the topic’s posts reached', () => {
  const instagram = { platform: 'instagram' } as const
  const posts = [
    ...talk('solar kettle', 14, 7, 0, instagram),
    ...talk('solar kettle', 6, 1, 0, { ...instagram, holdsWord: true }),
  ]
  const ledger = [entryOf('instagram', 'account', [[35, 0]]), entryOf('instagram', 'words', [[1, 0]])]
  const { daily, coverage, limitations } = kettleTrend(posts, { coverage: ledger })
  assert.deepEqual(coverage, [{ platform: 'instagram', coveredDays: 1, windowDays: 7 }])
  assert.ok(limitations.includes('instagram was collected on only 1 of 7 days.'))
  assert.deepEqual(
    daily.map(({ partial = false }) => partial),
    [true, true, true, true, true, true, false],
  )
})

test('counts posts, authors and days by platform, with null and not 0 where a platform was not collected', () => {
  const posts = [
    ...talk('solar kettle', 20, 5, 0),
    ...talk('solar kettle', 8, 2, 0, { platform: 'reddit', authorHandle: 'one' }),
  ]
  const { byPlatform, daily, mentions, rankedAt } = kettleTrend(posts, {
    coverage: [
      entryOf('x', 'words', [[35, 0]]),
      entryOf('reddit', 'words', [[2, 0]]),
      entryOf('youtube', 'words', [[35, 2]]),
      entryOf('instagram', 'account', [[35, 9]]),
    ],
  })
  assert.equal(rankedAt, NOW.toISOString())
  assert.deepEqual(byPlatform, [
    {
      platform: 'reddit',
      mentions: 8,
      uniqueAuthors: 1,
      coveredDays: 2,
      daily: [null, null, null, null, null, 4, 4],
    },
    { platform: 'facebook', ...uncollected },
    { platform: 'instagram', ...uncollected },
    { platform: 'x', mentions: 20, uniqueAuthors: 20, coveredDays: 7, daily: [0, 0, 4, 4, 4, 4, 4] },
    {
      platform: 'youtube',
      mentions: 0,
      uniqueAuthors: 0,
      coveredDays: 5,
      daily: [0, 0, 0, 0, 0, null, null],
    },
  ])
  const sums = daily.map((_, index) =>
    byPlatform.reduce((sum, platform) => sum + (platform.daily[index] ?? 0), 0),
  )
  assert.deepEqual(
    sums,
    daily.map(({ count }) => count),
  )
  assert.equal(
    byPlatform.reduce((sum, platform) => sum + (platform.mentions ?? 0), 0),
    mentions,
  )
})

test('names the days on which a platform may hold more posts than were found', () => {
  const { byPlatform } = kettleTrend(kettle, {
    coverage: [
      entryOf('reddit', 'words', [
        [35, 4],
        [2, 0],
      ]),
    ],
  })
  const reddit = byPlatform.find(({ platform }) => platform === 'reddit')
  // A post of a day that no query reached is known all the same.
  assert.deepEqual(reddit?.partialDays, ['2026-03-27', '2026-03-28'])
  assert.ok(
    byPlatform.every(({ platform, partialDays }) => platform === 'reddit' || partialDays === undefined),
  )
})

test('is unknown of a platform where only named accounts, or what stands underneath posts, were read', () => {
  const { byPlatform } = kettleTrend(kettle, {
    coverage: [
      ...(['account', 'threads', 'comments'] as const).map((kind) => entryOf('facebook', kind, [[35, 0]])),
      entryOf('instagram', 'words', [[35, 0]]),
    ],
  })
  const known = byPlatform.map(({ platform, mentions, coveredDays }) => [platform, mentions, coveredDays])
  assert.deepEqual(
    known.filter(([platform]) => platform === 'facebook' || platform === 'instagram'),
    [
      ['facebook', null, 0],
      ['instagram', 0, 7],
    ],
  )
})

test('sums up in two sentences, the second an exact quotation of a cited post', () => {
  const trend = kettleTrend(kettle)
  const [, first, quote] = /^(solar kettle: .*\.) One says: “(.+)”$/u.exec(trend.summary) ?? []
  assert.equal(
    first,
    'solar kettle: 29 posts by 29 authors on 3 platforms in 7 days, 29 of them independent; not seen in earlier evidence.',
  )
  assert.ok(trend.representativePostIds.some((id) => textOf(kettle, id).includes(quote ?? '\u0000')))
})

test('has an idea with exact quotes only where five independent people of three authors speak', () => {
  const { idea } = kettleTrend(kettle)
  assert.ok(idea !== undefined && idea.quotes.length === 3)
  for (const { postId, text } of idea.quotes) assert.ok(textOf(kettle, postId).includes(text))
  assert.ok(idea.evidencePostIds.length >= 3)
  assert.equal(kettleTrend(talk('solar kettle', 4, 5, 0)).idea, undefined)
  const twoVoices = talk('solar kettle', 12, 5, 0).map((entry, index) => ({
    ...entry,
    authorHandle: `voice${index % 2}`,
  }))
  assert.equal(kettleTrend(twoVoices).idea, undefined)
})

test('asks the question that names the matter rather than one that could stand anywhere', () => {
  const asking = [
    post('q1', 'So much talk of the solar kettle. But who am I to know?', 5),
    post('q2', 'Which solar kettle is the quietest of them all?', 1),
  ]
  assert.equal(
    kettleTrend([...kettle, ...asking]).idea?.customerQuestion,
    'Which solar kettle is the quietest of them all?',
  )
})

test('asks the end of an endless question, and looks for it past endless statements', () => {
  const endless = `Who can tell me, ${'people ask me over and over '.repeat(2000)}whether the solar kettle lasts?`
  const asking = [1, 2].map((days) => post(`q${days}`, `${'No more. '.repeat(days)}${endless}`, days))
  const question = kettleTrend([...kettle, ...asking]).idea?.customerQuestion
  assert.ok(question?.endsWith('over and over whether the solar kettle lasts?'), question ?? 'none')
  assert.ok(endless.endsWith(question ?? '\u0000'))
})

test('takes a competitor for mentioned only where its name stands as a word', () => {
  const within = kettle.map((entry) => ({ ...entry, text: `${entry.text} during spring` }))
  const idea = (posts: readonly RankPost[]) => kettleTrend(posts, { competitors: ['Ring'] }).idea
  assert.deepEqual(idea(within)?.competitorMentions, [])
  assert.notEqual(idea(within)?.kind, 'compare_with_competitor')
  const named = ["mine is a RING's", 'see @ring', 'and #ring too'].map((text, index) =>
    post(`named-${index}`, `the solar kettle ${text}`, 1 + index / 10),
  )
  assert.deepEqual(idea([...within, ...named])?.competitorMentions, [{ name: 'Ring', posts: 3 }])
})

test('counts no history where the status says that there is none: what came before is stray', () => {
  const { status, exclusions } = kettleTrend([...kettle, post('older', 'we have a solar kettle', 20)])
  assert.equal(status, 'new')
  assert.deepEqual([exclusions.stray, exclusions.before_window], [1, 0])
})

test('counts what it leaves out, by reason, and the counts add up', () => {
  const [first] = kettle
  assert.ok(first)
  const more: RankPost[] = [
    ...talk('solar kettle', 3, 20, 10),
    ...[1, 2].map((index) => post(`future-${index}`, first.text, -index)),
    { ...first, id: 'undated', publishedAt: undefined },
    { ...first, id: 'nowhere', platform: undefined },
    first,
    ...[1, 2, 3].map((index) => post(`copy-${index}`, first.text, 0.1 * index)),
    ...talk('solar kettle', 2, 1, 0.5, { authorHandle: 'twice', commentsUrl: 'https://example.org/thread' }),
    post('elsewhere', 'They gave away one more solar kettle', 0.7, { authorHandle: 'twice' }),
  ]
  const { exclusions, mentions, independentMentions } = kettleTrend([...kettle, ...more])
  assert.deepEqual(exclusions, {
    stray: 0,
    before_window: 3,
    in_future: 2,
    no_date: 1,
    no_platform: 1,
    repeated_id: 1,
    company_voice: 0,
    competitor_voice: 0,
    copy: 3,
    same_author_and_thread: 1,
    same_author_and_day: 1,
  })
  const repeated = exclusions.copy + exclusions.same_author_and_thread + exclusions.same_author_and_day
  assert.equal(mentions - repeated, independentMentions)
})

const limits: [string, RegExp, RankPost[], Partial<RankInput>][] = [
  ['too little evidence', /^Too little evidence: fewer than 5/, talk('solar kettle', 4, 5, 0), {}],
  [
    'a platform with gaps',
    /^instagram was collected on only [\d.]+ of 7 days/,
    talk('solar kettle', 6, 2, 0, { platform: 'instagram' }),
    {},
  ],
  ['unknown engagement', /^No engagement is known/, kettle, {}],
  ['YouTube counts', /^YouTube counts are left out/, kettle, {}],
  [
    'unknown authors',
    /^6 posts without a known author: each counts as a customer, and as one author\.$/,
    talk('solar kettle', 6, 2, 0, { authorHandle: undefined }),
    {},
  ],
]
for (const [what, sentence, posts, more] of limits) {
  test(`says as a limitation: ${what}`, () => {
    const { limitations } = kettleTrend(posts, more)
    assert.ok(
      limitations.some((line) => sentence.test(line)),
      limitations.join(' '),
    )
  })
}

test('says as a limitation that there is no history to compare with', () => {
  const posts = [...everyday, ...kettle].filter(
    ({ publishedAt }) => Date.parse(publishedAt ?? '') > NOW.getTime() - 7 * DAY_MS,
  )
  const [trend] = rankTrends({ posts, windowDays: 7, now: NOW }).trends
  assert.ok(trend?.limitations.some((line) => line.startsWith('There is too little history')))
})

/** What must not stand in a line that is shown. */
const UNFIT = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u
const marks = ['\u202E', '\u2066', '\u0007', '\u200B', '\n', '\uD83D', '\u200F', '\uFEFF']

test('shows no control, bidirectional or hidden characters and no broken surrogates, yet quotes exactly', () => {
  const dirty = kettle.map((entry, index) => {
    const mark = marks[index % marks.length] ?? ''
    return { ...entry, text: `${mark}Dear ${mark}all: ${entry.text}${mark} 🔥 is it ${mark}worth its money?` }
  })
  const trend = kettleTrend(dirty)
  const { idea } = trend
  assert.ok(idea !== undefined)
  const shown = [
    trend.topic,
    trend.summary,
    idea.title,
    idea.angle,
    idea.customerQuestion ?? '',
    ...idea.quotes.map(({ text }) => text),
    ...trend.keywords,
    ...trend.counterEvidence.map(({ text }) => text),
  ]
  for (const line of shown) assert.ok(!UNFIT.test(line), JSON.stringify(line))
  for (const { postId, text } of idea.quotes) {
    assert.ok(text !== '' && textOf(dirty, postId).includes(text), JSON.stringify(text))
  }
})

test('names posts without a word that could name them by what they show, cut between characters', () => {
  const posts = Array.from({ length: 6 }, (_, index) =>
    post(`emoji-${index}`, `${'🌱'.repeat(60)} haha${'!'.repeat(index)}`, 1),
  )
  const { trends } = rankTrends({ posts: [...everyday, ...posts], windowDays: 7, now: NOW })
  const wordless = trends.filter(({ postIds }) => postIds.some((id) => id.startsWith('emoji-')))
  assert.equal(wordless.length, 1)
  for (const { topic } of wordless) assert.match(topic, /^(?:🌱){59}…$/u)
})

test('shows how you compare only where a quarter of the posts do, and quotes those', () => {
  const ideaWith = (count: number) => {
    const rivals = Array.from({ length: count }, (_, index) =>
      post(
        `rival-${index}`,
        `the solar kettle number ${'abcdefghijkl'.charAt(index)}${index} is much slower than the Lumora ${index}`,
        1 + index / 10,
      ),
    )
    return kettleTrend([...kettle, ...rivals], { competitors: ['Lumora'] }).idea
  }
  assert.deepEqual(ideaWith(1)?.competitorMentions, [{ name: 'Lumora', posts: 1 }])
  assert.equal(ideaWith(1)?.kind, 'join_conversation')
  const idea = ideaWith(11)
  assert.equal(idea?.kind, 'compare_with_competitor')
  assert.match(idea?.quotes[0]?.text ?? '', /Lumora/)
})

test('reports as problems what people complain of, not what they look forward to or do not have', () => {
  const problemsOf = (text: string) => {
    const posts = Array.from({ length: 8 }, (_, index) =>
      post(`said-${index}`, `${text} ${'abcdefgh'.charAt(index)}x${index}`, 1 + index / 10),
    )
    return / (\d+) report a problem/.exec(kettleTrend([...kettle, ...posts]).idea?.basis ?? '')?.[1]
  }
  assert.equal(problemsOf('the solar kettle is broken again'), '8')
  assert.equal(problemsOf("I can't wait for the solar kettle"), '0')
  assert.equal(problemsOf('no problems with the solar kettle'), '0')
})

test('says that hardly any post holds the name, and makes no idea of such posts', () => {
  const { trends } = rankTrends({ posts: [...everyday, ...kettle], windowDays: 7, now: NOW })
  for (const trend of trends) {
    const held = trend.limitations.find((limitation) => limitation.includes('hold a word of the name'))
    if (held !== undefined) assert.equal(trend.idea, undefined, held)
  }
  assert.ok(
    !kettleTrend(kettle).limitations.some((limitation) => limitation.includes('hold a word of the name')),
  )
})

test('quotes the part of a cited post that names the matter', () => {
  const [first, ...others] = kettle
  assert.ok(first)
  const text = `There is nothing else to tell before lunch\n${first.text}`
  const { representativePostIds, idea } = kettleTrend([{ ...first, text, metrics: { likes: 50 } }, ...others])
  assert.equal(representativePostIds[0], first.id)
  assert.deepEqual(idea?.quotes[0], { postId: first.id, text: first.text })
})
