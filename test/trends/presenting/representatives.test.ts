import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import { engagementScale } from '../../../src/trends/measuring/engagement.ts'
import { onTopicFilter } from '../../../src/trends/presenting/on-topic.ts'
import { representativesOf } from '../../../src/trends/presenting/representatives.ts'
import { NOW, post } from '../posts.ts'

/** The posts cited of a topic whose clear posts have few reactions; all belong to it equally. */
function citedBy(onTopicQuotes: boolean): string[] {
  const about = ['the solar kettle of my aunt', 'a garden with its solar kettle', 'one solar kettle for two']
  const beside = [
    'this kettle sings',
    'where kettles end',
    'any kettle at noon',
    'kettle or pan',
    'no kettle',
  ]
  const posts = [
    ...about.map((text, index) => post(`clear-${index}`, text, 3, { metrics: { likes: index } })),
    ...beside.map((text, index) => post(`half-${index}`, text, 3, { metrics: { likes: 9000 + index } })),
  ]
  const { mentions } = deduplicate({ posts, windowDays: 7, now: NOW })
  const onTopic = onTopicFilter({ topic: 'solar kettle', keywords: ['solar', 'kettle'] }, onTopicQuotes)
  const scale = engagementScale(mentions, NOW.getTime(), false)
  const membership = new Float64Array(mentions.length).fill(1)
  const choice = { engagement: scale, membership, onTopic, exampleOf: () => 0, isSuspect: () => false }
  return representativesOf(mentions, choice).representatives.map(({ post }) => post.id)
}

test('posts that hold two words of the name are cited before those with more reactions', () => {
  assert.deepEqual(citedBy(true).slice(0, 3).toSorted(), ['clear-0', 'clear-1', 'clear-2'])
})

test('without the rule for quotations reactions decide which posts are cited', () => {
  assert.deepEqual(
    citedBy(false).filter((id) => id.startsWith('clear')),
    [],
  )
})
