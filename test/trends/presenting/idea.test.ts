import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import { type IdeaFacts, ideaOf } from '../../../src/trends/presenting/idea.ts'
import { IntentReader } from '../../../src/trends/presenting/intents.ts'
import { onTopicFilter } from '../../../src/trends/presenting/on-topic.ts'
import { NOW, post } from '../posts.ts'

function factsOf(texts: readonly string[], more: Partial<IdeaFacts> = {}): IdeaFacts {
  const posts = texts.map((text, index) => post(`p${index}`, text, 6 - index / 10))
  const { mentions } = deduplicate({ posts, windowDays: 7, now: NOW })
  return {
    topic: 'solar kettle',
    status: 'rising',
    kind: 'solve_problem',
    posts: mentions.slice(-3),
    quotes: [],
    origins: mentions,
    independent: 5,
    authors: 3,
    intents: [],
    mentions: mentions.length,
    uniqueAuthors: mentions.length,
    variety: 0.5,
    isOneAuthor: false,
    competitors: ['Brewfern'],
    limitations: [],
    isOfOneThing: true,
    onTopic: onTopicFilter({ topic: 'solar kettle', keywords: ['solar', 'kettle'] }),
    reader: new IntentReader(),
    isSuspect: () => false,
    ...more,
  }
}

const statements = ['red', 'blue', 'green', 'grey', 'white'].map(
  (colour) => `a ${colour} solar kettle for the garden`,
)

const thin: [rule: string, more: Partial<IdeaFacts>][] = [
  ['with insufficient data', { status: 'insufficient_data' }],
  ['below five independent mentions', { independent: 4 }],
  ['below three authors', { authors: 2 }],
  ['where copies make up most of the topic', { variety: 0.49 }],
  ['where one author makes up most of the topic', { isOneAuthor: true }],
  ['where hardly any post holds the name', { isOfOneThing: false }],
  ['where no kind leads', { kind: undefined }],
]
for (const [rule, more] of thin) {
  test(`is absent ${rule}`, () => assert.equal(ideaOf(factsOf(statements, more)), undefined))
}

test('is there with five mentions of three authors, and says what it rests on', () => {
  const told = { share: 0.3, lower: 0.1, upper: 0.6 }
  const facts = factsOf(statements, {
    intents: [
      { intent: 'problem', posts: 2, authors: 2, ...told },
      { intent: 'leaving', posts: 1, authors: 1, ...told },
    ],
    mentions: 7,
    uniqueAuthors: 6,
  })
  assert.equal(
    ideaOf(facts)?.basis,
    '5 independent mentions; of 7 posts by 6 authors 2 report a problem, 0 ask, 0 wish, 0 compare, 0 praise.',
  )
})

const questions: [what: string, texts: readonly string[], question: string | null][] = [
  ['with a mark', ['Who sells the solar kettle?'], 'Who sells the solar kettle?'],
  ['without one', ['how do I clean the solar kettle'], 'how do I clean the solar kettle'],
  ['behind a mention', ['@Brewfern how do I open my solar kettle'], 'how do I open my solar kettle'],
  [
    'that names the topic most clearly',
    ['Any kettle that you like?', 'Where can I buy a solar kettle?'],
    'Where can I buy a solar kettle?',
  ],
  ['only of a post on the topic', ['Who else sells a kettle?'], null],
  ['only where somebody asks', statements, null],
]
for (const [what, texts, question] of questions) {
  test(`takes the customer’s question ${what}`, () => {
    assert.equal(ideaOf(factsOf(texts))?.customerQuestion, question)
  })
}

test('takes the question of a suspect post only where there is no other', () => {
  const isSuspect: IdeaFacts['isSuspect'] = ({ post }) => post.id === 'p0'
  const texts = ['How much is the solar kettle?', 'When does the solar kettle come back?']
  assert.equal(ideaOf(factsOf(texts, { isSuspect }))?.customerQuestion, texts[1])
  assert.equal(ideaOf(factsOf(texts.slice(0, 1), { isSuspect }))?.customerQuestion, texts[0])
})

test('tells how many posts name each competitor', () => {
  const texts = [...statements, 'Brewfern has a solar kettle, too', 'the kettle of Brewferns']
  assert.deepEqual(ideaOf(factsOf(texts, { competitors: ['Brewfern', 'Potwell'] }))?.competitorMentions, [
    { name: 'Brewfern', posts: 2 },
  ])
})
