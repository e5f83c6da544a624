import assert from 'node:assert/strict'
import { test } from 'node:test'
import { termsOfWords } from '../../../src/text/tokens.ts'
import { splitHomonyms } from '../../../src/trends/clustering/split-homonyms.ts'
import { numberTerms, toTermMatrix } from '../../../src/trends/corpus/term-matrix.ts'

/** `count` texts that begin with the words and go on with one of their own. */
function saying(words: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${words} ${words.length}x${index}`)
}

/** The topics, in the order of the texts, when all texts are one; words that are not quiet tell alike. */
function parted(texts: readonly string[], quiet: readonly string[] = []): number[] {
  const { vocabulary, ...numbered } = numberTerms(texts.map(termsOfWords))
  const matrix = toTermMatrix(numbered, vocabulary)
  const weight = Float64Array.from(vocabulary.terms, (term) => (quiet.includes(term) ? 0.1 : 1))
  return [...splitHomonyms(matrix, texts, new Uint32Array(texts.length), weight)]
}

function times(topic: number, count: number): number[] {
  return Array.from({ length: count }, () => topic)
}

test('persons who share a first name are topics of their own', () => {
  const texts = [...saying('orla fennick', 40), ...saying('orla grabowen', 30), ...saying('orla', 20)]
  assert.deepEqual(parted(texts), [...times(0, 40), ...times(1, 30), ...times(0, 20)])
})

test('persons who share a last name are, too', () => {
  const texts = [...saying('mirko tellasen', 40), ...saying('janna tellasen', 30)]
  assert.deepEqual(parted(texts), [...times(0, 40), ...times(1, 30)])
})

test('a name that a text has after one of its words alone is found', () => {
  const texts = [...saying('orla fennick', 40), ...saying('grabowen storms as orla grabowen does', 30)]
  assert.deepEqual(parted(texts, ['storm', 'as', 'doe']), [...times(0, 40), ...times(1, 30)])
})

const whole: [why: string, texts: readonly string[], quiet?: string[]][] = [
  ['few texts hold the second name', [...saying('orla fennick', 40), ...saying('orla grabowen', 19)]],
  ['a small part holds the second name', [...saying('orla fennick', 300), ...saying('orla grabowen', 25)]],
  [
    'the words beside the name tell little',
    [...saying('orla my', 40), ...saying('orla says', 30)],
    ['my', 'say'],
  ],
  ['both stand in one text', [...saying('fennick orla grabowen', 40)]],
  [
    'the second word mostly stands elsewhere in the texts',
    [...saying('orla fennick', 60), ...saying('orla storm', 25), ...saying('orla fennick brings storm', 20)],
    ['bring'],
  ],
  ['they are two forms of one word', [...saying('orla crashed', 40), ...saying('orla crashing', 30)]],
  [
    'the second word stands beside another that is said twice',
    [...saying('orla fennick', 40), ...saying('my orla my storm', 30)],
    ['my'],
  ],
  ['one is a hashtag with the name', [...saying('orla fennick', 40), ...saying('orla orlanews', 30)]],
]
for (const [why, texts, quiet] of whole) {
  test(`a topic stays whole where ${why}`, () => {
    assert.deepEqual([...new Set(parted(texts, quiet))], [0])
  })
}
