import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import { type IdeaFacts, ideaOf } from '../../../src/trends/presenting/idea.ts'
import { onTopicFilter } from '../../../src/trends/presenting/on-topic.ts'
import { NOW, post } from '../posts.ts'

function factsOf(texts: readonly string[], more: Partial<IdeaFacts> = {}): IdeaFacts {
  const posts = texts.map((text, index) => post(`p${index}`, text, 6 - index / 10))
  const { mentions } = deduplicate({ posts, windowDays: 7, now: NOW })
  return {
    topic: 'solar kettle',
    status: 'rising',
    posts: mentions.slice(-3),
    origins: mentions,
    independent: 5,
    authors: 3,
    variety: 0.5,
    isOneAuthor: false,
    competitors: ['Brewfern'],
    limitations: [],
    isOfOneThing: true,
    onTopic: onTopicFilter({ topic: 'solar kettle', keywords: ['solar', 'kettle'] }),
    isSuspect: () => false,
    ...more,
  }
}

const statements = ['red', 'blue', 'green', 'grey', 'white'].map(
  (colour) => `a ${colour} kettle for the garden`,
)
const questions = ['Who sells the solar kettle?', 'How long does a solar kettle take?']
const problems = ['my kettle is broken again', 'the kettle crashes every morning']

const kinds: [rule: string, texts: readonly string[], kind: string][] = [
  ['where nothing stands out people are joined', statements, 'join_conversation'],
  ['what people ask is answered', [...statements, ...questions], 'answer_question'],
  ['what people have trouble with is helped with', [...statements, ...problems], 'solve_problem'],
  ['trouble comes before questions that are as many', [...questions, ...problems], 'solve_problem'],
  [
    'questions come before trouble that is less',
    [...questions, 'Is a solar kettle loud?', ...problems],
    'answer_question',
  ],
  [
    'a competitor that is named is compared with',
    [...problems, 'Brewfern has a kettle too', 'Who has seen the one by Brewfern?'],
    'compare_with_competitor',
  ],
  [
    'one question among few posts makes no kind',
    [...statements, 'Who sells the kettle?'],
    'join_conversation',
  ],
]
for (const [rule, texts, kind] of kinds) {
  test(`${rule}`, () => assert.equal(ideaOf(factsOf(texts))?.kind, kind))
}

test('quotes the posts that show why the idea is of its kind', () => {
  const quotes = (texts: readonly string[]) => ideaOf(factsOf(texts))?.quotes.map(({ text }) => text) ?? []
  assert.ok(problems.every((problem) => quotes([...problems, ...statements]).includes(problem)))
  assert.ok(questions.every((question) => quotes([...questions, ...statements]).includes(question)))
})

const thin: [rule: string, more: Partial<IdeaFacts>][] = [
  ['with insufficient data', { status: 'insufficient_data' }],
  ['below five independent mentions', { independent: 4 }],
  ['below three authors', { authors: 2 }],
  ['where copies make up most of the topic', { variety: 0.49 }],
  ['where one author makes up most of the topic', { isOneAuthor: true }],
]
for (const [rule, more] of thin) {
  test(`is absent ${rule}`, () => assert.equal(ideaOf(factsOf(statements, more)), undefined))
}
