import assert from 'node:assert/strict'
import { test } from 'node:test'
import { termsOf } from '../../../src/text/tokens.ts'
import { ownPartFinder } from '../../../src/trends/labelling/boilerplate.ts'

const MATTERS = ['Kettles whistle', 'Ferries wait', 'Lamps glow', 'Owls listen', 'Kites climb', 'Pears ripen']

/** What is left of a text after a look at these, of which each is on a topic of its own unless `topics` says else. */
function ownPart(texts: readonly string[], text: string, topics = texts.map((_, index) => index)): string {
  const textsWith = (term: string): Uint32Array =>
    Uint32Array.from(texts.keys()).filter((index) => termsOf(texts[index] ?? '').includes(term))
  return ownPartFinder({ texts, topic: Uint32Array.from(topics), textsWith })(text)
}

const cases: [string, (matter: string) => string][] = [
  ['a call up to a mark', (matter) => `Have a look: ${matter} by night`],
  ['a call before a capital', (matter) => `Story inside ${matter} by night`],
  ['a label in brackets', (matter) => `[Weekly post] ${matter} by night`],
  ['a label in Japanese brackets', (matter) => `【今週の特集】${matter} by night`],
  ['a closing after a dash', (matter) => `${matter} by night - Extended cut`],
  ['a closing in brackets', (matter) => `${matter} by night (Extended cut)`],
  ['a closing sentence', (matter) => `${matter} by night! Tell your friends!`],
  ['an opening and a closing', (matter) => `Have a look: ${matter} by night (Extended cut)`],
]
for (const [what, write] of cases) {
  test(`takes ${what} that posts of many topics share from a text`, () => {
    assert.match(ownPart(MATTERS.map(write), write('Snow falls')), /^\s*Snow falls by night!?\s*$/)
  })
}

test('leaves an opening that only posts of one topic share', () => {
  const texts = MATTERS.map((matter) => `Zorvex news: ${matter} by night`)
  assert.equal(ownPart(texts, texts[0] ?? '', [0, 0, 0, 0, 0, 0]), texts[0])
})

test('leaves an opening whose words most texts have elsewhere', () => {
  const texts = MATTERS.map((matter) => `Zorvex: ${matter} by night`)
  const elsewhere = Array.from({ length: 7 }, (_, index) => `place${index} has a Zorvex of its own`)
  assert.equal(ownPart([...texts, ...elsewhere], texts[0] ?? ''), texts[0])
})

test('leaves a text that is nothing else', () => {
  const texts = MATTERS.map((matter) => `Have a look: ${matter} by night`)
  assert.equal(ownPart(texts, 'Have a look: 🔥'), 'Have a look: 🔥')
})

test('leaves words in lower case that go on in lower case', () => {
  const texts = ['kettles', 'ferries', 'lamps', 'owls', 'kites'].map((matter) => `Who else loves ${matter}`)
  assert.equal(ownPart(texts, 'Who else loves snow'), 'Who else loves snow')
})
