import { matchWords } from '../../../word-list/matching.ts'
import { CollectorError } from '../../collector.ts'
import { type JsonRecord, toFilledText, toRecord, toRecords, toText } from '../../json.ts'
import type { ThrowIfEnded } from '../../query-run.ts'
import type { YouTubeCalls } from '../client.ts'
import { channelIdOf, privacyOf } from '../map.ts'
import { PAGE_SIZE } from '../plan.ts'
import type { Scan } from '../queries.ts'
import { closedCodes, unexpectedContent } from '../refusals.ts'
import { type Thread, toCommentCandidate, toThreadCandidates, type Video } from './map.ts'
import type { Units } from './units.ts'

/** For replies beyond those that came with their comments. */
export const MAX_REPLY_CALLS = 10
const REPLIES_PER_CALL = 100

/** Delivers the comments of threads, and reads the replies that did not come with them. */
export interface CommentReader {
  /** Asks for what these videos are about, 50 for a unit, as long as a unit is left for their comments beside the replies'. */
  loadVideos(ids: readonly string[]): Promise<void>
  /** `needsWord`: a comment is evidence only by a word in itself or in its video. */
  admit(threads: readonly Thread[], rule: { readonly needsWord: boolean }): Promise<void>
  /**
   * Reads the missing replies of threads where a word stands, below a word of the comment's own first. Resolves to the
   * number of threads whose replies were left.
   */
  readReplies(throwIfEnded: ThrowIfEnded): Promise<number>
  /** The ids of the videos where replies are still missing. */
  unansweredVideos(): readonly string[]
}

interface Missing {
  readonly thread: Thread
  readonly video: Video
  readonly count: number
  readonly isTold: boolean
}

export function createCommentReader(scan: Scan, calls: YouTubeCalls, units: Units): CommentReader {
  const videos = new Map<string, Video>()
  const missing = new Map<string, Missing>()
  // The same thread may come by its channel, its video, and as one of the most liked.
  const admitted = new Set<unknown>()
  const { words } = scan.work.request
  const holdsWord = (text: string) => matchWords(text, words).found.length > 0

  /**
   * What the videos of threads are about, 50 for a unit, and for none where the scan has asked for them before; without one
   * their comments stand for themselves.
   */
  async function loadVideos(ids: readonly string[], reserve = 0): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !videos.has(id))
    const fresh = unknown.filter((id) => !scan.videosOf.isAsked(id))
    await loadBatch(unknown.filter((id) => scan.videosOf.isAsked(id)))
    for (let start = 0; start < fresh.length; start += PAGE_SIZE) {
      if (!units.take(reserve)) return
      await loadBatch(fresh.slice(start, start + PAGE_SIZE))
    }
  }

  async function loadBatch(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    const batch = await scan.videosOf(ids)
    if (batch.failure !== undefined) throw batch.failure.error
    const handles = await scan.channels.handlesOf(
      [...batch.found.values()].flatMap((video) => channelIdOf(video) ?? []),
    )
    for (const [id, video] of batch.found) videos.set(id, videoOf(video, handles.found))
  }

  function noteMissing(thread: Thread, video: Video): void {
    const count = thread.replyCount - thread.replies.length
    if (count <= 0) return
    const own = [thread.top, ...thread.replies].some((comment) => holdsWord(textOf(comment)))
    if (own || holdsWord(video.under ?? '')) missing.set(thread.id, { thread, video, count, isTold: own })
  }

  /** One page. Resolves to the token of the next; undefined where nothing follows. */
  async function readReplyPage({ thread, video }: Missing, pageToken: string | undefined) {
    const body = await calls.get('/comments', {
      part: 'snippet',
      parentId: thread.id,
      textFormat: 'plainText',
      maxResults: REPLIES_PER_CALL,
      ...(pageToken === undefined ? {} : { pageToken }),
    })
    if (!Array.isArray(body['items'])) throw unexpectedContent()
    const known = new Set(thread.replies.map(({ id }) => id))
    const replies = toRecords(body['items']).filter(({ id }) => !known.has(id))
    await scan.gate.admit(
      replies.map((reply) => toCommentCandidate(reply, thread, video)),
      { needsWord: false },
    )
    return toFilledText(body['nextPageToken'])
  }

  /** True where all replies of a comment were read, or the comment is gone; false where YouTube failed or repeats itself. */
  async function readRepliesOf(one: Missing, mayCall: () => boolean): Promise<boolean> {
    const tokens = new Set<string>()
    let next: string | undefined
    try {
      do {
        if (!mayCall()) return false
        next = await readReplyPage(one, next)
        if (next !== undefined && tokens.has(next)) return false
        if (next !== undefined) tokens.add(next)
      } while (next !== undefined)
      return true
    } catch (error) {
      if (!(error instanceof CollectorError)) throw error
      if (closedCodes.has(error.code)) return true
      if (error.code === 'processing_failure') return false
      throw error
    }
  }

  return {
    loadVideos: (ids) => loadVideos(ids, MAX_REPLY_CALLS + 1),

    async admit(threads, rule) {
      await loadVideos(threads.flatMap(({ videoId }) => videoId ?? []))
      const candidates = threads.flatMap((thread) => {
        const video = videos.get(thread.videoId ?? '') ?? {}
        noteMissing(thread, video)
        return toThreadCandidates(thread, video, (id) => id === undefined || !admitted.has(id))
      })
      for (const { top, replies } of threads) for (const { id } of [top, ...replies]) admitted.add(id)
      await scan.gate.admit(candidates, rule)
    },

    async readReplies(throwIfEnded) {
      const first = [...missing.values()].toSorted(
        (one, other) => Number(other.isTold) - Number(one.isTold) || other.count - one.count,
      )
      let left = MAX_REPLY_CALLS
      const mayCall = () => {
        throwIfEnded()
        if (left === 0 || !units.take()) return false
        left -= 1
        return true
      }
      for (const one of first) {
        if (left === 0) break
        if (await readRepliesOf(one, mayCall)) missing.delete(one.thread.id)
      }
      return missing.size
    },

    unansweredVideos: () => [...missing.values()].flatMap(({ thread }) => thread.videoId ?? []),
  }
}

/** Only of a public video anything is told. */
function videoOf(video: JsonRecord, handles: ReadonlyMap<string, string | null>): Video {
  if (privacyOf(video) !== 'public') return {}
  const snippet = toRecord(video['snippet'])
  const title = toFilledText(snippet['title'])
  const channelId = channelIdOf(video)
  return {
    title,
    under: [title, toFilledText(snippet['description'])].flatMap((part) => part ?? []).join('\n\n'),
    owner: handles.get(channelId ?? '') ?? channelId,
  }
}

function textOf(comment: JsonRecord): string {
  return toText(toRecord(comment['snippet'])['textDisplay']) ?? ''
}
