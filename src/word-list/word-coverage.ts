import type { Platform } from '../model/index.ts'
import { readWordEntry } from './entry.ts'
import { quotedPhrase, toHashtag } from './search-forms.ts'

/** The time that the queries for the same words reached, over all scans. */
export interface ReachedWords {
  readonly platform: Platform
  /** As in CoverageSpan. */
  readonly words: readonly string[]
  /** ISO 8601. */
  readonly from: string
  readonly until: string
}

/** The time in which a word was collected on one platform. */
export type WordCoverage = Pick<ReachedWords, 'platform' | 'from' | 'until'>

/**
 * The platforms whose queries contain an entry's word, each with the time that they reached; by platform
 * name.
 */
export function wordCoverage(entry: string, queries: readonly ReachedWords[]): WordCoverage[] {
  const { word, exactCase } = readWordEntry(entry)
  const phrase = quotedPhrase(word)?.toLowerCase()
  const tag = toHashtag(word)
  // No platform respects case: of two words that differ only in case one is queried.
  const names = new Set(phrase === undefined ? [] : [phrase, ...(exactCase ? [`=${phrase}`] : [])])
  const asked = new Map<Platform, WordCoverage>()
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
