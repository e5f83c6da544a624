import { DAY_MS } from '../../src/lib/days.ts'
import type { RankPost } from '../../src/trends/index.ts'

export const NOW = new Date('2026-03-31T00:00:00Z')
/** What made-up words are put together from. */
export const SYLLABLES = [
  'ba',
  'du',
  'fe',
  'gi',
  'ko',
  'la',
  'mu',
  'ne',
  'po',
  'ri',
  'sa',
  'te',
  'vo',
  'wu',
  'ze',
  'ha',
]

/** A post some days before NOW. */
export function post(id: string, text: string, daysAgo: number, extra: Partial<RankPost> = {}): RankPost {
  return {
    id,
    text,
    platform: 'x',
    authorHandle: `author-${id}`,
    publishedAt: new Date(NOW.getTime() - daysAgo * DAY_MS).toISOString(),
    ...extra,
  }
}

/** Differently worded posts about one thing, spread evenly over the days [toDaysAgo, fromDaysAgo]. */
export function talk(
  subject: string,
  count: number,
  fromDaysAgo: number,
  toDaysAgo: number,
  extra: Partial<RankPost> = {},
): RankPost[] {
  const name = `${subject.replaceAll(' ', '-')}-${fromDaysAgo}`
  return Array.from({ length: count }, (_, index) => {
    const [first, second, third, fourth] = [1, 2, 3, 4].map((place) => chatter(`${name} ${index} ${place}`))
    const daysAgo = toDaysAgo + ((fromDaysAgo - toDaysAgo) * (index + 0.5)) / count
    return post(`${name}-${index}`, `${first} ${second} the ${subject} ${third} ${fourth}`, daysAgo, extra)
  })
}

/** One of some four thousand made-up words, drawn by the key: what else people say beside the subject. */
function chatter(key: string): string {
  let hash = 2166136261
  for (const letter of key) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return [0, 10, 20].map((shift) => SYLLABLES[(hash >>> shift) & 15]).join('')
}
