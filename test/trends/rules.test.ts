import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { deduplicate } from '../../src/trends/corpus/deduplicate.ts'
import { type RankPost, type RuleName, rankTrends, rules } from '../../src/trends/index.ts'
import { NOW, post, talk } from './posts.ts'

const engine = resolve(import.meta.dirname, '../../src/trends')
const ruleNames = Object.keys(rules)

const posts: readonly RankPost[] = [
  ...talk('solar kettle', 40, 60, 7),
  ...talk('solar kettle', 30, 7, 0),
  ...talk('night bus', 25, 3, 0),
  ...talk('chess club #fyp', 25, 70, 0),
]

test('every rule is asked for where it is used, and no other', async () => {
  const asked = new Set<string>()
  for (const file of await readdir(engine, { recursive: true })) {
    if (!file.endsWith('.ts')) continue
    const code = await readFile(join(engine, file), 'utf8')
    for (const [, rule = ''] of code.matchAll(/\bisOn\('(\w+)'\)/g)) asked.add(rule)
  }
  assert.deepEqual([...asked].sort(), ruleNames.toSorted())
})

test('leaving out no rule is the ranking for people', () => {
  const input = { posts, windowDays: 7, now: NOW }
  assert.equal(
    JSON.stringify(rankTrends({ ...input, rulesOff: new Set() })),
    JSON.stringify(rankTrends(input)),
  )
})

for (const off of [...Object.keys(rules).map((rule) => [rule]), ruleNames]) {
  const described = off.length === 1 ? off[0] : 'any rule'
  test(`a ranking without ${described} lists topics with scores that are numbers`, () => {
    const { trends } = rankTrends({ posts, windowDays: 7, now: NOW, rulesOff: rulesNamed(off) })
    assert.ok(trends.length >= 2)
    for (const { score } of trends) assert.ok(score >= 0 && score <= 100, String(score))
  })
}

test('without the rule for prolific authors topics are found in all that one writes', () => {
  const loud = {
    posts: talk('solar kettle', 23, 0.9, 0.1, { authorHandle: 'loud' }),
    windowDays: 7,
    now: NOW,
  }
  assert.equal(deduplicate(loud).heldOut.length, 3)
  assert.equal(deduplicate({ ...loud, rulesOff: rulesNamed(['prolificAuthors']) }).heldOut.length, 0)
})

test('without the rule for growth a platform that gives more of everything makes topics rise', () => {
  const subjects = ['solar kettle', 'night bus', 'chess club', 'old teapot', 'red lamp', 'corn bread']
  const grown = subjects.flatMap((subject) => [...talk(subject, 20, 35, 7), ...talk(subject, 15, 7, 0)])
  const anchors = [post('first', 'hello there', 36), post('last', 'hello again', 0.01)]
  const statusesWithout = (off: readonly string[]) => {
    const input = { posts: [...grown, ...anchors], windowDays: 7, now: NOW, rulesOff: rulesNamed(off) }
    return new Set(rankTrends(input).trends.map(({ status }) => status))
  }
  assert.equal(statusesWithout([]).has('rising'), false)
  assert.equal(statusesWithout(['streamGrowth']).has('rising'), true)
})

test('without the rule for one author’s topics the list takes all that one author makes', () => {
  const flood = ['solar kettle', 'night bus'].flatMap((subject) =>
    talk(subject, 12, 6, 0).map((said, index) => (index < 9 ? { ...said, authorHandle: 'loud' } : said)),
  )
  const byOne = (off: readonly string[]) => {
    const { trends } = rankTrends({ posts: flood, windowDays: 7, now: NOW, rulesOff: rulesNamed(off) })
    return trends.filter(({ concentration }) => concentration.topAuthorShare > 0.5).length
  }
  assert.equal(byOne([]), 1)
  assert.equal(byOne(['oneTopicPerAuthor']), 2)
})

test('without the rule for names two topics of one name are listed alike', () => {
  const about = (words: string, ofTwo: number): RankPost[] => {
    const said = words.split(' ')
    const wordAt = (place: number): string => said[place % said.length] ?? ''
    return talk('Mercury', 40, 6, 0)
      .filter((_, index) => index % 2 === ofTwo)
      .map((one, index) => {
        const held = [0, 1, 2, 3].map((place) => wordAt(index * 3 + place * (1 + (index % 3))))
        return { ...one, text: `The Mercury ${held.join(' and ')}` }
      })
  }
  const two = [
    ...about('orbit planet telescope comet eclipse galaxy crater rocket asteroid nebula', 0),
    ...about('fever doctor ward nurse tablet clinic bandage plaster syringe vaccine', 1),
    ...['night bus', 'chess club', 'corn bread', 'old teapot', 'red lamp'].flatMap((subject) =>
      talk(subject, 20, 6, 0),
    ),
  ]
  // Words said with the name would tell them apart already.
  const namesWithout = (off: readonly string[]) => {
    const rulesOff = rulesNamed(['wordsTogether', ...off])
    const { trends } = rankTrends({ posts: two, windowDays: 7, now: NOW, rulesOff })
    return trends.map(({ topic }) => topic).filter((topic) => topic.startsWith('Mercury'))
  }
  const distinct = namesWithout([])
  assert.equal(distinct.length, 2)
  assert.equal(new Set(distinct).size, 2, distinct.join(', '))
  assert.deepEqual(namesWithout(['disambiguateNames']), ['Mercury', 'Mercury'])
})

test('without the rule for quotations those are quoted first that hold one word of the name', () => {
  const asked = (prefix: string, daysAgo: number, questions: readonly string[], likes: number) =>
    questions.map((text, index) =>
      post(`${prefix}-${index}`, text, daysAgo + index / 5, { metrics: { likes } }),
    )
  const half = ['Which kettle is it?', 'Does any kettle sing?', 'Why is a kettle red?']
  const whole = [
    'Does the solar kettle work in winter?',
    'Who repairs a solar kettle?',
    'How heavy is the solar kettle?',
  ]
  const kettles = [
    ...talk('solar kettle', 10, 6, 0),
    ...asked('half', 5, half, 9000),
    ...asked('whole', 1, whole, 3),
    // Others are reacted to more than those, and less than the first ones.
    ...talk('night bus', 20, 6, 0, { metrics: { likes: 100 } }),
  ]
  const quotedWithout = (off: readonly string[]) => {
    const input = { posts: kettles, windowDays: 7, now: NOW, rulesOff: rulesNamed(off) }
    const trend = rankTrends(input).trends.find(({ topic }) => topic === 'solar kettle')
    return trend?.idea?.quotes.map(({ text }) => text).toSorted()
  }
  assert.deepEqual(quotedWithout([]), whole.toSorted())
  assert.deepEqual(quotedWithout(['onTopicQuotes']), half.toSorted())
})

/** Names of a test's own, which are the rules'. */
function rulesNamed(names: readonly string[]): ReadonlySet<RuleName> {
  return new Set(names.filter((name): name is RuleName => name in rules))
}
