import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cars, lamps, listReport, posts, report } from './world.ts'

const words = ['jaguar', 'grow light']

describe('an ambiguous word', () => {
  const [jaguar, light] = report(words, [...lamps, ...cars])

  test('has the share of its posts that have a vocabulary of their own', () => {
    assert.equal(jaguar?.posts, 120)
    assert.equal(jaguar?.authors, 120)
    assert.deepEqual([jaguar?.onTopic, jaguar?.offTopic, jaguar?.undecided], [60, 60, 0])
    assert.equal(jaguar?.offTopicShare, 0.5)
    assert.equal(jaguar?.offTopicExamples.length, 2)
    assert.ok(
      jaguar?.offTopicExamples.every(({ id, text }) =>
        cars.some((car) => car.id === id && car.text.startsWith(text.slice(0, 20))),
      ),
    )
  })

  test('is told by the company that it keeps there, with counts and two posts of different authors', () => {
    assert.deepEqual(jaguar?.telling.map(({ word }) => word).sort(), ['car', 'engine', 'gearbox'])
    for (const { offTopicAuthors, onTopicAuthors, logOdds, posts: examples } of jaguar?.telling.map(
      ({ examples, ...rest }) => ({ ...rest, posts: examples }),
    ) ?? []) {
      assert.deepEqual([offTopicAuthors, onTopicAuthors], [60, 0])
      assert.ok(logOdds > 3)
      assert.equal(new Set(examples.map(({ id }) => id)).size, 2)
      assert.ok(examples.every(({ id }) => cars.some((car) => car.id === id)))
    }
  })

  test('is given exclusions in the syntax of entries, with what each drops and loses', () => {
    const { posts: dropped = [], ...counts } =
      jaguar?.suggestions.find(({ entry }) => entry === 'jaguar -car') ?? {}
    assert.deepEqual(counts, {
      entry: 'jaguar -car',
      dropsOffTopic: 60,
      dropsUndecided: 0,
      losesOnTopic: 0,
      customers: 0,
    })
    assert.equal(dropped.length, 5)
    assert.ok(dropped.every(({ id, text }) => id.startsWith('jaguar-car') && text.includes('car')))
  })

  test('leaves a word alone whose posts are all about the company', () => {
    assert.deepEqual([light?.posts, light?.offTopic, light?.telling, light?.suggestions], [24, 0, [], []])
  })
})

test('an entry counts what it brought when the list spelled it in another case, unless its case counts', () => {
  const all = [...lamps, ...cars]
  const [jaguar, light] = report(words, all)
  const [respelled, other] = report(['Jaguar', 'GROW LIGHT'], all)
  const spelling = { entry: '', word: '', suggestions: [] }
  assert.deepEqual({ ...respelled, ...spelling }, { ...jaguar, ...spelling })
  assert.equal(other?.posts, light?.posts)
  const [exact, any] = report(['=Jaguar', 'Jaguar'], all)
  assert.deepEqual([exact?.posts, any?.posts], [0, 120])
  const both = posts('jaguar lamp', 5, ['Jaguar', 'jaguar'])
  assert.equal(report(['jaguar'], both)[0]?.posts, 5)
})

test('the rest of the product’s name shows beside the brand that a post is about the company', () => {
  const ours = posts('jaguar kettle whistling pro 2', 60, ['jaguar'])
  const words = ['jaguar', 'grow light']
  assert.equal(report(words, [...lamps, ...ours])[0]?.offTopic, 60)
  const [named] = report(words, [...lamps, ...ours], ['Jaguar Pro 2'])
  assert.equal(named?.offTopic, 0)
  assert.deepEqual(named?.suggestions, [])
})

test('an exclusion that would lose more than 2 % of the on-topic posts is not suggested', () => {
  const lampsInCars = posts('jaguar lamp for my car shelf grow light', 6, ['grow light', 'jaguar'])
  const [jaguar] = report(words, [...lamps, ...lampsInCars, ...cars])
  assert.ok(jaguar !== undefined && jaguar.suggestions.length > 0)
  assert.ok(jaguar.suggestions.every(({ entry }) => !entry.endsWith('-car')))
})

test('what an account of the company writes is on topic, whatever it says', () => {
  const own = posts('jaguar zeppelin', 5, ['jaguar'], { authorHandle: '@Jaguar.HQ' })
  const countOf = (accounts: readonly string[]) =>
    listReport(words, [...lamps, ...cars, ...own], [], { accounts }).words[0]?.onTopic
  assert.equal(countOf(['jaguar_hq']), (countOf([]) ?? 0) + own.length)
})

test('what mentions an account of the company or links to the product’s site is on topic, whatever it says', () => {
  const tie = { accounts: ['jag.uar_hq'], productUrl: 'https://www.jaguar-lamps.example/pro' }
  const ties = ['@Jag.uar_HQ', '@jag.uar_hq...', 'https://shop.jaguar-lamps.example/x?y=1']
  const tied = ties.flatMap((sign) => posts(`jaguar zeppelin ${sign}`, 5, ['jaguar']))
  const countOf = (all: typeof tied) =>
    listReport(words, [...lamps, ...cars, ...all], [], tie).words[0]?.onTopic
  assert.equal(countOf(tied), (countOf([]) ?? 0) + tied.length)
  const untied = ['@jag.uar', '@jaguar', 'https://jaguar-lamps.other.example'].flatMap((sign) =>
    posts(`jaguar zeppelin ${sign}`, 5, ['jaguar']),
  )
  assert.equal(countOf(untied), countOf([]))
})

test('one loud author is told by nothing, however much he writes', () => {
  const loud = posts('jaguar zeppelin', 300, ['jaguar'], { authorHandle: 'loud' })
  const [jaguar] = report(words, [...lamps, ...cars, ...loud])
  assert.ok(jaguar?.telling.every(({ word }) => word !== 'zeppelin'))
  assert.equal(jaguar?.offTopic, 60)
  assert.equal(jaguar?.undecided, 300)
})

test('what an exclusion of today rules out is off topic although it was collected', () => {
  const [jaguar] = report(['jaguar -gearbox', 'grow light'], [...lamps, ...cars])
  assert.equal(jaguar?.word, 'jaguar')
  assert.equal(jaguar?.offTopic, 60)
  assert.ok(jaguar?.suggestions.some(({ entry }) => entry === 'jaguar -gearbox -car'))
  assert.ok(jaguar?.suggestions.every(({ entry }) => !entry.endsWith('-gearbox -gearbox')))
})

test("the product's name and a competitor's are signs of the company too", () => {
  const all = [
    ...posts('jaguar lamp humming', 30, ['jaguar']),
    ...posts('jaguar lamp humming sunbar', 30, ['jaguar']),
    ...cars,
  ]
  assert.equal(report(['jaguar'], all, ['Sunbar'])[0]?.offTopicShare, 0.5)
})

test('a word that nothing else stands beside has no share: null, not zero', () => {
  const [jaguar] = report(['jaguar'], [...lamps, ...cars])
  assert.deepEqual([jaguar?.offTopicShare, jaguar?.offTopicInterval, jaguar?.undecided], [null, null, 120])
  assert.deepEqual([jaguar?.telling, jaguar?.suggestions], [[], []])
})

test('a brand alone is not judged, and the report says what would help', () => {
  const [alone] = report(['jaguar'], [...lamps, ...cars], ['Jaguar Lamps'])
  assert.equal(alone?.isJudged, false)
  assert.match(alone?.help ?? '', /What helps: a second word of its field/)
  const [jaguar] = report(words, [...lamps, ...cars])
  assert.deepEqual([jaguar?.isJudged, jaguar?.help], [true, null])
  assert.deepEqual(jaguar?.offTopicInterval, { low: 0.426, high: 0.574 })
})

test('an entry of which no post is told to be on or off topic is not judged', () => {
  const alone = posts('kettle how do I repair this?', 12, ['kettle'])
  const [kettle] = report(['kettle', ...words], [...alone, ...lamps, ...cars])
  assert.deepEqual([kettle?.onTopic, kettle?.offTopic, kettle?.undecided], [0, 0, 12])
  assert.deepEqual([kettle?.isJudged, kettle?.offTopicInterval], [false, null])
  assert.match(kettle?.help ?? '', /What helps/)
})

test('customers in words of their own are undecided, and no suggestion drops one in twenty of them', () => {
  const own = (asks: number) =>
    cars.map((car, index) => (index < asks ? { ...car, text: `${car.text} how do I repair this?` } : car))
  const suggested = (asks: number) => report(words, [...lamps, ...own(asks)])[0]?.suggestions.length ?? 0
  assert.equal(report(words, [...lamps, ...own(60)])[0]?.offTopic, 0)
  assert.ok(suggested(2) > 0)
  assert.equal(suggested(3), 0)
})

test('the undecided posts that speak least like those on topic are shown first', () => {
  const band = posts('jaguar odeon encore', 1, ['jaguar'])
  const near = posts('jaguar lamp', 4, ['jaguar'])
  const [jaguar] = report(words, [...lamps, ...band, ...near])
  assert.equal(jaguar?.undecidedExamples[0]?.id, band[0]?.id)
})

test('a name that holds the word itself is no sign of its own', () => {
  const [jaguar] = report(['jaguar', 'jaguar lamp'], [...lamps, ...cars], ['Jaguar'])
  assert.equal(jaguar?.offTopicShare, null)
})

test('few authors tell no share', () => {
  const few = [...posts('jaguar lamp', 4, ['grow light', 'jaguar']), ...posts('jaguar car', 4, ['jaguar'])]
  assert.equal(report(words, few)[0]?.offTopicShare, null)
})

test('a word without posts has no dates and no share', () => {
  const [, , quiet] = report([...words, 'quiet'], lamps)
  assert.deepEqual(
    [quiet?.posts, quiet?.authors, quiet?.firstPostAt, quiet?.lastPostAt, quiet?.offTopicShare],
    [0, 0, null, null, null],
  )
})

test('the first and the last post and the platforms are those of the word', () => {
  const [jaguar] = report(words, [...lamps, ...posts('jaguar lamp', 5, ['jaguar'], { platform: 'reddit' })])
  assert.deepEqual(jaguar?.platforms, [
    { platform: 'reddit', posts: 5 },
    { platform: 'x', posts: 60 },
  ])
  const times = lamps.map(({ publishedAt }) => publishedAt).sort()
  assert.deepEqual([jaguar?.firstPostAt, jaguar?.lastPostAt], [times[0], times.at(-1)])
})

test('words that hold the same posts are named, the closest first', () => {
  const both = posts('plant lamp', 20, ['grow light', 'led'])
  const [led] = report(['led', 'grow light'], [...both, ...posts('desk lamp', 5, ['led'])])
  assert.deepEqual(led?.overlaps, [{ word: 'grow light', posts: 20, share: 0.8 }])
})

test('a second entry with the same word names the first', () => {
  const [first, second] = report(['jaguar -car', '=Jaguar'], lamps)
  assert.deepEqual([first?.sameAs, second?.sameAs], [null, 'jaguar -car'])
})

const tongues: readonly [language: string, lamp: string, sign: string, other: string, told: string][] = [
  ['English', 'the jaguar lamp over my fern', 'grow light', 'the jaguar car with its gearbox', 'gearbox'],
  [
    'German',
    'die jaguar lampe über dem farn',
    'pflanzenlampe',
    'der jaguar wagen mit dem getriebe',
    'getriebe',
  ],
  ['Spanish', 'la jaguar lámpara para el helecho', 'luz de cultivo', 'el jaguar coche con la caja', 'coche'],
  [
    'French',
    'la jaguar lampe pour ma fougère',
    'lampe horticole',
    'la jaguar voiture avec sa boîte',
    'voiture',
  ],
  ['Japanese', 'ジャガー の 照明 が 観葉植物 に', '育成ライト', 'ジャガー の 自動車 と 変速機', '自動車'],
]

for (const [language, lamp, sign, other, told] of tongues) {
  test(`tells off-topic posts in ${language} by a word of it and by no function word`, () => {
    const word = language === 'Japanese' ? 'ジャガー' : 'jaguar'
    const all = [
      ...posts(lamp, 36, [word]),
      ...posts(`${lamp} ${sign}`, 24, [sign, word]),
      ...posts(other, 60, [word]),
    ]
    const [first] = report([word, sign], all)
    assert.equal(first?.offTopicShare, 0.5)
    const company = first?.telling.map((entry) => entry.word) ?? []
    assert.ok(company.includes(told), company.join(', '))
    for (const functionWord of [
      'the',
      'with',
      'its',
      'der',
      'mit',
      'dem',
      'el',
      'con',
      'la',
      'avec',
      'sa',
      'の',
      'と',
    ]) {
      assert.ok(!company.includes(functionWord), functionWord)
    }
    assert.ok((first?.suggestions.length ?? 0) > 0)
  })
}
