import { randomOf } from '../../../simulator/dataset/random.ts'
import { DAY_MS } from '../../lib/days.ts'
import type { Post } from '../../model/index.ts'
import { metricsAt, platformAt, zipf } from './invented-crowd.ts'

/** Enough for a week's ranking with its history, and for a month's with some. */
const DAYS = 56
const VOCABULARY = 30_000
const COMMON_WORDS = 150
const POSTS_A_TOPIC = 150
const TOPIC_SHARE = 0.3
const SPAM_SHARE = 0.03
const COPY_SHARE = 0.06
interface Topic {
  readonly words: readonly string[]
  readonly fromDay: number
  readonly toDay: number
}

/**
 * So many invented posts of the eight weeks before `now`, or of so many days, the same in every run: made-up words that are as
 * unevenly frequent as real ones (Zipf), topics of very different size that last or burst, campaigns, copies,
 * hashtags, authors from a few loud ones to many quiet ones, and engagement over four orders of magnitude.
 */
export function inventPosts(count: number, now: Date, days = DAYS): Post[] {
  const random = randomOf(`bench ${count}`)
  const words = Array.from({ length: VOCABULARY }, (_, index) => wordAt(index))
  const anyWord = (): string => words[zipf(random(), VOCABULARY)] ?? ''
  const topics = Array.from({ length: Math.ceil(count / POSTS_A_TOPIC) }, () =>
    inventTopic(random, words, days),
  )
  const templates = Array.from({ length: Math.ceil(count / 2000) }, () =>
    Array.from({ length: 9 }, anyWord).join(' '),
  )
  const texts: string[] = []
  const textOf = (topic: Topic | undefined): string => {
    if (random() < SPAM_SHARE) {
      return `${templates[Math.floor(random() * templates.length)]} ${Math.floor(random() * 90)} https://example.org/${Math.floor(random() * 99)}`
    }
    if (texts.length > 0 && random() < COPY_SHARE) return texts[Math.floor(random() * texts.length)] ?? ''
    const text = Array.from({ length: 6 + Math.floor(random() * 18) }, anyWord)
    for (const word of topic?.words ?? []) {
      if (random() < 0.6) text.splice(Math.floor(random() * text.length), 0, word)
    }
    if (random() < 0.15) text.push(`#${topic?.words[0] ?? anyWord()}`)
    return text.join(' ')
  }
  return Array.from({ length: count }, (_, index) => {
    const topic = random() < TOPIC_SHARE ? topics[zipf(random(), topics.length)] : undefined
    const [fromDay, toDay] = topic === undefined ? [0, days] : [topic.fromDay, topic.toDay]
    const platform = platformAt(random())
    const text = textOf(topic)
    texts.push(text)
    const id = `bench${index}`
    return {
      platform,
      id,
      authorHandle: `author${zipf(random(), Math.max(10, count / 3))}`,
      text,
      url: `https://example.org/${platform}/${id}`,
      publishedAt: new Date(
        now.getTime() - Math.floor((fromDay + random() * (toDay - fromDay)) * DAY_MS),
      ).toISOString(),
      matchedTerms: [],
      metrics: metricsAt(random(), platform),
      sourceMethod: 'import',
    }
  })
}

/** Two in three topics last, the others burst within some days. Its words are rarer than the common ones. */
function inventTopic(random: () => number, words: readonly string[], days: number): Topic {
  const fromDay = random() < 0.66 ? 0 : random() * (days - 5)
  return {
    words: Array.from(
      { length: 3 + Math.floor(random() * 4) },
      () => words[COMMON_WORDS + Math.floor(random() * (VOCABULARY - COMMON_WORDS))] ?? '',
    ),
    fromDay,
    toDay: fromDay === 0 ? days : fromDay + 1 + random() * 4,
  }
}

const SYLLABLES = 'ba de fi go lu ma ne pi ro su ta ve wi xo zu ka le mi no du ra se ti po vu'.split(' ')

/** The number written in syllables, so that each word is another. */
function wordAt(index: number): string {
  let left = index + SYLLABLES.length
  let word = ''
  while (left > 0) {
    word = `${SYLLABLES[left % SYLLABLES.length]}${word}`
    left = Math.floor(left / SYLLABLES.length)
  }
  return word
}
