import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanRequest } from '../../../src/collectors/collector.ts'
import { describeXPlan } from '../../../src/collectors/x/describe-plan.ts'
import {
  earliestStart,
  pagesFor,
  planX,
  recentSearchFloor,
  type XBudget,
} from '../../../src/collectors/x/plan.ts'
import { parseXHandle } from '../../../src/workspace/handles/x.ts'
import { NOW, requestOf } from '../support.ts'

const facts: XBudget = { archive: false, maxPostsPerScan: 200, postsLeftToday: 1000 }
const plan = (wanted: Parameters<typeof requestOf>[0], changed: Partial<XBudget> = {}) =>
  planX(requestOf({ days: 6, ...wanted }), { ...facts, ...changed })
const asked = (words: readonly string[]) => plan({ words }).queries.map(({ q }) => q)

const silent = { queries: [], steps: [], gaps: [], budget: 0 }

const handles = {
  fernlight: 'fernlight',
  '@Plantlab_Tests': 'Plantlab_Tests',
  'https://x.com/sunbar/status/1': 'sunbar',
  'https://twitter.com/@sunbar': 'sunbar',
  'https://x.com/search?q=a': undefined,
  'https://x.com/i/lists/1': undefined,
  much_too_long_name: undefined,
  'a OR from:b': undefined,
  '': undefined,
}

for (const [text, name] of Object.entries(handles)) {
  test(`reads "${text}" as ${name ?? 'no account'}`, () => {
    assert.equal(parseXHandle(text), name)
  })
}

test('plans accounts first, then words together with competitor sites, none with retweets', () => {
  const { queries } = plan({
    words: ['grow light', 'and', 'the "best" lamp'],
    handles: { x: ['@fernlight', 'sunbar'] },
    competitorUrls: ['https://www.sunbar.example/', 'https://x.com/Sunbar'],
  })
  assert.deepEqual(
    queries.map(({ q }) => q),
    [
      '(from:fernlight OR from:sunbar) -is:retweet',
      '("grow light" OR "and" OR "the best lamp" OR url:"sunbar.example") -is:retweet',
    ],
  )
})

const entries = {
  'jaguar -car -"F-Type"': '("jaguar" -"car" -"F-Type")',
  '=US': '"US"',
  '=Apple -pie': '("Apple" -"pie")',
  'a -"b -c"': '("a" -"b -c")',
  'lamp -(x -from:y': '("lamp" -"(x" -"from:y")',
  'lamp -…': '"lamp"',
  'or" OR from:rival': '"or OR from:rival"',
  'two\u0000\u2028lines': '"two lines"',
  'broken \ud800 half': '"broken \ufffd half"',
}

for (const [entry, clause] of Object.entries(entries)) {
  test(`asks for ${JSON.stringify(entry)} as ${clause}`, () => {
    assert.deepEqual(asked([entry]), [`(${clause}) -is:retweet`])
  })
}

test('words that X finds too much of are asked apart, and a post must pass our own check', () => {
  const tooMany = `x ${Array.from({ length: 60 }, (_, index) => `-exclusion${index}`).join(' ')}`
  const { queries } = plan({ words: ['=US', 'lamp', 'jaguar -car', tooMany], handles: { x: ['brand'] } })
  assert.deepEqual(
    queries.map(({ label, needsWord }) => [label, needsWord]),
    [
      ['posts by @brand', false],
      ['words: =US, x', true],
      ['words and sites: lamp, jaguar', false],
    ],
  )
})

test('what does not fit of the exclusions is left to our own check', () => {
  const excluded = Array.from({ length: 60 }, (_, index) => `-exclusion${index}`)
  const [q = '', ...more] = asked([`jaguar ${excluded.join(' ')}`])
  assert.deepEqual(more, [])
  assert.ok([...q].length <= 502 && [...q].length > 480)
  assert.match(q, /^\(\("jaguar" -"exclusion0" .* -"exclusion\d+"\)\) -is:retweet$/)
})

test('keeps every query within 512 code points, emoji counted as one, and loses no word', () => {
  const words = Array.from({ length: 80 }, (_, index) => `🌱🌱🌱 number ${index}`)
  const queries = asked(words)
  assert.ok(queries.length > 1)
  assert.ok(queries.every((q) => [...q].length <= 502))
  assert.ok(queries.some((q) => q.length > 502))
  assert.deepEqual(
    queries.flatMap((q) => q.slice(1, -') -is:retweet'.length).split(' OR ')),
    words.map((word) => `"${word}"`),
  )
})

test('the archive is asked only for more than seven days, in queries of up to 1,024', () => {
  const words = Array.from({ length: 80 }, (_, index) => `a longer word number ${index}`)
  const reachOf = (days: number, archive: boolean) =>
    new Set(plan({ words, days }, { archive }).queries.map(({ reach }) => reach))
  assert.deepEqual([...reachOf(30, true)], ['all'])
  assert.deepEqual([...reachOf(30, false)], ['recent'])
  assert.deepEqual([...reachOf(7, true)], ['recent'])
  const lengths = plan({ words, days: 30 }, { archive: true }).queries.map(({ q }) => [...q].length)
  assert.ok(Math.max(...lengths) > 950 && Math.max(...lengths) <= 1014)
})

test('recent search begins a minute less than seven days ago, the archive where it is wanted', () => {
  const floor = new Date('2026-11-13T22:46:00Z')
  const long = new Date('2026-10-01T00:00:00Z')
  const short = new Date('2026-11-19T00:00:00Z')
  assert.deepEqual(recentSearchFloor(NOW), floor)
  assert.deepEqual(earliestStart('recent', long, NOW), floor)
  assert.deepEqual(earliestStart('recent', short, NOW), short)
  assert.deepEqual(earliestStart('all', long, NOW), long)
})

test('counts one page more than full ones, for pages that are not', () => {
  assert.deepEqual([pagesFor(200, 'recent'), pagesFor(201, 'recent'), pagesFor(200, 'all')], [3, 4, 2])
})

const gaps: Readonly<Record<string, [Partial<PlanRequest> & { days?: number }, Partial<XBudget>, string[]]>> =
  {
    'nothing is missing': [{ words: ['lamp'] }, {}, []],
    'a handle that is none': [{ handles: { x: ['two words'] } }, {}, ['unreadable_handle']],
    'a word without letters': [{ words: ['—', 'lamp'] }, {}, ['word_without_letters']],
    'a word that is too long': [{ words: ['x'.repeat(600)] }, {}, ['word_too_long']],
    'seven days': [{ words: ['lamp'], days: 7 }, {}, []],
    'a long window': [{ words: ['lamp'], days: 30 }, {}, ['seven_days']],
    'a long window with the archive': [{ words: ['lamp'], days: 30 }, { archive: true }, []],
    'a long window without anything to ask': [{ days: 30 }, {}, []],
    'a spent day': [{ words: ['lamp'] }, { postsLeftToday: 9 }, ['over_budget']],
    'a budget of one page for two queries': [
      { words: ['lamp'], handles: { x: ['brand'] } },
      { maxPostsPerScan: 19 },
      ['over_budget'],
    ],
  }

for (const [what, [wanted, changed, codes]] of Object.entries(gaps)) {
  test(`names what will not be seen: ${what}`, () => {
    assert.deepEqual(
      plan(wanted, changed).gaps.map(({ code }) => code),
      codes,
    )
  })
}

test('asks no more queries than the budget has smallest pages for', () => {
  const { queries, unasked, budget } = plan(
    { words: ['lamp'], handles: { x: ['brand'] } },
    { postsLeftToday: 19 },
  )
  assert.deepEqual(
    [queries.map(({ label }) => label), unasked.map(({ label }) => label), budget],
    [['posts by @brand'], ['words and sites: lamp'], 19],
  )
})

test('describes a plan in posts, authors, dollars and calls, all at most', () => {
  const described = describeXPlan(plan({ words: ['=US'], handles: { x: ['brand'] }, days: 30 }), silent, {
    authorExpansion: 'always',
    postsLeftToday: 1000,
  })
  assert.deepEqual(described.steps, [
    { platform: 'x', label: 'posts by @brand', calls: 2 },
    { platform: 'x', label: 'words: =US', calls: 3 },
  ])
  assert.deepEqual(described.costs, [
    { unit: 'posts', amount: 200, left: 1000, usd: 1 },
    { unit: 'authors', amount: 200, left: null, usd: 2 },
  ])
  assert.deepEqual(
    described.notCovered.map(({ platform, what }) => [platform, what]),
    [['x', 'posts of more than seven days ago']],
  )
})

test('without authors a plan costs posts alone, without queries nothing', () => {
  const never = { authorExpansion: 'never', postsLeftToday: 1000 } as const
  assert.deepEqual(describeXPlan(plan({ words: ['lamp'] }), silent, never).costs, [
    { unit: 'posts', amount: 200, left: 1000, usd: 1 },
  ])
  assert.deepEqual(describeXPlan(plan({}), silent, never), {
    steps: [],
    costs: [{ unit: 'posts', amount: 0, left: 1000, usd: 0 }],
    notCovered: [],
  })
})
