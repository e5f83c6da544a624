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

const SITE = 'https://www.reddit.com'
const removalMarkers = new Set(['[removed]', '[deleted]', '[deleted by user]', '[removed by reddit]'])

/** Maps one post (`t3`) or comment (`t1`) of a listing. */
export function toRedditCandidate(child: JsonRecord): Candidate {
  const item = toRecord(child['data'])
  if (isRemoved(item)) return { rejected: 'removed' }
  if (item['promoted'] === true || item['is_created_from_ads_ui'] === true) return { rejected: 'promoted' }
  if (item['stickied'] === true && item['distinguished'] === 'moderator')
    return { rejected: 'moderator_notice' }
  return { draft: toRedditDraft(child) }
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
  }
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

/** Whether a post was taken down: neither its text nor its remaining title may be stored then. */
function isRemoved(item: JsonRecord): boolean {
  if (toFilledText(item['removed_by_category']) !== undefined) return true
  return [item['title'], item['selftext'], item['body']].some((part) => isRemovalMarker(toText(part) ?? ''))
}

/** Whether a text is the placeholder that Reddit shows for a removed one. */
export function isRemovalMarker(text: string): boolean {
  return removalMarkers.has(text.trim().toLowerCase())
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
