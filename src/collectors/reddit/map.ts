import type { Metrics } from '../../model/index.ts'
import { isStorableTime, type PostDraft } from '../../posts/ingest.ts'
import {
  definedOnly,
  type JsonRecord,
  toCount,
  toFilledText,
  toNumber,
  toRecord,
  toRecords,
  toText,
} from '../json.ts'
import type { Candidate } from '../post-gate.ts'
import { contextOf } from '../threads.ts'

const SITE = 'https://www.reddit.com'
/** Reddit writes its own removals with blanks inside the brackets, too: `[ Removed by Reddit ]`. */
const removalMarker = /^\[ ?(?:removed(?: by reddit)?|deleted(?: by user)?) ?\]$/i

/** Maps one post (`t3`) or comment (`t1`) of a listing. */
export function toRedditCandidate(child: JsonRecord): Candidate {
  const item = toRecord(child['data'])
  if (isRemoved(item)) return { rejected: 'removed' }
  if (item['promoted'] === true || item['is_created_from_ads_ui'] === true) return { rejected: 'promoted' }
  if (isNotice(child)) return { rejected: 'moderator_notice' }
  const title = child['kind'] === 't1' ? toFilledText(item['link_title']) : undefined
  return { draft: toRedditDraft(child), ...(title === undefined ? {} : { under: title }) }
}

/** Whether it was written for the moderators: by their bot, or pinned by them. */
function isNotice(child: JsonRecord): boolean {
  const item = toRecord(child['data'])
  const isBots = child['kind'] === 't1' && item['author'] === 'AutoModerator'
  return isBots || (item['stickied'] === true && item['distinguished'] === 'moderator')
}

/** The current version of a post or comment; undefined if it was taken down. */
export function toStoredDraft(child: JsonRecord): PostDraft | undefined {
  return isRemoved(toRecord(child['data'])) ? undefined : toRedditDraft(child)
}

function toRedditDraft(child: JsonRecord): PostDraft {
  const item = toRecord(child['data'])
  const permalink = toFilledText(item['permalink'])
  const url = permalink?.startsWith('/') ? `${SITE}${permalink}` : undefined
  const author = toFilledText(item['author'])
  return {
    platform: 'reddit',
    id: nameOf(child),
    authorHandle: author === '[deleted]' ? undefined : author,
    text: [item['title'], item['selftext'], item['body']]
      .flatMap((part) => toFilledText(part) ?? [])
      .join('\n\n'),
    url,
    commentsUrl: url,
    publishedAt: redditDate(item),
    metrics: metricsOf(item, child['kind'] === 't1'),
    sourceMethod: 'api',
    ...(child['kind'] === 't1' ? placeOf(item, permalink) : {}),
  }
}

/** Where a comment stands. Only listings tell its thread's title; its own address tells the thread's. */
function placeOf(
  item: JsonRecord,
  permalink: string | undefined,
): Pick<
  PostDraft,
  'kind' | 'parentId' | 'threadId' | 'context' | 'contextAuthor' | 'commentsUrl' | 'threadOwner'
> {
  const title = toFilledText(item['link_title'])
  const author = toFilledText(item['author'])
  const parentId = toFilledText(item['parent_id'])
  return {
    kind: parentId?.startsWith('t1_') === true ? 'reply' : 'comment',
    parentId,
    threadId: toFilledText(item['link_id']),
    ...(title === undefined || isRemovalMarker(title)
      ? {}
      : { context: contextOf(title), contextAuthor: toFilledText(item['link_author']) }),
    commentsUrl: threadUrlOf(permalink),
    ...(item['is_submitter'] === true && author !== '[deleted]' ? { threadOwner: author } : {}),
  }
}

/** `…/comments/{article}/{slug}/` of `…/comments/{article}/{slug}/{comment}/`. */
export function threadUrlOf(permalink: string | undefined): string | undefined {
  const path = /^(\/.*\/comments\/[^/]+\/[^/]*\/)[^/]+\/?$/.exec(permalink ?? '')?.[1]
  return path === undefined ? undefined : `${SITE}${path}`
}

/** Reddit's fullname: `t3_…` for a post, `t1_…` for a comment. */
export function nameOf(child: JsonRecord): string | undefined {
  return toFilledText(toRecord(child['data'])['name'])
}

/** When the post was published; undefined for a pinned one, which is not listed in order of time. */
export function unpinnedDate(child: JsonRecord): Date | undefined {
  const item = toRecord(child['data'])
  return item['stickied'] === true || item['pinned'] === true ? undefined : redditDate(item)
}

export interface Listing {
  readonly children: readonly JsonRecord[]
  /** The cursor of the next page. */
  readonly after: string | undefined
}

/**
 * Undefined for a body that is not a listing: read as an empty one, it would mean that all posts are gone.
 */
export function readListing(body: unknown): Listing | undefined {
  const data = toRecord(toRecord(body)['data'])
  if (!Array.isArray(data['children'])) return undefined
  return { children: toRecords(data['children']), after: toFilledText(data['after']) }
}

function redditDate(item: JsonRecord): Date | undefined {
  const seconds = toNumber(item['created_utc'])
  const date = seconds === undefined ? undefined : new Date(seconds * 1000)
  return date !== undefined && isStorableTime(date) ? date : undefined
}

/** Whether a listing's item was taken down. */
export function isTakenDown(child: JsonRecord): boolean {
  return isRemoved(toRecord(child['data']))
}

/** Whether a post was taken down: neither its text nor its remaining title may be stored then. */
function isRemoved(item: JsonRecord): boolean {
  if (toFilledText(item['removed_by_category']) !== undefined) return true
  return [item['title'], item['selftext'], item['body']].some((part) => isRemovalMarker(toText(part) ?? ''))
}

/** Whether a text is the placeholder that Reddit shows for a removed one. */
export function isRemovalMarker(text: string): boolean {
  return removalMarker.test(text.trim())
}

/**
 * Reddit hides the score of a new post from readers but still sends a number; it counts as withheld, so null.
 * On a comment `num_comments` counts its whole thread, and there is no ratio.
 */
function metricsOf(item: JsonRecord, isComment: boolean): Metrics {
  const hidden = item['hide_score'] === true || item['score_hidden'] === true
  const given: Record<string, number | undefined> = {
    score: toScore(item['score']),
    ...(isComment
      ? {}
      : {
          upvoteRatio: toShare(item['upvote_ratio']),
          comments: toCount(item['num_comments']),
          crossposts: toCount(item['num_crossposts']),
        }),
  }
  return { ...definedOnly(given), ...(hidden ? { score: null } : {}) }
}

/** Upvotes minus downvotes: a whole number, possibly negative. */
function toScore(value: unknown): number | undefined {
  const score = toNumber(value)
  return Number.isSafeInteger(score) ? score : undefined
}

function toShare(value: unknown): number | undefined {
  const share = toNumber(value)
  return share !== undefined && share >= 0 && share <= 1 ? share : undefined
}
