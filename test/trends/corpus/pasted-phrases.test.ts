import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { pastedPhrases } from '../../../src/trends/corpus/pasted-phrases.ts'

const things = [
  'kettle',
  'window',
  'basket',
  'hammer',
  'bottle',
  'pillow',
  'mirror',
  'candle',
  'ladder',
  'carpet',
]
const openings = [
  'My',
  'That',
  'Why is this',
  'I lost the',
  'Our old',
  'She sold her',
  'Where was a',
  'He likes his',
]

/** One of a list, another for each place and turn. */
function oneOf(list: readonly string[], index: number, turn: number): string {
  return list[(Math.imul(index + 1000 * turn, 2654435761) >>> 12) % list.length] ?? ''
}

/** So many posts on many things. */
function posts(count: number, dress: (said: string, index: number) => string = (said) => said): string[] {
  return Array.from({ length: count }, (_, index) => {
    const [opening, one, other] = [openings, things, things].map((list, turn) => oneOf(list, index, turn))
    return dress(`${opening} ${one} number${index} went to ${other}${index % 17}`, index)
  })
}

/** What is left of a post in company that has something pasted on one in ten. */
function leftOf(text: string, dress: (said: string, index: number) => string, count = 400): string {
  return pastedPhrases(posts(count, (said, index) => (index % 10 === 3 ? dress(said, index) : said)))(text)
}

test('takes off what stands before and behind posts on anything', () => {
  assert.equal(
    leftOf('Read more: the lamp hums', (said) => `Read more: ${said}`),
    'the lamp hums',
  )
  assert.equal(
    leftOf('the lamp hums - sent by pigeon', (said) => `${said} - sent by pigeon`),
    'the lamp hums -',
  )
})

test('takes off one piece behind another, past hashtags, mentions and signs', () => {
  const dressed = posts(1000, (said, index) => {
    const ended = index % 13 === 0 ? `${said} wow` : said
    const titled = index % 9 === 0 ? `Thread below ${ended}` : ended
    return index % 11 === 0 ? `Read more: ${titled} #sunday 🔥` : titled
  })
  const text = 'Read more: Thread below the lamp hums wow @ann #sunday 🔥'
  assert.equal(pastedPhrases(dressed)(text), 'the lamp hums  @ann #sunday 🔥')
})

test('leaves every other text as it is, to the letter', () => {
  const unpaste = pastedPhrases(posts(400, (said, index) => (index % 10 === 3 ? `Read more: ${said}` : said)))
  for (const text of [
    '',
    ' ',
    'Read  more than that',
    ' two  spaces ',
    'read more: in other letters',
    '#Read more:',
  ])
    assert.equal(unpaste(text), text)
})

test('keeps what a topic begins with: its posts share more than that', () => {
  const text = 'My lamp hums when dimmed at night'
  assert.equal(
    leftOf(text, (_, index) => `My lamp hums when dimmed at night ${things[index % 10]}`),
    text,
  )
  const asked = 'Can somebody tell whether the lamp can be dimmed'
  assert.equal(
    leftOf(asked, (_, index) => `Can somebody tell whether the lamp can be dimmed ${index}`),
    asked,
  )
})

test('keeps the beginning of a sentence: what follows is no beginning', () => {
  const dress = (_: string, index: number): string =>
    `How can the ${things[index % 10]} of number${index} be mended`
  assert.equal(leftOf('How can the lamp be mended', dress), 'How can the lamp be mended')
})

test('keeps the beginning of a question: what follows is nearly always the same', () => {
  const dress = (said: string): string => `So when my ${said.split(' ').slice(-3).join(' ')}`
  assert.equal(leftOf('So when my lamp hums', dress), 'So when my lamp hums')
})

test('keeps words that people also say elsewhere, or write otherwise', () => {
  const elsewhere = (said: string, index: number): string =>
    index % 20 === 3 ? `Read more: ${said}` : `${said} where I read more about it`
  assert.equal(leftOf('Read more: the lamp hums', elsewhere), 'Read more: the lamp hums')
})

test('keeps what too few posts have', () => {
  const few = posts(400, (said, index) => (index < 5 ? `Read more: ${said}` : said))
  assert.equal(pastedPhrases(few)('Read more: the lamp hums'), 'Read more: the lamp hums')
  const many = posts(2000, (said, index) => (index < 11 ? `Read more: ${said}` : said))
  assert.equal(pastedPhrases(many)('Read more: the lamp hums'), 'Read more: the lamp hums')
})

test('takes a text of nothing but what is pasted, and one of very many pieces', () => {
  const dress = (said: string): string => `Read more: ${said}`
  assert.equal(leftOf('Read more:', dress), '')
  const long = `${'Read more: '.repeat(100_000)}the lamp hums`
  const left = leftOf(long, dress)
  assert.ok(left.length < long.length && left.endsWith('the lamp hums'))
})

test('only takes away, from both ends inwards', () => {
  const unpaste = pastedPhrases(
    posts(400, (said, index) => (index % 10 === 3 ? `Read more: ${said} wow` : said)),
  )
  const piece = fc.constantFrom(
    'Read',
    'more:',
    'wow',
    'lamp',
    '#tag',
    '@ann',
    '🔥',
    ' ',
    '\n',
    'مصباح',
    'ランプ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join(' ')
      const words = text.split(/\s+/)
      let place = -1
      for (const word of unpaste(text).split(/\s+/).filter(Boolean)) {
        place = words.indexOf(word, place + 1)
        assert.notEqual(place, -1, `${word} of ${text}`)
      }
    }),
  )
})
