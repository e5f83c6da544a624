import { ageAt, daysBefore } from '../../../simulator/dataset/build-parts.ts'
import { randomOf } from '../../../simulator/dataset/random.ts'
import type { Timing } from '../../../simulator/dataset/texts/theme.ts'
import { platforms } from '../../../src/model/index.ts'
import type { RankPost } from '../../../src/trends/index.ts'
import { type Phrases, phrases } from './phrases.ts'

/** When each of the topics is spoken of: rising, a burst, all the time, fading. */
const timings: readonly Timing[] = [
  [
    [56, 0],
    [7, 0.3],
    [0, 1],
  ],
  [
    [5, 0],
    [3, 0.8],
    [0, 1],
  ],
  [
    [56, 0],
    [0, 1],
  ],
  [
    [56, 0],
    [21, 0.8],
    [0, 1],
  ],
]

/** So many posts of each language about the same four topics, of the eight weeks before `now`. */
export function inventOwners(postsALanguage: number, now: Date): RankPost[] {
  return phrases.flatMap((language) => inventSpeakers(language, postsALanguage, now))
}

function inventSpeakers({ language, before, after, topics }: Phrases, count: number, now: Date): RankPost[] {
  const random = randomOf(`owners ${language} ${count}`)
  const oneOf = <T>(list: readonly T[], otherwise: T): T =>
    list[Math.floor(random() * list.length)] ?? otherwise
  return Array.from({ length: count }, (_, index) => {
    const topic = Math.floor(random() * topics.length)
    const platform = oneOf(platforms, 'x')
    const text = [oneOf(before, ''), oneOf(topics[topic] ?? [], ''), oneOf(after, '')]
    const tag = random() < 0.2 ? ['#velmira'] : []
    const publishedAt = daysBefore(now, ageAt(timings[topic] ?? [], random()))
    return {
      id: `${language}${index}`,
      text: [...text, ...tag].join(' '),
      platform,
      authorHandle: `rider_${language}_${Math.floor(random() * count * 0.7)}`,
      commentsUrl: platform === 'reddit' ? `https://example.org/${language}/${index >> 2}` : undefined,
      publishedAt: publishedAt.toISOString(),
      metrics: random() < 0.1 ? undefined : { likes: Math.floor(Math.exp(random() * 7)) - 1 },
    }
  })
}
