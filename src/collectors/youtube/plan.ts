import type { CollectorError, CollectRequest } from '../collector.ts'
import { pathSegments, urlsOn } from '../competitor-urls.ts'
import { joinClauses, labelsOf, packClauses, quotedWords } from '../packing.ts'
import { type Query, queryProblem } from '../query-run.ts'

/** How a competitor's link names a channel; a video's channel is looked up through the video. */
export interface ChannelRef {
  readonly by: 'id' | 'handle' | 'user' | 'video'
  readonly value: string
}

export type YouTubeQuery = Query & { readonly platform: 'youtube' } & (
    | { readonly kind: 'channel'; readonly channel: ChannelRef }
    | { readonly kind: 'search'; readonly q: string }
  )

export interface YouTubePlan {
  readonly queries: readonly YouTubeQuery[]
  /** Searches that the scan's budget has no room for. */
  readonly left: readonly YouTubeQuery[]
  readonly problems: readonly CollectorError[]
}

/** Ours: YouTube documents no limit for `q`, and longer unions find less of each word. */
const MAX_WORDS_A_SEARCH = 12
const MAX_ENCODED_LENGTH = 1500

/** Channels first: a channel costs a unit or two of 10 000 a day, a search one of 100. */
export function planYouTube(
  request: Pick<CollectRequest, 'words' | 'competitorUrls'>,
  maxSearches: number,
): YouTubePlan {
  const problems: CollectorError[] = []
  const channels = new Map<string, YouTubeQuery>()
  for (const url of urlsOn('youtube', request.competitorUrls)) {
    const channel = parseChannelUrl(url)
    if (channel === undefined) {
      problems.push(queryProblem('unreadable_handle', `${url.host}${url.pathname} names no YouTube channel.`))
    } else {
      const label = `uploads of ${channel.by} ${channel.value}`
      channels.set(label.toLowerCase(), { platform: 'youtube', label, kind: 'channel', channel })
    }
  }
  // A `|` inside a word would split it.
  const words = request.words.map((word) => word.replaceAll('|', ' '))
  const { packs, tooLong } = packClauses(quotedWords(words), {
    separator: '|',
    lengthOf: (joined) => encodeURIComponent(joined).length,
    maxLength: MAX_ENCODED_LENGTH,
    maxClauses: MAX_WORDS_A_SEARCH,
  })
  for (const { label } of tooLong) {
    problems.push(queryProblem('word_too_long', `"${label.slice(0, 60)}…" is too long for a YouTube search.`))
  }
  const searches = packs.map(
    (pack): YouTubeQuery => ({
      platform: 'youtube',
      label: `words: ${labelsOf(pack)}`,
      kind: 'search',
      q: joinClauses(pack, '|'),
    }),
  )
  return {
    queries: [...channels.values(), ...searches.slice(0, maxSearches)],
    left: searches.slice(maxSearches),
    problems,
  }
}

/**
 * `/@handle`, `/channel/UC…`, `/user/name`, `/c/name` and links to a video. No call resolves `/c/name`; most such
 * names were taken over as handles, so it is tried as one.
 */
export function parseChannelUrl(url: URL): ChannelRef | undefined {
  const [first = '', second = ''] = pathSegments(url)
  const video = videoIdOf(url, first, second)
  if (video !== undefined) return { by: 'video', value: video }
  if (/^@[\p{L}\p{N}._·-]{1,40}$/u.test(first)) return { by: 'handle', value: first }
  if (first === 'channel' && /^UC[\w-]{10,30}$/.test(second)) return { by: 'id', value: second }
  if (first === 'user' && /^[\w.-]{1,40}$/.test(second)) return { by: 'user', value: second }
  if (first === 'c' && second !== '') return { by: 'handle', value: `@${second}` }
  return undefined
}

function videoIdOf(url: URL, first: string, second: string): string | undefined {
  const id =
    url.hostname === 'youtu.be'
      ? first
      : first === 'watch'
        ? url.searchParams.get('v')
        : ['shorts', 'live', 'embed'].includes(first)
          ? second
          : null
  return id !== null && /^[\w-]{11}$/.test(id) ? id : undefined
}
