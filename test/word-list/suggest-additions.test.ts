import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Addition } from '../../src/word-list/suggest-additions.ts'
import { isMisspelled } from '../../src/word-list/word-forms.ts'
import { cars, lamps, listReport, posts } from './world.ts'

const words = ['Fernlight', 'grow light']
const names = ['Fernlight Pro 2']

function additionsTo(text: string, count = 3, terms: readonly string[] = []): readonly Addition[] {
  return listReport(words, posts(text, count, terms), names).additions
}

const cases: readonly [what: string, text: string, entry: string, kind: string, of: string][] = [
  ['a misspelled name', 'how do I dim my Fernlihgt', 'fernlihgt', 'spelling', 'Fernlight'],
  ['a name written apart', 'how do I dim my Fern-Light', 'fern-light', 'spelling', 'Fernlight'],
  ['a plural', 'how do I dim my grow lights', 'grow lights', 'spelling', 'grow light'],
  ['a hashtag of a phrase', 'how do I dim it #growlight', '#growlight', 'hashtag', 'grow light'],
  ['a hashtag with a name in it', 'how do I dim it #myfernlight', '#myfernlight', 'hashtag', 'Fernlight'],
]

for (const [what, text, entry, kind, of] of cases) {
  test(`${what} that three authors write is suggested, with how many posts no entry finds`, () => {
    const found = additionsTo(text).find((addition) => addition.entry === entry)
    assert.deepEqual([found?.kind, found?.of, found?.authors, found?.unfound], [kind, of, 3, 3])
    assert.equal(found?.customers, 3)
    assert.ok(found?.examples.every(({ looksLikeCustomer }) => looksLikeCustomer))
  })
}

test('what the company writes itself is no customer’s, however it sounds', () => {
  const all = [
    ...posts('how do I dim my Fernlihgt', 3, []),
    ...posts('how do I dim my Fernlihgt today', 1, [], { authorHandle: '@Fern_Light' }),
  ]
  const found = listReport(words, all, names, { accounts: ['fernlight'] }).additions.find(
    ({ entry }) => entry === 'fernlihgt',
  )
  assert.deepEqual([found?.posts, found?.customers], [4, 3])
})

test('a name with a number is suggested when posts without the brand use it', () => {
  const branded = posts('how do I dim my Fernlight Halo 3', 3, ['Fernlight'])
  const bare = posts('how do I dim my Halo 3', 3, [])
  const of = (all: typeof bare) => listReport(words, all, names).additions.map(({ entry }) => entry)
  assert.deepEqual(of([...branded, ...bare]), ['Halo 3'])
  assert.deepEqual(of(branded), [])
  assert.deepEqual(of(bare), [])
})

test('two authors, nobody who looks like a customer, and what the list finds are no reason', () => {
  assert.deepEqual(additionsTo('how do I dim my Fernlihgt', 2), [])
  assert.deepEqual(additionsTo('Fernlihgt'), [])
  assert.deepEqual(additionsTo('how do I dim my #fernlight'), [])
})

test('what stands only in posts that the list finds would find nothing new, and is not suggested', () => {
  const found = 'how do I dim my Fernlight #growlight'
  const of = (all: ReturnType<typeof posts>) =>
    listReport(words, all, names).additions.map(({ entry }) => entry)
  assert.deepEqual(of(posts(found, 5, ['Fernlight'])), [])
  assert.deepEqual(of([...posts(found, 5, ['Fernlight']), ...posts('how do I dim it #growlight', 1, [])]), [
    '#growlight',
  ])
})

test('an ordinary word one letter away is no misspelling of an ordinary word', () => {
  assert.deepEqual(listReport(['flight'], posts('how do I fight this', 5, [])).additions, [])
})

const misspelled: readonly [written: string, is: boolean][] = [
  ['fernlihgt', true],
  ['fernligt', true],
  ['fernlightt', true],
  ['fernlixht', true],
  ['fernlight', false],
  ['vernlight', false],
  ['fernlights', true],
  ['fernlxgxt', false],
]

for (const [written, is] of misspelled) {
  test(`${written} is ${is ? '' : 'not '}one letter from fernlight`, () =>
    assert.equal(isMisspelled(written, 'fernlight'), is))
}

const brand = posts('my Fernlight hums when dimmed over seedlings', 30, ['Fernlight'])

/** The entries that are added where customers write these posts beside those about the brand. */
function entriesBeside(
  others: readonly ReturnType<typeof posts>[number][],
  { list = words, competitors = [] as readonly string[] } = {},
): string[] {
  const report = listReport(list, [...brand, ...others], [...names, ...competitors], { competitors })
  return report.additions.map(({ entry }) => entry)
}

test('a misspelling whose posts speak as the list’s do is suggested, one with posts about something else is not', () => {
  assert.deepEqual(entriesBeside(posts('why hums my Fernligt dimmed over seedlings', 5, [])), ['fernligt'])
  assert.deepEqual(entriesBeside(posts('where in Fernligt harbour does the ferry leave?', 5, [])), [])
})

test('a word that half as many authors write as the right spelling is no misspelling of it', () => {
  const often = posts('why hums my Fernligt dimmed over seedlings', 15, [])
  assert.deepEqual(entriesBeside(often), [])
  assert.deepEqual(entriesBeside(often.slice(0, 14)), ['fernligt'])
})

test('no form of another company’s name is suggested, nor a hashtag that holds one', () => {
  const competitors = ['Fernlite', 'Sunbar']
  const rival = posts('does a Fernlite have hums dimmed over seedlings?', 5, [])
  assert.deepEqual(entriesBeside(rival, { competitors }), [])
  const misspelt = posts('does a Sunbra have hums dimmed over seedlings?', 5, [])
  assert.deepEqual(entriesBeside(misspelt, { competitors }), [])
  assert.deepEqual(entriesBeside(misspelt, { competitors, list: [...words, 'Sunbar'] }), ['sunbra'])
  const versus = posts('why hums dimmed over seedlings? #fernlightvssunbar', 5, [])
  assert.deepEqual(entriesBeside(versus, { competitors }), [])
})

test('a hashtag of people who mean something else by it is not suggested', () => {
  const festival = posts('which bands play at the lake on Friday? #growlightfestival', 6, [])
  assert.deepEqual(entriesBeside(festival), [])
  assert.deepEqual(entriesBeside(posts('why hums dimmed over seedlings? #growlightlife', 6, [])), [
    '#growlightlife',
  ])
})

test('a hashtag of posts that were found to be about another meaning is not suggested', () => {
  const tagged = cars.map((post, index) => ({
    ...post,
    text: `${post.text} #jaguarclub${index < 3 ? ' how do I repair it?' : ''}`,
  }))
  const additions = listReport(['jaguar', 'grow light'], [...lamps, ...tagged]).additions
  assert.deepEqual(additions, [])
})

test('a name with a number that stands elsewhere as often is no model of the brand, nor is a competitor’s', () => {
  const bare = posts('why does my Windows 11 have hums dimmed over seedlings', 4, [])
  const behind = posts('my Fernlight Windows 11 app hums dimmed over seedlings', 3, ['Fernlight'])
  const elsewhere = posts('my Fernlight hums on Windows 11 dimmed over seedlings', 4, ['Fernlight'])
  assert.deepEqual(entriesBeside([...bare, ...behind]), ['Windows 11'])
  assert.deepEqual(entriesBeside([...bare, ...behind, ...elsewhere]), [])
  const rivals = posts('my Sunbar T5 hums dimmed over seedlings', 3, ['Sunbar'])
  const bareRivals = posts('why does my T5 have hums dimmed over seedlings', 4, [])
  const list = [...words, 'Sunbar']
  assert.deepEqual(entriesBeside([...rivals, ...bareRivals], { competitors: ['Sunbar'], list }), [])
  assert.deepEqual(entriesBeside([...rivals, ...bareRivals], { list }), ['T5'])
})
