import { DAY_MS } from '../../src/lib/days.ts'
import type { Ledger } from '../../src/model/index.ts'
import { historyDays, type RankPost } from '../../src/trends/index.ts'
import { entryOf, type Stretch } from './measuring/ledger.ts'
import { NOW, SYLLABLES } from './posts.ts'

const SUBJECTS = 40
/** Posts in the window on average, one subject after the other. */
const POSTS_IN_WINDOW = [6, 9, 14, 22]
const PLATFORMS = ['x', 'reddit', 'facebook'] as const
/** Sunday first, mean 1. */
const WEEKLY_CYCLE = [0.4, 1.2, 1.3, 1.3, 1.2, 1.2, 0.4]
/** Posts a thread where threads yield several: one and a Poisson number more. */
const MORE_POSTS = 2

export interface Traffic {
  /** Who writes the posts of a thread: it has one post only, or several by one author or by several. */
  readonly threads: 'single' | 'one_author' | 'several_authors'
  readonly isWeekly: boolean
  readonly windowDays: number
  /** Where x and reddit were not collected for some days. */
  readonly gap: 'none' | 'recent' | 'baseline'
  readonly withLedger: boolean
  readonly seed: number
}

/** Posts about subjects that nobody speaks of more or less often than before, and the days collected. */
export function constantTraffic(traffic: Traffic): { posts: RankPost[]; coverage: Ledger | undefined } {
  const random = randomFrom(traffic.seed)
  const word = (): string => wordOf(Math.floor(random() * 4096))
  const days = historyDays(traffic.windowDays)
  const posts: RankPost[] = []
  const stretches = new Map<(typeof PLATFORMS)[number], Stretch[]>()
  for (let daysAgo = days; daysAgo >= 1; daysAgo -= 1) {
    const from = new Date(NOW.getTime() - daysAgo * DAY_MS)
    const collected = PLATFORMS.filter((name) => name === 'facebook' || !isGap(traffic, daysAgo))
    for (const platform of collected) {
      stretches.set(platform, [...(stretches.get(platform) ?? []), [daysAgo, daysAgo - 1]])
    }
    for (let subject = 0; subject < SUBJECTS; subject += 1) {
      const inWindow = POSTS_IN_WINDOW[subject % POSTS_IN_WINDOW.length] ?? 0
      const cycle = traffic.isWeekly ? (WEEKLY_CYCLE[from.getUTCDay()] ?? 1) : 1
      const size = traffic.threads === 'single' ? 1 : 1 + MORE_POSTS
      const threads = poisson((inWindow * cycle) / (traffic.windowDays * size), random)
      for (let thread = 0; thread < threads; thread += 1) {
        const name = `${subject}-${daysAgo}-${thread}`
        const platform = PLATFORMS[Math.floor(random() * PLATFORMS.length)] ?? 'x'
        const authors = Array.from({ length: 1 + poisson(MORE_POSTS, random) }, () =>
          Math.floor(random() * 4000),
        )
        const writers = traffic.threads === 'single' ? authors.slice(0, 1) : authors
        for (const [index, writer] of writers.entries()) {
          const author = traffic.threads === 'one_author' ? authors[0] : writer
          const time = new Date(from.getTime() + random() * DAY_MS).toISOString()
          const said = `${word()} ${word()} ${wordOf(5000 + subject)}ing the ${wordOf(6000 + subject)} ${word()} ${word()}`
          if (!collected.includes(platform)) continue
          posts.push({
            id: `${name}-${index}`,
            text: said,
            platform,
            authorHandle: `author-${author}`,
            commentsUrl: `https://example.org/${name}`,
            publishedAt: time,
          })
        }
      }
    }
  }
  const coverage = [...stretches].map(([platform, list]) => entryOf(platform, 'words', list))
  return { posts, coverage: traffic.withLedger ? coverage : undefined }
}

function isGap({ gap, windowDays }: Traffic, daysAgo: number): boolean {
  const length = Math.ceil(windowDays / 4)
  const end = gap === 'recent' ? 1 : windowDays + 2
  return gap !== 'none' && daysAgo > end && daysAgo <= end + length
}

/** Mulberry32: the same numbers, 0 to 1, for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A draw from the Poisson distribution by inversion. */
function poisson(mean: number, random: () => number): number {
  const drawn = random()
  let count = 0
  let chance = Math.exp(-mean)
  for (let sum = chance; sum < drawn && count < 100; sum += chance) {
    count += 1
    chance *= mean / count
  }
  return count
}

/** A made-up word for each number. */
function wordOf(number: number): string {
  return [0, 4, 8, 12].map((shift) => SYLLABLES[(number >>> shift) & 15] ?? '').join('')
}
