import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanRequest } from '../../../src/collectors/collector.ts'
import { describeMetaPlan } from '../../../src/collectors/meta/describe-plan.ts'
import type { MetaLedger } from '../../../src/collectors/meta/ledger.ts'
import { planMeta } from '../../../src/collectors/meta/plan.ts'
import type { MetaSettings } from '../../../src/collectors/meta/settings.ts'
import { readMetaTargets } from '../../../src/collectors/meta/targets.ts'
import { NOW, requestOf } from '../support.ts'

const nothingKnown: MetaLedger = {
  at: NOW,
  knownPages: new Set(),
  knownTags: new Set(),
  topRead: new Set(),
  counted: new Set(),
  unnamed: 0,
  others: 0,
  freeAt: [],
}
const both = { igUserId: '1', pageEdge: 'posts' } as const
const tagNames = (count: number) => Array.from({ length: count }, (_, index) => `tag${index}`)

function plansOf(
  request: Partial<PlanRequest>,
  known: Partial<MetaLedger> = {},
  settings: Pick<MetaSettings, 'igUserId' | 'pageEdge'> = both,
) {
  const ledger = { ...nothingKnown, ...known }
  const targets = readMetaTargets(requestOf(request))
  const plan = planMeta(targets, ledger, settings)
  return { plan, printed: describeMetaPlan(plan, { targets, ledger, request: requestOf(request) }) }
}

const workspace = {
  words: ['grow light', 'Fernlight', '#growlight', 'how far should it hang', '=LED -car'],
  handles: { facebook: ['fernlight', 'Fernlight'], instagram: ['@fernlight', 'a){id}'] },
  competitorUrls: ['https://facebook.com/sunbar', 'https://instagram.com/sunbar', 'https://sunbar.example'],
}

test('plans pages, accounts and hashtags, and says what no scan will see', () => {
  const { plan, printed } = plansOf(workspace)
  assert.deepEqual(
    printed.steps.map(({ platform, label, calls }) => [platform, label, calls]),
    [
      ['facebook', 'posts of the page Fernlight', 4],
      ['facebook', 'posts of the page sunbar', 4],
      ['instagram', 'posts by fernlight', 3],
      ['instagram', 'posts by sunbar', 3],
      ['instagram', 'hashtags that count in these seven days', 1],
      ['instagram', '#growlight', 4],
      ['instagram', '#fernlight', 4],
      ['instagram', '#led', 4],
    ],
  )
  assert.deepEqual(printed.costs, [
    { unit: 'calls', amount: 27, left: null, usd: null },
    { unit: 'hashtags', amount: 3, left: 30, usd: null },
  ])
  assert.deepEqual(
    printed.notCovered.map(({ platform, what }) => [platform, what]),
    [
      ['instagram', 'a){id}'],
      ['instagram', 'how far should it hang'],
      ['facebook', 'grow light, Fernlight, #growlight, how far should it hang, LED'],
      ['instagram', 'posts under hashtags that are older than a day'],
    ],
  )
  assert.match(printed.notCovered[2]?.why ?? '', /^Facebook cannot be searched by words/)
  assert.deepEqual(
    plan.problems.map(({ code }) => code),
    ['unreadable_handle'],
  )
})

test('a hashtag stands for words in any case, never for an entry whose case counts', () => {
  const { plan } = plansOf(workspace)
  assert.deepEqual(
    plan.hashtags.map(({ words, unambiguousWords }) => [words, unambiguousWords]),
    [
      [
        ['grow light', '#growlight'],
        ['grow light', '#growlight'],
      ],
      [['Fernlight'], ['Fernlight']],
      [['LED'], []],
    ],
  )
})

test('what is known already is not asked again', () => {
  const { printed } = plansOf(
    { words: ['led'], handles: { facebook: ['fernlight'] } },
    { knownPages: new Set(['fernlight']), knownTags: new Set(['led']), topRead: new Set(['led']) },
  )
  assert.deepEqual(
    printed.steps.map(({ calls }) => calls),
    [3, 1, 2],
  )
})

test('a day of hashtags leaves no older posts out', () => {
  const { printed } = plansOf({ words: ['led'], since: new Date(NOW.getTime() - 86_400_000) })
  assert.deepEqual(
    printed.notCovered.map(({ platform }) => platform),
    ['facebook'],
  )
})

const rooms = [
  ['an empty week takes 27 and keeps 3 in reserve', {}, 28, 27, 30, '2026-11-27'],
  ['counted tags come first and cost nothing', { counted: new Set(['tag5', 'tag6']) }, 8, 6, 28, ''],
  ['tags without a known name take places too', { unnamed: 20 }, 10, 7, 10, '2026-11-27'],
  [
    'a full week takes none and knows the day of its next place',
    {
      counted: new Set(Array.from({ length: 27 }, (_, index) => `old${index}`)),
      freeAt: [new Date('2026-11-22T10:00:00Z'), new Date('2026-11-24T10:00:00Z')],
    },
    2,
    0,
    3,
    '2026-11-22',
  ],
  [
    'over the reserve the next place waits for a later day',
    {
      counted: new Set(Array.from({ length: 28 }, (_, index) => `old${index}`)),
      freeAt: [new Date('2026-11-22T10:00:00Z'), new Date('2026-11-24T10:00:00Z')],
    },
    1,
    0,
    2,
    '2026-11-24',
  ],
  ['a week that others filled knows no day', { unnamed: 30 }, 1, 0, 0, undefined],
] as const satisfies readonly (readonly [
  string,
  Partial<MetaLedger>,
  number,
  number,
  number,
  string | undefined,
])[]

for (const [what, known, asked, taken, left, day] of rooms) {
  test(what, () => {
    const { plan, printed } = plansOf({ words: tagNames(asked) }, known)
    const hashtags = printed.costs.find(({ unit }) => unit === 'hashtags')
    assert.deepEqual([hashtags?.amount, hashtags?.left], [taken, left])
    const free = asked - plan.hashtags.length - plan.waiting.length
    assert.equal(free, 0)
    for (const { why } of plan.waiting) {
      assert.match(why, /27 different hashtags in seven days/)
      assert.equal(/by ([\d-]+)\.$/.exec(why)?.[1], day)
    }
    assert.equal(plan.waiting.length > 0, day !== '')
  })
}

test('tags that count already are asked before new ones', () => {
  const { plan } = plansOf({ words: ['one', 'two', 'three'] }, { counted: new Set(['three']) })
  assert.deepEqual(
    plan.hashtags.map(({ tag }) => tag),
    ['three', 'one', 'two'],
  )
})

test('without an account of ours all of Instagram is left out by name', () => {
  const { plan, printed } = plansOf(workspace, {}, { pageEdge: 'posts' })
  assert.deepEqual(new Set(printed.steps.map(({ platform }) => platform)), new Set(['facebook']))
  assert.deepEqual(
    plan.unasked.map(({ query }) => query.label),
    ['posts by fernlight', 'posts by sunbar', '#growlight', '#fernlight', '#led', 'how far should it hang'],
  )
  assert.ok(plan.problems.some(({ code }) => code === 'instagram_not_configured'))
  assert.equal(
    printed.costs.some(({ unit }) => unit === 'hashtags'),
    false,
  )
})

test('without Facebook its pages are left out by name', () => {
  const { plan, printed } = plansOf(workspace, {}, { igUserId: '1', pageEdge: 'none' })
  assert.deepEqual(new Set(printed.steps.map(({ platform }) => platform)), new Set(['instagram']))
  assert.ok(printed.notCovered.some(({ what }) => what === 'posts of the page sunbar'))
  assert.ok(plan.problems.some(({ code }) => code === 'facebook_not_configured'))
})
