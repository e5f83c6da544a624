import type { Clock } from '../../../lib/clock.ts'
import { CollectorError } from '../../collector.ts'
import { toFilledText, toRecords } from '../../json.ts'
import { earliest, type ThrowIfEnded } from '../../query-run.ts'
import type { YouTubeCalls } from '../client.ts'
import { unexpectedContent } from '../refusals.ts'
import { readThread, type Thread } from './map.ts'
import type { Units } from './units.ts'

/** YouTube answers with fewer, sometimes many fewer. */
const PAGE_SIZE = 100
/** After a failure of YouTube's own, which is mostly gone soon. */
const RETRY_AFTER_MS = 5000

/** A list of threads and how far to page through it. */
export interface Walk {
  readonly filter: Readonly<Record<string, string>>
  /** Newest first unless it says otherwise. */
  readonly order?: 'time' | 'relevance'
  readonly since: Date
  readonly maxPages: number
  /** Units that are left for others. */
  readonly reserve: number
  readonly pageToken?: string | undefined
  /** A thread that was read before: what follows is known. */
  readonly knownId?: string | undefined
}

/** How a walk ended, and the token of the page that it did not read. */
export interface Walked {
  readonly end: 'whole' | 'known' | 'units' | 'pages' | 'repeated'
  readonly next: string | undefined
  /** The oldest thread that was seen. */
  readonly reachedBackTo: Date | undefined
  readonly firstId: string | undefined
}

export interface Walker {
  readonly calls: YouTubeCalls
  readonly units: Units
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly throwIfEnded: ThrowIfEnded
  admit(threads: readonly Thread[]): Promise<void>
  /** Called once for each list, when it is asked for. */
  onAsked(): void
}

/**
 * Pages through threads until the list or the window ends. A short page is not the end, and a pinned thread may stand
 * before newer ones; a page without anything new is an end, because YouTube was seen to repeat itself for ever. After a
 * failure of YouTube's own the list is begun anew, once.
 */
export async function walkThreads(walk: Walk, walker: Walker): Promise<Walked> {
  const seen = new Set<string>()
  const paged = new Set<string>()
  let reachedBackTo: Date | undefined
  let firstId: string | undefined
  let pageToken = walk.pageToken
  let failures = 0
  const ended = (end: Walked['end'], next?: string): Walked => ({ end, next, reachedBackTo, firstId })
  for (let page = 0; page < walk.maxPages + failures; page++) {
    walker.throwIfEnded()
    if (!walker.units.take(walk.reserve)) return ended('units', pageToken)
    if (page === 0 && walk.pageToken === undefined) walker.onAsked()
    const body = await readPage(walk, pageToken, walker.calls).catch((error: unknown) => {
      failures += 1
      if (failures > 1 || !(error instanceof CollectorError) || error.code !== 'processing_failure')
        throw error
      return undefined
    })
    if (body === undefined) {
      await walker.clock.sleep(RETRY_AFTER_MS, walker.signal)
      pageToken = walk.pageToken
      paged.clear()
      continue
    }
    const threads = toRecords(body['items']).flatMap((item) => readThread(item) ?? [])
    const fresh = threads.filter(({ id }) => !seen.has(id))
    const isRepeated = threads.every(({ id }) => paged.has(id))
    for (const { id } of threads) {
      seen.add(id)
      paged.add(id)
    }
    firstId ??= newestOf(fresh)?.id
    await walker.admit(fresh)
    const times = threads.map(({ publishedAt }) => publishedAt)
    reachedBackTo = earliest([reachedBackTo, ...times])
    const next = toFilledText(body['nextPageToken'])
    if (next === undefined) return ended('whole')
    if (isRepeated || next === pageToken) return ended('repeated')
    if (times.every((time) => time !== undefined && time < walk.since)) return ended('whole')
    if (threads.some(({ id }) => id === walk.knownId)) return ended('known', next)
    pageToken = next
  }
  return ended('pages', pageToken)
}

/** Goes on where an earlier scan had to stop; a token that has gone stale is replaced by paging on. */
export async function walkOn(
  pageToken: string | undefined,
  front: Walked,
  walk: Walk,
  walker: Walker,
): Promise<Walked> {
  try {
    return await walkThreads({ ...walk, pageToken }, walker)
  } catch (error) {
    if (!(error instanceof CollectorError) || error.code !== 'query_refused') throw error
    return await walkThreads({ ...walk, pageToken: front.next }, walker)
  }
}

async function readPage(
  { filter, order = 'time' }: Walk,
  pageToken: string | undefined,
  calls: YouTubeCalls,
) {
  const body = await calls.get('/commentThreads', {
    part: 'snippet,replies',
    ...filter,
    order,
    textFormat: 'plainText',
    maxResults: PAGE_SIZE,
    ...(pageToken === undefined ? {} : { pageToken }),
  })
  if (!Array.isArray(body['items'])) throw unexpectedContent()
  return body
}

/** A pinned thread stands first and may be old. */
function newestOf(threads: readonly Thread[]): Thread | undefined {
  return threads.toSorted(
    (one, other) => (other.publishedAt?.getTime() ?? 0) - (one.publishedAt?.getTime() ?? 0),
  )[0]
}
