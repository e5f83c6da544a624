import { truncate } from '../../text/truncate.ts'
import type { CollectRequest } from '../collector.ts'
import { urlsOn } from '../competitor-urls.ts'
import { asksOf, joinClauses, labelsOf, packClauses, quotedWords } from '../packing.ts'
import type { Query } from '../query-run.ts'
import { type ChannelRef, channelKey, describeChannel, parseChannelUrl } from './channel-url.ts'
import type { QuotaLeft } from './ledger.ts'
import type { Bucket } from './quota-day.ts'

export type YouTubeQuery = Query & { readonly platform: 'youtube' } & (
    | { readonly kind: 'channel'; readonly channel: ChannelRef }
    | { readonly kind: 'search'; readonly q: string }
  )

/** Why a query is not asked: the scan's own share of searches, or a bucket that the day has used up. */
export type Shortage = 'scan' | Bucket

/** Something that the workspace names and no query can be made of. */
export interface Gap {
  readonly what: string
  readonly code: 'unreadable_handle' | 'word_too_long' | 'word_without_letters'
}

export interface YouTubePlan {
  readonly queries: readonly YouTubeQuery[]
  readonly left: readonly { readonly query: YouTubeQuery; readonly shortage: Shortage }[]
  readonly gaps: readonly Gap[]
}

/** The most that one page or one list of ids may hold. */
export const PAGE_SIZE = 50
export const MAX_UPLOAD_PAGES = 3
/** Ours: YouTube documents no limit for `q`, and longer unions find less of each word. */
const MAX_WORDS_A_SEARCH = 12
const MAX_ENCODED_LENGTH = 1500

/**
 * What a scan asks, in the order in which budgets are spent: channels first, for a channel costs a few units of
 * 10 000 a day, a search one of 100. A query is asked only if all that it may cost is left.
 */
export function planYouTube(
  request: Pick<CollectRequest, 'words' | 'competitorUrls'>,
  budget: QuotaLeft & { readonly searchesPerScan: number },
): YouTubePlan {
  const { channels, unreadable } = planChannels(request.competitorUrls)
  const { searches, unaskable } = planSearches(request.words)
  const queries: YouTubeQuery[] = []
  const left: { query: YouTubeQuery; shortage: Shortage }[] = []
  let spent = { searches: 0, units: 0 }
  for (const query of [...channels, ...searches]) {
    const cost = costOf(query)
    const after = { searches: spent.searches + cost.searches, units: spent.units + cost.units }
    const shortage = shortageOf(after, budget)
    if (shortage === undefined) {
      queries.push(query)
      spent = after
    } else {
      left.push({ query, shortage })
    }
  }
  return { queries, left, gaps: [...unreadable, ...unaskable] }
}

function shortageOf(
  wanted: QuotaLeft,
  budget: QuotaLeft & { readonly searchesPerScan: number },
): Shortage | undefined {
  if (wanted.units > budget.units) return 'units'
  if (wanted.searches > budget.searches) return 'searches'
  return wanted.searches > budget.searchesPerScan ? 'scan' : undefined
}

/** What a query costs at most when no call has to be repeated. */
export function costOf(query: YouTubeQuery): QuotaLeft {
  const pages = query.kind === 'search' ? 1 : MAX_UPLOAD_PAGES
  return query.kind === 'search'
    ? { searches: pages, units: 2 * pages }
    : { searches: 0, units: callsToFind(query.channel) + 2 * pages }
}

/** What it costs when one page is all there is. */
export function callsOfFirstPage(query: YouTubeQuery): number {
  return query.kind === 'search' ? 3 : callsToFind(query.channel) + 2
}

function callsToFind({ by }: ChannelRef): number {
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
    maxClauses: MAX_WORDS_A_SEARCH,
  })
  const searches = packs.map(
    (pack): YouTubeQuery => ({
      platform: 'youtube',
      label: `words: ${labelsOf(pack)}`,
      ...asksOf(pack),
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
