import type { PostDraft } from '../../../posts/ingest.ts'
import {
  definedOnly,
  type JsonRecord,
  toCount,
  toDate,
  toFilledText,
  toRecord,
  toRecords,
} from '../../json.ts'
import type { Candidate } from '../../post-gate.ts'
import { contextOf } from '../../threads.ts'
import { toChannelId } from '../map.ts'

/** What is known of the video that comments stand beneath; nothing where it could not be read. */
export interface Video {
  readonly title?: string | undefined
  /** Title and description: a word in them makes every comment beneath a candidate. */
  readonly under?: string | undefined
  /** The handle of its channel, else its id. */
  readonly owner?: string | undefined
}

/** A thread as YouTube lists it: its first comment and some of the replies. */
export interface Thread {
  readonly id: string
  /** Undefined beneath a community post. */
  readonly videoId: string | undefined
  readonly channelId: string | undefined
  readonly publishedAt: Date | undefined
  readonly top: JsonRecord
  readonly replies: readonly JsonRecord[]
  /** How many replies are announced. */
  readonly replyCount: number
}

/** Undefined for an item that is no thread. */
export function readThread(item: JsonRecord): Thread | undefined {
  const snippet = toRecord(item['snippet'])
  const top = toRecord(snippet['topLevelComment'])
  const id = toFilledText(item['id']) ?? toFilledText(top['id'])
  if (id === undefined) return undefined
  return {
    id,
    videoId: toFilledText(snippet['videoId']),
    channelId: toChannelId(snippet['channelId']),
    publishedAt: toDate(toRecord(top['snippet'])['publishedAt']),
    top,
    replies: toRecords(toRecord(item['replies'])['comments']),
    replyCount: toCount(snippet['totalReplyCount']) ?? 0,
  }
}

/** The candidates of a thread: its first comment and the replies that came with it, as far as their ids are wanted. */
export function toThreadCandidates(
  thread: Thread,
  video: Video,
  isWanted: (id: unknown) => boolean = () => true,
): readonly Candidate[] {
  return [thread.top, ...thread.replies]
    .filter(({ id }) => isWanted(id))
    .map((comment) => toCommentCandidate(comment, thread, video))
}

/** Maps a comment; a reply outside its thread does not name the video, so the thread tells where it stands. */
export function toCommentCandidate(
  comment: JsonRecord,
  thread: Pick<Thread, 'id' | 'videoId' | 'channelId' | 'replyCount'>,
  { title, under, owner }: Video,
): { readonly draft: PostDraft; readonly under: string | undefined } {
  const snippet = toRecord(comment['snippet'])
  const parentId = toFilledText(snippet['parentId'])
  const draft = commentDraft(comment, thread)
  const isOwner =
    thread.channelId !== undefined && authorIdOf(snippet) === thread.channelId && owner !== undefined
  return {
    draft: {
      ...draft,
      metrics: {
        ...draft.metrics,
        ...(parentId === undefined ? { comments: thread.replyCount } : {}),
      },
      ...(title === undefined ? {} : { context: contextOf(title), contextAuthor: owner }),
      ...(isOwner ? { threadOwner: owner } : {}),
    },
    under,
  }
}

/** A comment without what only its thread tells. */
export function commentDraft(
  comment: JsonRecord,
  { id: threadId, videoId, channelId }: Pick<Thread, 'id' | 'videoId' | 'channelId'>,
): PostDraft {
  const snippet = toRecord(comment['snippet'])
  const id = toFilledText(comment['id'])
  const parentId = toFilledText(snippet['parentId'])
  const page = pageOf(videoId, channelId)
  const root = videoId ?? threadId
  return {
    platform: 'youtube',
    id,
    kind: parentId === undefined ? 'comment' : 'reply',
    authorHandle: authorOf(snippet),
    // A picture may come without words, which are all that is kept.
    text: toFilledText(snippet['textDisplay']) ?? toFilledText(snippet['textOriginal']),
    url: id === undefined || videoId === undefined ? page : `${page}&lc=${encodeURIComponent(id)}`,
    commentsUrl: page,
    publishedAt: toFilledText(snippet['publishedAt']),
    parentId: parentId ?? (root === id ? undefined : root),
    threadId: root,
    metrics: definedOnly({ likes: toCount(snippet['likeCount']) }),
    sourceMethod: 'api',
  }
}

/** The handle, else the id of the channel; a closed account has neither. */
function authorOf(snippet: JsonRecord): string | undefined {
  const name = toFilledText(snippet['authorDisplayName'])
  return name?.startsWith('@') ? name : authorIdOf(snippet)
}

function authorIdOf(snippet: JsonRecord): string | undefined {
  return toFilledText(toRecord(snippet['authorChannelId'])['value'])
}

/** A community post has no page that the API names, its channel has. */
function pageOf(videoId: string | undefined, channelId: string | undefined): string | undefined {
  if (videoId !== undefined) return `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`
  return channelId === undefined ? undefined : `https://www.youtube.com/channel/${channelId}`
}
