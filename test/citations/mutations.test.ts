import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { StoredPost } from '../../src/citations/stored.ts'
import { check, posts, trends } from './sample-posts.ts'

/** A small generator with a seed (mulberry32), so that a failure can be told and repeated. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Random = (below: number) => number
const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[random(items.length)]
  assert.ok(item !== undefined)
  return item
}

const inWindow = posts.filter(({ id }) => id !== 't3_old99')
const words: Readonly<Record<string, readonly string[]>> = {
  score: ['upvotes', 'points', 'Punkte', 'votos positivos'],
  comments: ['comments', 'Kommentare', 'comentarios', 'تعليقات'],
  likes: ['likes', 'Likes', 'me gusta', 'إعجابا'],
  views: ['views', 'Aufrufe', 'visualizaciones'],
  reactions: ['reactions', 'Reaktionen', 'reacciones'],
  shares: ['shares', 'compartidos'],
  reposts: ['reposts', 'retweets'],
}
const marks = ['“”', '„“', '«»', '""', '「」'] as const

/** One true sentence, in parts, so that each part can be made untrue. */
interface Told {
  readonly post: StoredPost
  readonly quote: string
  readonly mark: (typeof marks)[number]
  readonly metric: string
  readonly word: string
  readonly value: number
  readonly day: number
  readonly reference: string
}

function tell(random: Random): Told {
  const post = pick(
    random,
    inWindow.filter(({ metrics }) =>
      Object.keys(metrics).some((name) => name in words && metrics[name] !== null),
    ),
  )
  const metric = pick(
    random,
    Object.keys(post.metrics).filter((name) => name in words && post.metrics[name] !== null),
  )
  const line = pick(
    random,
    (post.texts[0] ?? '').split('\n').filter((part) => part.length > 14),
  )
  const from = random(line.length - 14)
  const quote = line.slice(from, from + 14 + random(line.length - from - 13)).trim()
  return {
    post,
    quote,
    mark: pick(random, marks),
    metric,
    word: pick(random, words[metric] ?? []),
    value: post.metrics[metric] ?? 0,
    day: new Date(post.publishedAt).getUTCDate(),
    reference: pick(random, [
      post.id,
      `${post.platform}:${post.id}`,
      post.url,
      `trend://posts/${post.platform}/${post.id}`,
    ]),
  }
}

function write({ quote, mark, value, word, day, reference }: Told, random: Random): string {
  const number = pick(random, [String(value), value.toLocaleString('en-US'), value.toLocaleString('de-DE')])
  const says = `${mark[0]}${quote}${mark[1]}`
  const when = `2026-11-${String(day).padStart(2, '0')}`
  return pick(random, [
    `Seen on ${when}: ${says}, with ${number} ${word} (${reference}).`,
    `The post ${reference} of ${when} has ${number} ${word} and says ${says}.`,
    `- ${says} ${number} ${word}, ${when} [p](${reference.startsWith('http') ? reference : 'https://fernlight.example'}) ${reference}`,
  ])
}

/** Each makes exactly one thing untrue. */
const mutations: Readonly<Record<string, (told: Told, random: Random) => Told>> = {
  'a letter of the quotation': (told, random) => {
    const letters = [...told.quote.matchAll(/\p{L}/gu)].map(({ index }) => index)
    const at = pick(random, letters)
    return {
      ...told,
      quote: `${told.quote.slice(0, at)}${told.quote[at] === 'q' ? 'w' : 'q'}${told.quote.slice(at + 1)}`,
    }
  },
  'a word more in the quotation': (told) => ({ ...told, quote: `${told.quote} never` }),
  'a figure one too high': (told) => ({ ...told, value: told.value + 1 }),
  'a figure ten times as high': (told) => ({ ...told, value: told.value * 10 + 1 }),
  'another post': (told, random) => {
    const other = pick(
      random,
      inWindow.filter(({ platform }) => platform !== told.post.platform),
    )
    return { ...told, reference: `${other.platform}:${other.id}` }
  },
  'a post that is not stored': (told) => ({ ...told, reference: `${told.post.platform}:9${told.post.id}9` }),
  'another day of the window': (told) => ({ ...told, day: 1 + ((told.day + 3) % 20) }),
  'a day after the window': (told) => ({ ...told, day: 23 + (told.day % 7) }),
}

const RUNS = 150

describe('of texts made from stored posts', () => {
  test('every claim is verified, and nothing is uncited', () => {
    for (let seed = 1; seed <= RUNS; seed++) {
      const random = createRandom(seed)
      const text = Array.from({ length: 1 + random(4) }, () => write(tell(random), random)).join('\n\n')
      const { claims, uncited } = check(text)
      assert.ok(claims.length >= 4, `seed ${seed}: ${text}`)
      const wrong = claims.filter(({ verdict }) => verdict !== 'verified')
      assert.deepEqual(
        wrong.map(({ kind, verdict, start, end }) => `${kind} ${verdict} ${text.slice(start, end)}`),
        [],
        `seed ${seed}: ${text}`,
      )
      assert.equal(uncited.length, 0, `seed ${seed}: ${text}`)
    }
  })

  for (const [name, mutate] of Object.entries(mutations)) {
    test(`not every claim is verified after one change: ${name}`, () => {
      for (let seed = 1; seed <= RUNS; seed++) {
        const random = createRandom(seed)
        const others = Array.from({ length: random(3) }, () => write(tell(random), random))
        const changed = write(mutate(tell(random), random), random)
        const text = [...others, changed].join('\n\n')
        const { claims } = check(text)
        const wrong = claims.filter(({ verdict }) => verdict !== 'verified')
        assert.ok(wrong.length > 0, `seed ${seed}: ${text}`)
        assert.ok(
          wrong.every(({ start }) => start >= text.length - changed.length),
          `seed ${seed}: ${text}`,
        )
      }
    })
  }
})

test('every figure of every trend is verified, and one beside it is not', () => {
  for (const { id, topic, mentions, uniqueAuthors } of trends) {
    for (const name of [id, topic]) {
      const tell = (one: number, other: number) => check(`${name}: ${one} mentions, ${other} authors.`).claims
      assert.ok(tell(mentions, uniqueAuthors).every(({ verdict }) => verdict === 'verified'))
      assert.ok(tell(mentions + 1, uniqueAuthors).some(({ verdict }) => verdict === 'refuted'))
      assert.ok(tell(mentions, uniqueAuthors - 1).some(({ verdict }) => verdict === 'refuted'))
    }
  }
})
