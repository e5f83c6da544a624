import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { archiveOf } from '../../simulator/dataset/archive.ts'
import { buildDataset } from '../../simulator/dataset/build.ts'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { offTopic } from '../../simulator/dataset/texts/background.ts'
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

describe('of the demo’s list', () => {
  const report = explainWords({
    posts,
    now: NOW,
    words,
    names: [demoWorkspace.productName, ...competitors],
    competitors,
    accounts: Object.values(demoWorkspace.handles).flat(),
    flagsOf: () => [],
  })
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
