import type { PostDraft } from '../../../posts/ingest.ts'
import {
  definedOnly,
  type JsonRecord,
  toCount,
  toFilledText,
  toNumber,
  toRecord,
  toText,
} from '../../json.ts'
import type { Candidate } from '../../post-gate.ts'
import { contextOf } from '../../threads.ts'
import type { FacebookPage } from '../map.ts'
import { commentKey, numbered, reviewKey } from './own-keys.ts'

/** The post that comments stand below. */
export interface PostThread {
  readonly id: string
  readonly url: string
  readonly text: string
  /** The Page, by the handle that its posts are stored under. */
  readonly owner: string | undefined
}

/** A comment of an answer with the id that it is stored under: Facebook's, else our own. */
export interface GivenComment {
  readonly item: JsonRecord
  readonly id: string | undefined
  /** The id that it would have without Facebook's. */
  readonly key: string | undefined
  readonly isNamed: boolean
}

/** The handles of Pages by their ids: who else speaks here is a person. */
export type PageHandles = ReadonlyMap<string, string>

export function givenComments(postId: string, items: readonly JsonRecord[]): readonly GivenComment[] {
  const keys = numbered(items.map((item) => keyOf(postId, item)))
  return items.map((item, index) => {
    const named = toFilledText(item['id'])
    return { item, id: named ?? keys[index], key: keys[index], isNamed: named !== undefined }
  })
}

function keyOf(postId: string, item: JsonRecord): string | undefined {
  const time = toFilledText(item['created_time'])
  const message = toFilledText(item['message'])
  return time === undefined || message === undefined ? undefined : commentKey(postId, time, message)
}

/**
 * Maps a comment or reply. A stranger's Page gives neither authors nor parents: all stand below the post then. What the Page
 * hides, or talks about with somebody in private, is rejected.
 */
export function toCommentCandidate(
  { item, id }: Pick<GivenComment, 'item' | 'id'>,
  thread: PostThread,
  pages: PageHandles,
): Candidate {
  if (item['is_hidden'] === true || item['is_private'] === true) return { rejected: 'not_public' }
  const parentId = toFilledText(toRecord(item['parent'])['id'])
  return {
    draft: {
      platform: 'facebook',
      id,
      ...authorOf(item, thread, pages),
      text: toText(item['message']),
      url: toFilledText(item['permalink_url']) ?? thread.url,
      commentsUrl: thread.url,
      publishedAt: toFilledText(item['created_time']),
      metrics: definedOnly({
        reactions: toCount(item['like_count']),
        comments: toCount(item['comment_count']),
      }),
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

/** A Page goes by its handle; a person who bears the name of one is not taken for it. */
function authorOf(
  item: JsonRecord,
  { id: postId, owner }: PostThread,
  pages: PageHandles,
): Pick<PostDraft, 'authorHandle' | 'threadOwner'> {
  const from = toRecord(item['from'])
  const id = toFilledText(from['id']) ?? ''
  if (owner !== undefined && id !== '' && postId.startsWith(`${id}_`)) {
    return { authorHandle: owner, threadOwner: owner }
  }
  const handle = pages.get(id)
  if (handle !== undefined) return { authorHandle: handle }
  const name = toFilledText(from['name'])
  const handles = [...pages.values(), owner ?? ''].map((one) => one.toLowerCase())
  return name === undefined || handles.includes(name.toLowerCase()) ? {} : { authorHandle: name }
}

/** Maps a post that tags the Page. Only Pages among their authors are named. */
export function toTagCandidate(item: JsonRecord, page: FacebookPage, pages: PageHandles): Candidate {
  const from = toRecord(item['from'])
  const id = toFilledText(item['id'])
  const url = toFilledText(item['permalink_url'])
  // What the Page wrote itself is among its posts.
  if (toFilledText(from['id']) === page.id) return { rejected: 'duplicate' }
  return {
    draft: {
      platform: 'facebook',
      id,
      authorHandle: pages.get(toFilledText(from['id']) ?? '') ?? toFilledText(from['name']),
      text: toText(item['message']),
      url,
      commentsUrl: url,
      publishedAt: toFilledText(item['created_time']),
      kind: 'mention',
      threadId: id,
      sourceMethod: 'api',
    },
  }
}

/** The id that a review is stored under: its story's, which older ones lack, else our own. */
export function reviewIds(pageId: string, items: readonly JsonRecord[]): readonly (string | undefined)[] {
  const keys = numbered(
    items.map((item) => {
      const time = toFilledText(item['created_time'])
      const text = toFilledText(item['review_text'])
      return time === undefined || text === undefined ? undefined : reviewKey(pageId, time, text)
    }),
  )
  return items.map((item, index) => toFilledText(toRecord(item['open_graph_story'])['id']) ?? keys[index])
}

/**
 * Maps a review with a text, which stays the reviewer's own words. Whether it recommends the Page, 1 or 0, and its stars
 * are figures beside it. Facebook does not name who wrote it.
 */
export function toReviewCandidate(item: JsonRecord, id: string | undefined, page: FacebookPage): Candidate {
  const recommends = verdicts.get(toFilledText(item['recommendation_type']) ?? '')
  return {
    draft: {
      platform: 'facebook',
      id,
      text: toText(item['review_text']),
      url: `https://www.facebook.com/${encodeURIComponent(page.username ?? page.id)}/reviews`,
      publishedAt: toFilledText(item['created_time']),
      metrics: definedOnly({ recommends, rating: toNumber(item['rating']) }),
      kind: 'review',
      threadId: id,
      sourceMethod: 'api',
    },
  }
}

const verdicts: ReadonlyMap<string, number> = new Map([
  ['positive', 1],
  ['negative', 0],
])
