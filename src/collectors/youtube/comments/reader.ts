import { matchWords } from '../../../word-list/matching.ts'
import { type JsonRecord, toFilledText, toRecord, toRecords, toText } from '../../json.ts'
import type { ThrowIfEnded } from '../../query-run.ts'
import type { YouTubeCalls } from '../client.ts'
import { channelIdOf, privacyOf } from '../map.ts'
import { PAGE_SIZE } from '../plan.ts'
import type { Scan } from '../queries.ts'
import { unexpectedContent } from '../refusals.ts'
import { type Thread, toCommentCandidate, toThreadCandidates, type Video } from './map.ts'
import type { Units } from './units.ts'

/** Replies of at most so many comments are read beyond those that came with them. */
export const MAX_REPLY_CALLS = 10
const REPLIES_PER_CALL = 100

/** Delivers the comments of threads, and reads the replies that did not come with them. */
export interface CommentReader {
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
  const { words } = scan.work.request
  const holdsWord = (text: string) => matchWords(text, words).found.length > 0

  /** What the videos of threads are about, 50 for a unit; without one their comments stand for themselves. */
  async function loadVideos(ids: readonly string[]): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !videos.has(id))
    for (let start = 0; start < unknown.length; start += PAGE_SIZE) {
      if (!units.take()) return
      const batch = await scan.videosOf(unknown.slice(start, start + PAGE_SIZE))
      if (batch.failure !== undefined) throw batch.failure.error
      const handles = await scan.channels.handlesOf(
        [...batch.found.values()].flatMap((video) => channelIdOf(video) ?? []),
      )
      for (const [id, video] of batch.found) videos.set(id, videoOf(video, handles.found))
    }
  }

  function noteMissing(thread: Thread, video: Video): void {
    const count = thread.replyCount - thread.replies.length
    if (count <= 0) return
    const own = [thread.top, ...thread.replies].some((comment) => holdsWord(textOf(comment)))
    if (own || holdsWord(video.under ?? '')) missing.set(thread.id, { thread, video, count, isTold: own })
  }

  async function readRepliesOf({ thread, video }: Missing): Promise<void> {
    const body = await calls.get('/comments', {
      part: 'snippet',
      parentId: thread.id,
      textFormat: 'plainText',
      maxResults: REPLIES_PER_CALL,
    })
    if (!Array.isArray(body['items'])) throw unexpectedContent()
    const known = new Set(thread.replies.map(({ id }) => id))
    const replies = toRecords(body['items']).filter(({ id }) => !known.has(id))
    await scan.gate.admit(
      replies.map((reply) => toCommentCandidate(reply, thread, video)),
      { needsWord: false },
    )
  }

  return {
    async admit(threads, rule) {
      await loadVideos(threads.flatMap(({ videoId }) => videoId ?? []))
      const candidates = threads.flatMap((thread) => {
        const video = videos.get(thread.videoId ?? '') ?? {}
        noteMissing(thread, video)
        return toThreadCandidates(thread, video)
      })
      await scan.gate.admit(candidates, rule)
    },

    async readReplies(throwIfEnded) {
      const first = [...missing.values()].toSorted(
        (one, other) => Number(other.isTold) - Number(one.isTold) || other.count - one.count,
      )
      for (const one of first.slice(0, MAX_REPLY_CALLS)) {
        throwIfEnded()
        if (!units.take()) break
        await readRepliesOf(one)
        missing.delete(one.thread.id)
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
