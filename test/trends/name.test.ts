import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameOf } from '../../src/trends/name.ts'

const even = (): number => 1

test('names a topic by the longest phrase that most of its texts hold, as written', () => {
  const texts = [
    'I love Quiet Charger so much',
    'Quiet Charger is late',
    'where is my Quiet Charger',
    'Charger broke',
  ]
  assert.equal(nameOf(texts, (term) => (term === 'charger' ? 3 : 1)).topic, 'Quiet Charger')
})

test('joins the next telling word to a single one, in the order people write them', () => {
  const texts = ['Zorvex has a leak', 'zorvex with another leak', 'Zorvex and the leak', 'Zorvex only']
  assert.equal(nameOf(texts, (term) => (term === 'leak' || term === 'zorvex' ? 3 : 0.1)).topic, 'Zorvex leak')
})

test('neither begins nor ends a name with a function word', () => {
  const texts = Array.from({ length: 5 }, () => 'it is the lamp of the harbour and')
  assert.equal(nameOf(texts, even).topic.split(' ').at(-1), 'harbour')
})

test('writes Japanese names without spaces', () => {
  const texts = ['電気自動車が好き', '電気自動車を買う', '電気自動車は高い']
  assert.equal(nameOf(texts, (term) => (term.length > 1 ? 1 : 0.1)).topic, '電気自動車')
})

test('falls back to the text where there is no word', () => {
  assert.deepEqual(nameOf(['🔥🔥'], even), { topic: '🔥🔥', keywords: [] })
})

test('keeps a function word of another language where it stands in the name alone', () => {
  const texts = ['I saw Ed Malvo and it rained', 'Ed Malvo and a band', 'it was Ed Malvo']
  const telling = new Map([
    ['ed', 3],
    ['malvo', 4],
  ])
  assert.equal(nameOf(texts, (term) => telling.get(term) ?? 0.1).topic, 'Ed Malvo')
})

test('names a topic by its words rather than by a hashtag that runs them together', () => {
  const texts = ['#quietchargerleak', '#quietchargerleak quiet charger', '#quietchargerleak the charger leak']
  const { topic } = nameOf(texts, (term) => (term === 'quietchargerleak' ? 5 : 3))
  assert.ok(!topic.includes('quietchargerleak'), topic)
})
