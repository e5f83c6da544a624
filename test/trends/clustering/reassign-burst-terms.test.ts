import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reassignBurstTerms } from '../../../src/trends/clustering/reassign-burst-terms.ts'
import { numberTerms, toTermMatrix } from '../../../src/trends/corpus/term-matrix.ts'

const launch = [
  ...Array.from({ length: 6 }, (_, index) => ['nimbus', 'launch', `said${index}`]),
  ['nimbus', 'camera', 'film'],
  ...Array.from({ length: 5 }, (_, index) => ['camera', 'film', `shot${index}`]),
]
const isAboutCamera = (terms: readonly string[]): number => (terms.includes('camera') ? 1 : 0)

function claimed(
  texts: readonly string[][],
  topicOf: (terms: readonly string[]) => number,
  bursting: readonly string[],
): number[] {
  const { vocabulary, ...numbered } = numberTerms(texts)
  const matrix = toTermMatrix(numbered, vocabulary)
  const burst = Float64Array.from(vocabulary.terms, (term) => (bursting.includes(term) ? 0.9 : 0))
  return [...reassignBurstTerms(matrix, Uint32Array.from(texts, topicOf), matrix.idf.map(Math.sqrt), burst)]
}

test('a text that holds a bursting word joins the topic that owns the word', () => {
  assert.equal(claimed(launch, isAboutCamera, ['nimbus'])[6], 0)
})

test('a text stays where its own topic bursts as much', () => {
  assert.equal(claimed(launch, isAboutCamera, ['nimbus', 'camera'])[6], 1)
})

test('without bursts every text stays', () => {
  assert.deepEqual(claimed(launch, isAboutCamera, []), launch.map(isAboutCamera))
})

/** All that is written in one language is one group, held together by what every one of its texts may hold. */
const chatter = ['wa', 'ga', 'no', 'de', 'ni', 'mo', 'to']
const everyday = Array.from({ length: 150 }, (_, index) => [
  ...chatter.filter((_, place) => (index + place) % 3 > 0),
  `daily${index}`,
])
const eclipse = Array.from({ length: 30 }, (_, index) => [
  chatter[index % chatter.length] ?? '',
  ...(index % 2 === 0 ? ['eclipsed'] : []),
  'eclipse',
  `sky${index}`,
])
const oneLanguage = [...everyday, ...eclipse]
const inOneGroup = (): number => 0

test('a word that bursts in a group about nothing that does has a topic of its own', () => {
  const topics = claimed(oneLanguage, inOneGroup, ['eclipse'])
  assert.deepEqual([...new Set(topics.slice(0, 150))], [0])
  assert.deepEqual([...new Set(topics.slice(150))], [1])
})

test('the collocations of such a word share its topic', () => {
  const twice = [...oneLanguage, ...eclipse.map((terms) => [...terms, 'again'])]
  const topics = claimed(twice, inOneGroup, ['eclipse', 'eclipsed'])
  assert.deepEqual([...new Set(topics.slice(150))], [1])
})

test('a word of few texts has no topic of its own', () => {
  const topics = claimed(oneLanguage.slice(0, -1), inOneGroup, ['eclipse'])
  assert.deepEqual([...new Set(topics)], [0])
})

test('a word has no topic of its own where its group bursts already', () => {
  const topics = claimed(oneLanguage, inOneGroup, ['eclipse', ...chatter])
  assert.deepEqual([...new Set(topics)], [0])
})
