import type { Platform } from '../model/index.ts'
import { readWordEntry } from './entry.ts'
import { quotedPhrase, toHashtag } from './search-forms.ts'

/** How far the queries for the same words reached. */
export interface ReachedWords {
  readonly platform: Platform
  /** As the queries' coverage has them. */
  readonly words: readonly string[]
  /** ISO 8601. */
  readonly from: string
  readonly until: string
}

/** How far a word was asked for on one platform. */
export type Asked = Pick<ReachedWords, 'platform' | 'from' | 'until'>

/** On which platforms the queries that name a word of the list reached which time. */
export function askedFor(entry: string, queries: readonly ReachedWords[]): Asked[] {
  const { word, exactCase } = readWordEntry(entry)
  const phrase = quotedPhrase(word)?.toLowerCase()
  const tag = toHashtag(word)
  // No platform heeds case, and of two words that differ in it alone only one is asked for.
  const names = new Set(phrase === undefined ? [] : [phrase, ...(exactCase ? [`=${phrase}`] : [])])
  const asked = new Map<Platform, Asked>()
  for (const { platform, words, from, until } of queries) {
    const isNamed =
      platform === 'instagram'
        ? tag !== undefined && words.some((other) => toHashtag(other) === tag)
        : words.some((other) => names.has(other.toLowerCase()))
    if (!isNamed) continue
    const known = asked.get(platform)
    asked.set(platform, {
      platform,
      from: known !== undefined && known.from < from ? known.from : from,
      until: known !== undefined && known.until > until ? known.until : until,
    })
  }
  return [...asked.values()].sort((first, second) => (first.platform < second.platform ? -1 : 1))
}
