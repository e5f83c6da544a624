import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildDataset } from '../../simulator/dataset/build.ts'
import { verdicts } from '../../simulator/dataset/truth/planted-comment.ts'
import {
  countFates,
  forbidden,
  plantedComments,
  storable,
} from '../../simulator/dataset/truth/planted-comments.ts'
import { DAY_MS } from '../../src/lib/days.ts'
import { noon } from './support.ts'

const dataset = buildDataset(noon)
const later = new Date(noon.getTime() + 2 * DAY_MS)
const now = plantedComments(dataset, noon)
const onYouTube = now.filter(({ platform }) => platform === 'youtube')

/** A text's words, as a set. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}

describe('the comments of the demo dataset', () => {
  test('are the same for the same anchor, have ids of their own and answer something that came before', () => {
    const all = plantedComments(dataset, later)
    assert.deepEqual(plantedComments(buildDataset(noon), later), all)
    assert.equal(new Set(all.map(({ platform, id }) => `${platform} ${id}`)).size, all.length)
    const starts = new Map([
      ...dataset.youtube.videos.map(({ id, publishedAt }) => [`youtube ${id}`, publishedAt] as const),
      ...all.map(({ platform, id, publishedAt }) => [`${platform} ${id}`, publishedAt] as const),
    ])
    for (const { platform, id, parentId, publishedAt, text } of all) {
      const start = parentId === null || parentId === id ? undefined : starts.get(`${platform} ${parentId}`)
      assert.ok(start === undefined || start < publishedAt, text)
    }
  })

  test('are each either storable or forbidden, and more come when the clock goes on', () => {
    assert.equal(storable(now).length + forbidden(now).length, now.length)
    assert.ok(storable(now).every(({ fate }) => verdicts[fate] !== 'never'))
    assert.ok(plantedComments(dataset, later).length > now.length)
  })

  test('nobody writes as another does', () => {
    const texts = now.filter(({ text }) => text !== '').map(({ text }) => ({ text, words: wordsOf(text) }))
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        const both = [...one.words].filter((word) => other.words.has(word)).length
        const share = both / (one.words.size + other.words.size - both)
        assert.ok(share < 0.6, `${share}: ${one.text} / ${other.text}`)
      }
    }
  })

  test('tell of no hazard', () => {
    const hazard = /smok|\bfire\b|burn|shock|recall|overheat|melt|injur|hurt|allerg|explo|danger/i
    assert.deepEqual(
      now.filter(({ text }) => hazard.test(text)).map(({ text }) => text),
      [],
    )
  })

  test('on YouTube are of every kind that a reader must tell apart', () => {
    const counts = countFates(onYouTube)
    const kinds = [
      'customer',
      'company',
      'wordless',
      'removed',
      'held',
      'switched_off',
      'thread_gone',
      'community',
    ]
    for (const kind of kinds) assert.ok((counts.get(`youtube ${kind}`) ?? 0) > 0, kind)
  })

  test('on Facebook and Instagram are of every kind that a reader must tell apart', () => {
    const counts = countFates(now)
    const kinds = {
      facebook: ['customer', 'company', 'wordless', 'hidden', 'private'],
      instagram: [
        'customer',
        'company',
        'wordless',
        'hidden',
        'held',
        'author_gone',
        'switched_off',
        'removed',
        'out_of_reach',
      ],
    }
    for (const [platform, fates] of Object.entries(kinds)) {
      for (const fate of fates) assert.ok((counts.get(`${platform} ${fate}`) ?? 0) > 0, `${platform} ${fate}`)
    }
    const then = countFates(plantedComments(dataset, later))
    for (const platform of ['facebook', 'instagram']) {
      const gone = (one: typeof counts) => one.get(`${platform} removed`) ?? 0
      assert.ok(gone(then) > gone(counts), platform)
    }
  })

  test('mostly never name the product, and speak several languages', () => {
    const customers = now.filter(({ fate }) => fate === 'customer')
    const nameless = customers.filter(({ matches }) => matches === 'thread')
    assert.ok(nameless.length > customers.length / 2, `${nameless.length} of ${customers.length}`)
    assert.ok(customers.some(({ matches }) => matches === 'text'))
    assert.ok(customers.some(({ matches }) => matches === 'nothing'))
    for (const word of [/\bab 40 Prozent\b/, /¿Cuántas/, /スケジュール/, /Livrée/]) {
      assert.ok(
        customers.some(({ text }) => word.test(text)),
        String(word),
      )
    }
  })

  test('of a video, a post or a medium are at most as many as it announces', () => {
    const threads = [
      ...dataset.youtube.videos,
      ...dataset.facebook.posts.filter(({ comments }) => comments !== null),
      ...dataset.instagram.media,
    ]
    for (const { id, comments } of threads) {
      const listed = storable(now).filter(({ threadId }) => threadId === id)
      assert.ok(listed.length <= (comments ?? 0), `${id}: ${listed.length} of ${comments}`)
    }
  })

  test('hold an issue that no post tells of', () => {
    const cover = /milky|milchig|trüb/i
    const voices = now.filter(({ fate, text }) => fate === 'customer' && cover.test(text))
    assert.ok(new Set(voices.map(({ author }) => author)).size >= 9, String(voices.length))
    assert.ok(new Set(voices.map(({ threadId }) => threadId)).size >= 8)
    const { reddit, x, youtube, facebook, instagram } = dataset
    const posts = [
      ...reddit.posts.map(({ title, body }) => `${title} ${body}`),
      ...x.posts.map(({ text }) => text),
      ...youtube.videos.map(({ title, description }) => `${title} ${description}`),
      ...facebook.posts.map(({ message }) => message ?? ''),
      ...instagram.media.map(({ caption }) => caption ?? ''),
    ]
    assert.deepEqual(
      posts.filter((text) => cover.test(text)),
      [],
    )
  })
})
