import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Addition } from '../../src/word-list/suggest-additions.ts'
import { isMisspelled } from '../../src/word-list/word-forms.ts'
import { listReport, posts } from './world.ts'

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
    assert.ok(found?.examples.every(({ isCustomer }) => isCustomer))
  })
}

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
