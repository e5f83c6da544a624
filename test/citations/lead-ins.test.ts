import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkText } from '../../src/citations/check.ts'
import { parseText } from '../../src/citations/parse/parse.ts'
import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredTrend } from '../../src/citations/stored.ts'
import { window } from './sample-posts.ts'

const trend = (
  letter: string,
  topic: string,
  mentions: number,
  status: StoredTrend['status'],
): StoredTrend => ({
  ...{
    id: `t_${letter.repeat(16)}`,
    topic,
    mentions,
    independentMentions: mentions,
    uniqueAuthors: mentions - 1,
  },
  ...{ score: 40 + mentions, engagement: 90, platforms: ['reddit'], status, postIds: [] },
  ...{ firstSeenAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' },
})
const against = {
  ...{ postIndex: new PostIndex([], []), window, names: [], companies: [], handles: new Set<string>() },
  trends: [
    trend('a', 'Pro 2 humming', 36, 'rising'),
    trend('b', 'price drop', 19, 'rising'),
    trend('c', 'plug meter', 7, 'steady'),
    trend('d', 'harvest raffle', 4, 'fading'),
  ],
}
const firstOf = (text: string) => checkText(parseText(text), against, 150).sentences[0]?.verdict

describe('a lead-in has to be so of each trend of its list', () => {
  const cases: Readonly<Record<string, readonly string[]>> = {
    verified: [
      'Two topics are rising:\n- “Pro 2 humming” (36 mentions)\n- “price drop” (19 mentions)',
      'Two topics are rising:\n\n| Topic | Mentions |\n|---|---|\n| Pro 2 humming | 36 |\n| price drop | 19 |',
      'Two topics are rising.\n\n- “harvest raffle” has 4 mentions.',
      'Rising topics:\n- “Pro 2 humming” (36 mentions)\n- “price drop” (19 mentions)',
      '**Fading:**\n- “harvest raffle” (4 mentions)',
      '## Steigende Themen\n\n- „Pro 2 humming“: 36 Erwähnungen\n- „price drop“: 19 Erwähnungen',
    ],
    unchecked: [
      'Rising topics:\n- “Pro 2 humming” (36 mentions)',
      'Rising topics:\n- “Pro 2 humming” (36 mentions)\n- Some others',
      'Rising fast:\n- “Pro 2 humming” (36 mentions)\n- “price drop” (19 mentions)',
    ],
    contradicted: [
      'Two topics are rising:\n- “harvest raffle” (4 mentions)\n- “price drop” (19 mentions)',
      'These two topics are rising:\n1. “Pro 2 humming” – 36 mentions\n2. “plug meter” – 7 mentions',
      'Two topics are rising, with their mentions:\n\n| Topic | Mentions |\n|---|---|\n| Pro 2 humming | 36 |\n| plug meter | 7 |',
      'Rising topics:\n- “harvest raffle”: 4 mentions',
      '## Rising\n\n- “harvest raffle”: 4 mentions',
      'Zwei Themen steigen:\n- „harvest raffle“ (4 Erwähnungen)',
      'Dos temas están en aumento:\n- «harvest raffle» (4 menciones)',
      'Dois temas estão em alta:\n- «harvest raffle» (4 menções)',
      'Deux sujets sont en hausse :\n- « harvest raffle » (4 mentions)',
    ],
  }
  for (const [verdict, texts] of Object.entries(cases))
    for (const text of texts) test(`${verdict}: ${text}`, () => assert.equal(firstOf(text), verdict))
})

describe('a lead-in is not held against what stands below it otherwise', () => {
  const texts = [
    '## Rising\n\n“harvest raffle” is fading.',
    'The following topics are not rising:\n- “harvest raffle” (4 mentions)',
    'No topic is new:\n- “harvest raffle” has 4 mentions',
    '“price drop” is rising:\n- “harvest raffle” has fewer mentions',
    'What is rising and what is fading:\n- “harvest raffle” is fading',
    'Prices of lamps are rising:\n- “harvest raffle” has 4 mentions',
  ]
  for (const text of texts) test(text, () => assert.notEqual(firstOf(text), 'contradicted'))
})

const [COMPANYS, CUSTOMERS] = ['1880000000000000001', '1880000000000000002']
const voiced = {
  ...against,
  postIndex: new PostIndex(
    (
      [
        [COMPANYS, 'company', 'The filter now lasts two months.'],
        [CUSTOMERS, 'customer', 'My filter went green within a week.'],
      ] as const
    ).map(([id, voice, text]) => ({
      ...{ platform: 'x', id, voice, url: `https://x.com/i/status/${id}`, texts: [text] },
      ...{ authorHandle: `of_${voice}`, publishedAt: '2026-11-14T10:00:00.000Z', metrics: {} },
    })),
    [],
  ),
}
const titleOf = (text: string) => checkText(parseText(text), voiced, 150).sentences[0]
const ofCompany = `- “The filter now lasts two months.” (${COMPANYS})`
const ofCustomer = `- “My filter went green within a week.” (${CUSTOMERS})`

describe('a title that says who wrote the lines below it is held against whose posts they cite', () => {
  const people = [
    '## What customers say\n\n',
    '## What customers say\n\n### On X\n\n',
    '### Voices of readers\n\n',
    '**User quotes:**\n',
    '**Reported by users:**\n\n',
    '**People are saying**\n\n',
    'Customers say:\n',
    'Here is what users wrote:\n\n',
    '## Stimmen der Nutzer\n\n',
    '**Lo que dicen los clientes:**\n',
    '**Usuarios:**\n',
  ]
  const writers = [
    '**What we wrote:**\n',
    '**Our posts:**\n\n',
    '**By us:**\n',
    '## From us\n\n',
    '**Unsere Beiträge:**\n',
  ]
  const isLeft = (title: string, line: string, isOpen: boolean) =>
    test(`${isOpen ? 'unchecked' : 'claims nothing'}: ${title}${line}`, () => {
      const first = titleOf(`${title}${line}`)
      assert.equal(first?.start === 0 ? first.verdict : undefined, isOpen ? 'unchecked' : undefined)
    })
  for (const title of people) {
    isLeft(title, ofCompany, true)
    isLeft(title, `${ofCustomer}\n${ofCompany}`, true)
    isLeft(title, ofCustomer, false)
  }
  for (const title of writers) {
    isLeft(title, ofCustomer, true)
    isLeft(title, ofCompany, false)
  }
  isLeft('**What customers say:**\n', `${ofCustomer}\n\n**What the company says**\n${ofCompany}`, false)
  isLeft('## What we found\n\n', ofCustomer, false)
  isLeft('# What customers wrote\n\n## Filters\n\n', ofCompany, false)
})

describe('a title that says where the posts below it are from is held against all that they cite', () => {
  const verdictOf = (text: string) => titleOf(text)?.verdict
  test('verified', () => assert.equal(verdictOf(`**Posts on X:**\n${ofCustomer}\n${ofCompany}`), 'verified'))
  for (const text of [
    `**Posts on Reddit:**\n${ofCustomer}`,
    `**Posts on X:**\n${ofCustomer}\n- Others say so as well.`,
    `**Angry posts on X:**\n${ofCustomer}`,
  ])
    test(`unchecked: ${text}`, () => assert.equal(verdictOf(text), 'unchecked'))
})
