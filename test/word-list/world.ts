import type { WordPost } from '../../src/word-list/collected-posts.ts'
import {
  explainWords,
  type ListReport,
  type WordReport,
  type WordsInput,
} from '../../src/word-list/report.ts'
import { NOW, talk } from '../trends/posts.ts'

/** Differently worded posts about one thing by as many authors, with the words that they were collected for. */
export function posts(
  subject: string,
  count: number,
  matchedTerms: readonly string[],
  extra: Partial<WordPost> = {},
): WordPost[] {
  return talk(subject, count, 25, 1, extra).map((post) => ({
    ...post,
    // `talk` speaks English between the made-up words; a subject in another language brings its own function words.
    text: post.text.replace(' the ', ' '),
    ...extra,
    platform: extra.platform ?? 'x',
    publishedAt: post.publishedAt ?? NOW.toISOString(),
    matchedTerms,
  }))
}

/** The posts newest first, as they are stored. */
export function listReport(
  words: readonly string[],
  all: readonly WordPost[],
  names: readonly string[] = [],
  others: Partial<Pick<WordsInput, 'accounts' | 'competitors' | 'productUrl' | 'tried'>> = {},
): ListReport {
  const posts = [...all].sort((first, second) => (first.publishedAt < second.publishedAt ? 1 : -1))
  return explainWords({
    posts,
    now: NOW,
    words,
    names,
    competitors: [],
    accounts: [],
    flagsOf: () => [],
    ...others,
  })
}

export function report(
  words: readonly string[],
  all: readonly WordPost[],
  names: readonly string[] = [],
): readonly WordReport[] {
  return listReport(words, all, names).words
}

/** Posts about a lamp called Jaguar, of which two in five name the grow light that it is. */
export const lamps = [
  ...posts('jaguar lamp humming', 36, ['jaguar']),
  ...posts('jaguar lamp humming grow light', 24, ['grow light', 'jaguar']),
]
export const cars = posts('jaguar car engine gearbox', 60, ['jaguar'])
