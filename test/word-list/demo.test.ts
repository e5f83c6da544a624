import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { archiveOf } from '../../simulator/dataset/archive.ts'
import { buildDataset } from '../../simulator/dataset/build.ts'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { offTopic } from '../../simulator/dataset/texts/background.ts'
import { DAY_MS } from '../../src/lib/days.ts'
import { matchWords } from '../../src/word-list/matching.ts'
import { explainWords } from '../../src/word-list/report.ts'
import { competitorNames } from '../../src/workspace/competitor-names.ts'

const NOW = new Date('2026-01-31T00:00:00Z')
const words = [...demoWorkspace.words]
const competitors = competitorNames(demoWorkspace.competitorUrls)
const posts = archiveOf(buildDataset(NOW), NOW)
  .map((post) => ({ ...post, matchedTerms: matchWords(post.text, words).found }))
  .sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1))
const others = [
  ...(offTopic.reddit ?? []).map(([, title]) => title),
  ...(offTopic.x ?? []),
  ...(offTopic.youtube ?? []).map(([, title]) => title),
  ...(offTopic.instagram ?? []),
]
const isOther = (text: string): boolean => others.some((other) => text.includes(other))

type DemoPost = (typeof posts)[number]

function reportOn(all: readonly DemoPost[], days?: number) {
  return explainWords({
    posts: all,
    now: NOW,
    since: days === undefined ? undefined : new Date(NOW.getTime() - days * DAY_MS),
    words,
    names: [demoWorkspace.productName, ...competitors],
    competitors,
    accounts: Object.values(demoWorkspace.handles).flat(),
    flagsOf: () => [],
  })
}

/** Posts of the last hours, each by an author of its own, that a community brought. */
function written(texts: readonly string[]): DemoPost[] {
  return texts.map((text, index) => ({
    platform: 'reddit',
    id: `${text}-${index}`,
    authorHandle: `author of ${text}`,
    text,
    url: 'https://www.reddit.com/r/houseplants/comments/1/',
    publishedAt: new Date(NOW.getTime() - (index + 1) * 60_000).toISOString(),
    metrics: {},
    matchedTerms: matchWords(text, words).found,
  }))
}

const unlisted: readonly [what: string, entry: string, isAdded: boolean, texts: readonly string[]][] = [
  [
    'a misspelling of the brand',
    'fernligth',
    true,
    [
      'My Fernligth keeps buzzing at night, is that normal?',
      'Fernligth app crashes since the update',
      'anyone else with a dead Fernligth after one week?',
      'love my new fernligth, basil is exploding',
    ],
  ],
  [
    'a hashtag of customers',
    '#fernlightcrew',
    true,
    [
      'does anyone know how to reset it? #fernlightcrew',
      'finally works again, thank you #fernlightcrew',
      'why is mine flickering #fernlightcrew',
    ],
  ],
  [
    'a model',
    'Halo 3',
    true,
    [
      'How do I mount the Halo 3?',
      'Halo 3 stopped working',
      'Love the Halo 3 light colour',
      'Fernlight Halo 3 arrived broken',
      'the Fernlight Halo 3 is too bright for orchids',
      'is the Fernlight Halo 3 dimmable?',
    ],
  ],
  [
    'a place one letter away',
    'sunbary',
    false,
    [
      'Is the road to Sunbary closed because of the snow?',
      'Sunbary town hall has a leaking roof, terrible',
      'What time does the Sunbary market open on Saturday?',
      'Sunbary council raised the parking fees, I am so angry',
    ],
  ],
  [
    'ordinary words that spell a name together',
    'plant labs',
    false,
    [
      'why are plant labs at universities so badly funded?',
      'the plant labs at school smell awful',
      'can students visit the plant labs on Sunday?',
    ],
  ],
  [
    'a device of another company',
    'Console 360',
    false,
    [
      'Can I still play Console 360 games online?',
      'Console 360 is broken again',
      'love my Console 360',
      'Fernlight Console 360 giveaway',
    ],
  ],
]

for (const [what, entry, isAdded, texts] of unlisted) {
  test(`${what} is ${isAdded ? '' : 'not '}suggested to the demo’s list`, () => {
    const all = [...written(texts), ...posts]
    assert.equal(
      reportOn(all).additions.some((addition) => addition.entry === entry),
      isAdded,
    )
  })
}

describe('of the demo’s list', () => {
  const report = reportOn(posts)
  const entryOf = (word: string) => report.words.find(({ entry }) => entry === word)

  test('no entry is given an exclusion that drops a customer', () => {
    for (const { suggestions } of report.words) {
      for (const { entry, customers } of suggestions) {
        assert.equal(customers, 0, entry)
        const dropped = posts.filter(({ text }) => matchWords(text, [entry]).excluded)
        assert.ok(
          dropped.every(({ text }) => isOther(text)),
          entry,
        )
      }
    }
    assert.deepEqual(entryOf('Fernlight')?.suggestions, [])
  })

  test('the place called Sunbar is found, and nothing else of that entry', () => {
    const sunbar = entryOf('Sunbar')
    assert.ok((sunbar?.offTopic ?? 0) >= 3)
    const examples = new Set(sunbar?.offTopicExamples.map(({ id }) => id))
    assert.ok(posts.filter(({ id }) => examples.has(id)).every(({ text }) => isOther(text)))
  })

  test('the place is found in a month, too, by what older posts say of it, and only what is of the month is counted', () => {
    const month = reportOn(posts, 30).words.find(({ entry }) => entry === 'Sunbar')
    const since = new Date(NOW.getTime() - 30 * DAY_MS).toISOString()
    assert.equal(
      month?.posts,
      posts.filter((post) => post.publishedAt >= since && post.matchedTerms.includes('Sunbar')).length,
    )
    const shown = new Set(month?.offTopicExamples.map(({ id }) => id))
    const found = posts.filter(({ id }) => shown.has(id))
    assert.ok((month?.offTopic ?? 0) >= 2 && found.length > 0)
    assert.ok(found.every(({ text, publishedAt }) => isOther(text) && publishedAt >= since))
  })

  test('the one post about a band is too few to be called so, and shown as what to read first', () => {
    const plantlab = entryOf('Plantlab')
    assert.equal(plantlab?.offTopic, 0)
    assert.ok(plantlab?.undecidedExamples.some(({ text }) => text.includes('band is called Plantlab')))
  })

  test('no entry in another language is off topic for its language', () => {
    for (const word of ['Pflanzenlampe', 'luz de cultivo', '植物ライト'])
      assert.equal(entryOf(word)?.offTopic, 0)
  })

  test('the hashtags that customers use and the list lacks are suggested', () => {
    const added = report.additions.map(({ entry }) => entry)
    assert.ok(added.includes('#growlight') && added.includes('#plantlamp'), added.join(', '))
    for (const { entry, authors, customers } of report.additions) {
      assert.ok(authors >= 3 && customers > 0, entry)
      assert.deepEqual(matchWords(entry, words).found, [])
    }
  })
})
