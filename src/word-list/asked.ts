import type { Platform } from '../model/index.ts'
import { readWordEntry } from './entry.ts'
import { quotedPhrase, toHashtag } from './search-forms.ts'

/** How far the queries of one name reached. */
export interface ReachedQuery {
  readonly platform: Platform
  /** As the collector named it. */
  readonly query: string
  /** ISO 8601. */
  readonly from: string
  readonly until: string
}

/** How far a word was asked for on one platform. */
export type Asked = Pick<ReachedQuery, 'platform' | 'from' | 'until'>

/** Collectors' names of the queries that ask for words; what follows are the words, one after the other. */
const WORD_QUERY = /^words(?: and sites)?: /

/** On which platforms the queries that name a word of the list reached which time. */
export function askedFor(entry: string, queries: readonly ReachedQuery[]): Asked[] {
  const { word, exactCase } = readWordEntry(entry)
  const phrase = quotedPhrase(word)
  const tag = toHashtag(word)
  // No platform heeds case, and of two words that differ in it alone only one is asked for.
  const labels = (phrase === undefined ? [] : [phrase, ...(exactCase ? [`=${phrase}`] : [])]).map((label) =>
    label.toLowerCase(),
  )
  const asked = new Map<Platform, Asked>()
  for (const { platform, query, from, until } of queries) {
    const listed = WORD_QUERY.test(query) ? `, ${query.replace(WORD_QUERY, '').toLowerCase()}, ` : undefined
    const names =
      platform === 'instagram'
        ? tag !== undefined && query === `#${tag}`
        : labels.some((label) => listed?.includes(`, ${label}, `) === true)
    if (!names) continue
    const known = asked.get(platform)
    asked.set(platform, {
      platform,
      from: known !== undefined && known.from < from ? known.from : from,
      until: known !== undefined && known.until > until ? known.until : until,
    })
  }
  return [...asked.values()].sort((first, second) => (first.platform < second.platform ? -1 : 1))
}
