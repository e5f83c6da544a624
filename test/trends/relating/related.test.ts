import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { RankedTrend } from '../../../src/model/index.ts'
import { type RankInput, type RankPost, rankTrends } from '../../../src/trends/index.ts'
import { NOW, post } from '../posts.ts'
import { others, posts } from './world.ts'

const CODES = ['E17', 'E17 (4.2.1)', 'E17 / 4.2.1']

function rank(all: readonly RankPost[], more: Partial<RankInput> = {}): RankedTrend[] {
  const { trends, parts } = rankTrends({ posts: all, windowDays: 7, now: NOW, ...more })
  return [...trends, ...parts]
}

/** The trend that holds most posts of a kind. */
function trendOf(trends: readonly RankedTrend[], kind: (typeof kindNames)[number]): RankedTrend {
  const held = ({ postIds }: RankedTrend): number => postIds.filter((id) => id.startsWith(`${kind}-`)).length
  const [best] = trends.toSorted((one, other) => held(other) - held(one))
  assert.ok(best !== undefined && 2 * held(best) > best.postIds.length, `no trend is of ${kind}`)
  return best
}

const kindNames = ['updateEn', 'updateJa', 'updateEs', 'parcelEn', 'colourJa'] as const

const isRelated = (one: RankedTrend, other: RankedTrend): boolean =>
  one.id !== other.id && one.related.some(({ id }) => id === other.id)

describe('trends in two languages are related', () => {
  test('where both say two rare names on the same days, with what they share and why', () => {
    const kinds = ['updateEn', 'updateJa', 'updateEs'] as const
    const trends = rank([...kinds.flatMap((kind) => posts(kind, { name: CODES })), ...others('Fernlight')])
    const [english, japanese, spanish] = kinds.map((kind) => trendOf(trends, kind))
    assert.ok(english && japanese && spanish)
    assert.deepEqual(
      english.related.map(({ id, topic, language }) => [id, topic, language]).sort(),
      [
        [japanese.id, japanese.topic, 'ja'],
        [spanish.id, spanish.topic, 'es'],
      ].sort(),
    )
    const told = english.related.find(({ id }) => id === japanese.id)
    assert.deepEqual(told?.sharedTerms, ['4.2.1', 'e17'])
    assert.match(told?.reason ?? '', /^Both say 4\.2\.1, e17, as hardly any other topic does, and \d+ % of/)
    assert.ok(isRelated(japanese, english) && isRelated(japanese, spanish) && isRelated(spanish, english))
    const counted = trends.filter(({ parentId }) => parentId === undefined)
    assert.ok(counted.every(({ postIds }) => new Set(postIds).size === postIds.length))
    assert.ok(
      english.postIds.every((id) => id.startsWith('updateEn')),
      'nothing is merged',
    )
  })

  test('where both link to one page, however they came there', () => {
    const trends = rank([
      ...posts('updateEn', { name: ['https://help.example/dark?utm_source=mail', 'again'] }),
      ...posts('updateJa', { name: ['https://www.help.example/dark/', 'また'] }),
      ...others(),
    ])
    const [told] = trendOf(trends, 'updateEn').related
    assert.deepEqual(
      [told?.id, told?.sharedLinks],
      [trendOf(trends, 'updateJa').id, ['https://help.example/dark']],
    )
  })

  test('where a name is written in another way in each', () => {
    const trends = rank([
      ...posts('updateEn', { name: ['QX-7 gives a Bluetooth fault', 'qx-7', 'BLUETOOTH'] }),
      ...posts('updateJa', { name: ['QX7、Bluetooth', 'QX7', 'bluetooth'] }),
      ...others(),
    ])
    assert.deepEqual(trendOf(trends, 'updateJa').related[0]?.sharedTerms, ['bluetooth', 'qx7'])
  })
})

describe('trends in two languages are not related', () => {
  const cases: readonly [why: string, all: readonly RankPost[], more?: Partial<RankInput>][] = [
    [
      'that share the brand alone, which all posts name',
      [
        ...posts('parcelEn', { name: 'Fernlight' }),
        ...posts('colourJa', { name: 'Fernlight' }),
        ...others('Fernlight'),
      ],
    ],
    [
      'that share the brand and its product, which all posts of a small workspace name',
      [
        ...posts('parcelEn', { name: 'Fernlight (Halo)' }),
        ...posts('colourJa', { name: 'FernlightのHalo' }),
        ...posts('updateEs', { name: 'Fernlight (Halo)', copies: 1 }),
      ],
    ],
    [
      'that share one brand which nobody else names',
      [...posts('parcelEn', { name: 'Sunbar' }), ...posts('colourJa', { name: 'Sunbar' }), ...others()],
    ],
    [
      'that share one model alone',
      [...posts('parcelEn', { name: 'PL-200' }), ...posts('colourJa', { name: 'PL-200' }), ...others()],
    ],
    [
      'that share one name of two words',
      [
        ...posts('parcelEn', { name: ['Aurora Mini', 'box', 'Aurora Mini'] }),
        ...posts('colourJa', { name: ['Aurora Mini', 'ランプ', 'Aurora Mini'] }),
        ...others(),
      ],
    ],
    [
      'that share their days alone',
      [...posts('parcelEn', { name: 'lamp' }), ...posts('colourJa', { name: 'ランプ' }), ...others()],
    ],
    [
      'that share names, but on other days',
      [
        ...posts('updateEn', { name: CODES, days: [6.9, 5.2] }),
        ...posts('updateJa', { name: CODES, days: [2, 0.1] }),
        ...others(),
      ],
    ],
    [
      'that share the names of competitors',
      [
        ...posts('parcelEn', { name: ['Sunbar', 'Plantlab'] }),
        ...posts('colourJa', { name: ['Sunbar', 'Plantlab'] }),
        ...others(),
      ],
      { competitors: ['sunbar', 'plantlab'] },
    ],
    [
      'that share the words that posts were collected by',
      [
        ...posts('parcelEn', { name: ['Fernlight', 'PPFD'] }),
        ...posts('colourJa', { name: ['Fernlight', 'PPFD'] }),
        ...others(),
      ],
      { words: ['Fernlight', 'PPFD'] },
    ],
    [
      'that share what many other posts of one of the languages say',
      [
        ...posts('updateEn', { name: CODES }),
        ...posts('updateJa', { name: CODES }),
        ...others('E17 / 4.2.1'),
        ...others().map((one) => ({ ...one, id: `${one.id}b`, authorHandle: `${one.id}b` })),
      ],
    ],
    [
      'that link to the homepage of the brand',
      [
        ...posts('parcelEn', { name: ['lamp (https://fernlight.example/)', 'lamp'] }),
        ...posts('colourJa', { name: ['ランプ https://fernlight.example ', 'ランプ'] }),
        ...others(),
      ],
    ],
    [
      'that share accounts, amounts, years and function words',
      [
        ...posts('parcelEn', { name: ['lamp @fernhelp', 'lamp 50W', 'lamp, 2026', 'lamp, the was'] }),
        ...posts('colourJa', { name: ['ランプ @fernhelp ', 'ランプ50W', 'ランプ2026', 'ランプ the was '] }),
        ...others(),
      ],
    ],
  ]
  for (const [why, all, more] of cases) {
    test(why, () => {
      const trends = rank(all, more)
      const kinds = kindNames.filter((kind) => all.some(({ id }) => id.startsWith(`${kind}-`)))
      const own = new Set(kinds.map((kind) => trendOf(trends, kind).id))
      assert.ok(own.size === kinds.length && own.size >= 2, 'each is a trend by itself')
      assert.deepEqual(
        trends.flatMap(({ related }) => related),
        [],
      )
    })
  }

  test('nor are two trends in one language', () => {
    const trends = rank([
      ...posts('updateEn', { name: CODES }),
      ...posts('parcelEn', { name: CODES }),
      ...posts('colourJa', { name: 'ランプ' }),
      ...others(),
    ])
    assert.deepEqual(
      trends.flatMap(({ related }) => related),
      [],
    )
  })
})

test('the order of the posts makes no difference, nor does a rule that is off leave anything', () => {
  const all = [...posts('updateEn', { name: CODES }), ...posts('updateJa', { name: CODES }), ...others()]
  const [one, other] = [rank(all), rank(all.toReversed())]
  assert.equal(JSON.stringify(one), JSON.stringify(other))
  assert.ok(one.some(({ related }) => related.length > 0))
  const without = rank(all, { rulesOff: new Set(['relatedLanguages']) })
  assert.ok(without.every(({ related }) => related.length === 0))
})

test('hostile names and links are read in time', () => {
  const name = `${'a-'.repeat(4000)} https://x.example/${'%'.repeat(4000)} ${'1.'.repeat(4000)}`
  const all = [
    ...posts('updateEn', { name: [name, 'constructor __proto__'] }),
    ...posts('updateJa', { name: [name, 'constructor __proto__'] }),
    ...others(),
    post('lone', 'https://[x https:// http://%', 1),
  ]
  const started = performance.now()
  assert.ok(rank(all).length > 0)
  assert.ok(performance.now() - started < 20_000)
})
