import { truncate } from '../../text/truncate.ts'
import {
  type ChannelRef,
  channelKey,
  describeChannel,
  parseChannelUrl,
} from '../../workspace/handles/youtube.ts'
import { urlsOn } from '../../workspace/urls.ts'
import type { CollectRequest } from '../collector.ts'
import { joinClauses, labelsOf, packClauses, quotedWords, scopeOf } from '../packing.ts'
import type { Query } from '../query-run.ts'
import type { RemainingQuota } from './ledger.ts'
import type { QuotaBucket } from './quota-day.ts'

export type YouTubeQuery = Query & { readonly platform: 'youtube' } & (
    | { readonly kind: 'channel'; readonly channel: ChannelRef }
    | { readonly kind: 'search'; readonly q: string }
  )

/** Why a query is not run: the scan's own limit of searches, or a daily quota that is spent. */
export type Shortage = 'scan' | QuotaBucket

/** Something that the workspace names but that cannot be expressed in a query. */
export interface Gap {
  readonly what: string
  readonly code: 'unreadable_handle' | 'word_too_long' | 'word_without_letters'
}

export interface YouTubePlan {
  readonly queries: readonly YouTubeQuery[]
  readonly unasked: readonly { readonly query: YouTubeQuery; readonly shortage: Shortage }[]
  readonly gaps: readonly Gap[]
}

/** The most items of one page, and the most ids of one request. */
export const PAGE_SIZE = 50
export const MAX_UPLOAD_PAGES = 3
/**
 * This service's own limit: YouTube documents none for `q`, and longer unions find fewer results per word.
 */
const MAX_WORDS_PER_SEARCH = 12
const MAX_ENCODED_LENGTH = 1500

/**
 * Plans a scan, in the order in which quotas are spent: channels first, because a channel costs a few of
 * 10,000 units a day, a search one of 100. A query is run only if its maximum cost is left.
 */
export function planYouTube(
  request: Pick<CollectRequest, 'words' | 'competitorUrls'>,
  budget: RemainingQuota & { readonly searchesPerScan: number },
): YouTubePlan {
  const { channels, unreadable } = planChannels(request.competitorUrls)
  const { searches, unaskable } = planSearches(request.words)
  const queries: YouTubeQuery[] = []
  const unasked: { query: YouTubeQuery; shortage: Shortage }[] = []
  let spent = { searches: 0, units: 0 }
  for (const query of [...channels, ...searches]) {
    const cost = costOf(query)
    const after = { searches: spent.searches + cost.searches, units: spent.units + cost.units }
    const shortage = shortageOf(after, budget)
    if (shortage === undefined) {
      queries.push(query)
      spent = after
    } else {
      unasked.push({ query, shortage })
    }
  }
  return { queries, unasked, gaps: [...unreadable, ...unaskable] }
}

function shortageOf(
  wanted: RemainingQuota,
  budget: RemainingQuota & { readonly searchesPerScan: number },
): Shortage | undefined {
  if (wanted.units > budget.units) return 'units'
  if (wanted.searches > budget.searches) return 'searches'
  return wanted.searches > budget.searchesPerScan ? 'scan' : undefined
}

/** The maximum cost of a query, without retries. */
export function costOf(query: YouTubeQuery): RemainingQuota {
  const pages = query.kind === 'search' ? 1 : MAX_UPLOAD_PAGES
  return query.kind === 'search'
    ? { searches: pages, units: 2 * pages }
    : { searches: 0, units: callsToResolve(query.channel) + 2 * pages }
}

/** The number of calls of a query that has only one page. */
export function callsOfFirstPage(query: YouTubeQuery): number {
  return query.kind === 'search' ? 3 : callsToResolve(query.channel) + 2
}

function callsToResolve({ by }: ChannelRef): number {
  return by === 'video' ? 2 : 1
}

function planChannels(competitorUrls: readonly string[]) {
  const channels = new Map<string, YouTubeQuery>()
  const unreadable: Gap[] = []
  for (const url of urlsOn('youtube', competitorUrls)) {
    const channel = parseChannelUrl(url)
    if (channel === undefined) {
      unreadable.push({ what: truncate(`${url.host}${url.pathname}`), code: 'unreadable_handle' })
    } else if (!channels.has(channelKey(channel))) {
      const label = `uploads of ${describeChannel(channel)}`
      channels.set(channelKey(channel), {
        platform: 'youtube',
        label,
        kinds: ['account'],
        words: [],
        kind: 'channel',
        channel,
      })
    }
  }
  return { channels: [...channels.values()], unreadable }
}

function planSearches(entries: readonly string[]) {
  // A `|` inside a word would split it.
  const words = entries.map((entry) => entry.replaceAll('|', ' ')).filter((word) => word.trim() !== '')
  const { packs, tooLong } = packClauses(quotedWords(words), {
    separator: '|',
    lengthOf: (joined) => encodeURIComponent(joined).length,
    maxLength: MAX_ENCODED_LENGTH,
    maxClauses: MAX_WORDS_PER_SEARCH,
  })
  const searches = packs.map(
    (pack): YouTubeQuery => ({
      platform: 'youtube',
      label: `words: ${labelsOf(pack)}`,
      ...scopeOf(pack),
      kind: 'search',
      q: joinClauses(pack, '|'),
    }),
  )
  const unaskable = [
    ...tooLong.map(({ label }): Gap => ({ what: truncate(label), code: 'word_too_long' })),
    ...words
      .filter((word) => quotedWords([word]).length === 0)
      .map((word): Gap => ({ what: truncate(word), code: 'word_without_letters' })),
  ]
  return { searches, unaskable }
}
