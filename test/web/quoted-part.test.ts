import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { wordFinder } from '../../src/text/finder.ts'
import { MAX_QUOTED_CHARACTERS, quotedPart } from '../../web/pages/brief/quoted-part.ts'
import { topicName } from '../../web/pages/brief/topic-name.ts'

const about = wordFinder(['lamp'])
const pieces = [
  'lamp',
  'The lamp hums.',
  ' ',
  '\n\n',
  '🌱',
  'é',
  'e\u0301',
  '植物ライト',
  '\u202E',
  '#tag',
  'ว่า',
  '"',
  '“no”',
  'x'.repeat(90),
]

test('a quoted part stands in the text, takes 200 characters and two thirds of it at most, and splits no character', () => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((some) => some.join(''))
  fc.assert(
    fc.property(texts, fc.boolean(), (text, isChosen) => {
      const part = quotedPart(text, isChosen ? text.trim() : undefined, about)
      const characters = Array.from(part).length
      assert.ok(text.includes(part))
      assert.ok(characters <= MAX_QUOTED_CHARACTERS)
      assert.ok(characters <= (Array.from(text).length * 2) / 3)
      assert.ok(part.isWellFormed())
      if (part !== '') assert.ok(text.normalize('NFC').includes(part.normalize('NFC')))
    }),
    { numRuns: 500 },
  )
})

test('a quoted part is of what was chosen, else of what is sought, else the beginning', () => {
  const text =
    'Hello to all of you here. My lamp hums all night. It came last week, and nobody answers my mails.'
  assert.equal(quotedPart(text, 'It came last week', about), 'It came last week')
  assert.match(quotedPart(text, undefined, about), /lamp hums/)
  assert.match(quotedPart(text, 'not in the text', about), /lamp hums/)
})

test('what is too short to be quoted in part is not quoted', () => {
  for (const text of ['', 'Ugh.', 'It hums now']) assert.equal(quotedPart(text, text, about), '')
  assert.equal(quotedPart('It hums so loudly', undefined, about), 'It hums so')
})

test('a name is cut where it is the whole of a post, whatever its marks and capitals', () => {
  const cases: [name: string, text: string, cut: string][] = [
    ['“My lamp hums all night”', 'my lamp HUMS all night!', '“My lamp hums …”'],
    ['lamp hums at night', 'Lamp hums at night', 'lamp hums …'],
    ['lamp hums at night', 'The lamp hums at night', 'lamp hums at night'],
    ['lamp hums at night', 'Lamp', 'lamp hums at night'],
    [
      '植物ライトはどのくらい離せばいいですか',
      '植物ライトはどのくらい離せばいいですか?',
      '植物ライトはどのくらい離 …',
    ],
  ]
  for (const [name, text, cut] of cases) assert.equal(topicName(name, [text]), cut)
})
