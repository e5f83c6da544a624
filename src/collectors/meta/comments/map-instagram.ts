import {
  definedOnly,
  type JsonRecord,
  toCount,
  toFilledText,
  toRecord,
  toRecords,
  toText,
} from '../../json.ts'
import type { Candidate } from '../../post-gate.ts'
import { contextOf } from '../../threads.ts'
import { instagramDraft } from '../map.ts'

/** The medium that comments stand below. */
export interface MediaThread {
  /** As it is stored. */
  readonly id: string
  readonly url: string
  readonly text: string
  /** Whose medium it is. */
  readonly owner: string | undefined
}

/** A comment of an answer, or a reply with the comment that it stood below. */
export interface GivenMediaComment {
  readonly item: JsonRecord
  readonly parentId: string | undefined
}

/** The comments of an answer with the replies that came with them. */
export function givenMediaComments(items: readonly JsonRecord[]): readonly GivenMediaComment[] {
  return items.flatMap((item) => [
    { item, parentId: toFilledText(item['parent_id']) },
    ...repliesIn(item).map((reply) => givenReply(reply, toFilledText(item['id']))),
  ])
}

export function givenReply(item: JsonRecord, below: string | undefined): GivenMediaComment {
  return { item, parentId: toFilledText(item['parent_id']) ?? below }
}

export function repliesIn(item: JsonRecord): readonly JsonRecord[] {
  return toRecords(toRecord(item['replies'])['data'])
}

/** Maps a comment or reply below our own medium; what we hide there is rejected. A comment has no link of its own. */
export function toMediaCommentCandidate(
  { item, parentId }: GivenMediaComment,
  thread: MediaThread,
): Candidate {
  if (item['hidden'] === true) return { rejected: 'not_public' }
  const authorHandle = toFilledText(item['username']) ?? toFilledText(toRecord(item['from'])['username'])
  const isOwner = thread.owner !== undefined && authorHandle?.toLowerCase() === thread.owner.toLowerCase()
  return {
    draft: {
      platform: 'instagram',
      id: toFilledText(item['id']),
      authorHandle,
      ...(isOwner ? { threadOwner: thread.owner } : {}),
      text: toText(item['text']),
      url: thread.url,
      commentsUrl: thread.url,
      publishedAt: toFilledText(item['timestamp']),
      metrics: definedOnly({ likes: toCount(item['like_count']) }),
      kind: parentId === undefined ? 'comment' : 'reply',
      parentId: parentId ?? thread.id,
      threadId: thread.id,
      context: contextOf(thread.text),
      contextAuthor: thread.owner,
      sourceMethod: 'api',
    },
    under: thread.text,
  }
}

/** Maps a medium of somebody else that our account is tagged in. */
export function toTaggedMediaCandidate(media: JsonRecord): Candidate {
  const draft = instagramDraft(media)
  return {
    draft: { ...draft, authorHandle: toFilledText(media['username']), kind: 'mention', threadId: draft.id },
  }
}
