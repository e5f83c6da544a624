import type { Metrics } from '../../model/index.ts'
import type { PostDraft } from '../../posts/ingest.ts'
import { definedOnly, type JsonRecord, toCount, toFilledText, toRecord, toRecords } from '../json.ts'
import type { Candidate } from '../post-gate.ts'

export interface FacebookPage {
  readonly id: string
  readonly name: string | undefined
  readonly username: string | undefined
}

/** Maps a post of a page's edge. `feed` also has posts of visitors, which are rejected. */
export function toFacebookCandidate(post: JsonRecord, page: FacebookPage): Candidate {
  const author = toRecord(post['from'])['id']
  if (author !== undefined && author !== page.id) return { rejected: 'visitor_post' }
  const url = toFilledText(post['permalink_url'])
  return {
    draft: {
      platform: 'facebook',
      id: toFilledText(post['id']),
      authorHandle: page.username ?? page.id,
      text: facebookText(post, page),
      url,
      commentsUrl: url,
      publishedAt: toFilledText(post['created_time']),
      metrics: definedOnly({
        reactions: totalOf(post['reactions']),
        comments: totalOf(post['comments']),
        shares: toCount(toRecord(post['shares'])['count']),
      }),
      sourceMethod: 'api',
    },
  }
}

/** Maps a medium of business discovery, which names its author. */
export function toAccountCandidate(media: JsonRecord): Candidate {
  return { draft: { ...instagramDraft(media), authorHandle: toFilledText(media['username']) } }
}

/**
 * Maps a medium found under a hashtag that stands for these words. It has no author, and none is inferred.
 */
export function toHashtagCandidate(media: JsonRecord, words: readonly string[]): Candidate {
  return { draft: { ...instagramDraft(media), matchedTerms: words } }
}

export function instagramDraft(media: JsonRecord): PostDraft {
  const url = toFilledText(media['permalink'])
  return {
    platform: 'instagram',
    id: toFilledText(media['id']),
    text: toFilledText(media['caption']),
    url,
    commentsUrl: url,
    publishedAt: toFilledText(media['timestamp']),
    metrics: instagramMetrics(media),
    sourceMethod: 'api',
  }
}

/**
 * Hidden like counts are omitted or sent as 0, which cannot be told from a real 0: both count as withheld
 * (null).
 */
function instagramMetrics(media: JsonRecord): Metrics {
  return {
    likes: toCount(media['like_count']) || null,
    ...definedOnly({ comments: toCount(media['comments_count']), views: toCount(media['view_count']) }),
  }
}

/** The text with the attachments' titles; on plain photos the title only repeats the page's name. */
function facebookText(post: JsonRecord, page: FacebookPage): string {
  const text = toFilledText(post['message']) ?? toFilledText(post['story']) ?? ''
  const titles = toRecords(toRecord(post['attachments'])['data'])
    .flatMap((item) => toFilledText(item['title']) ?? [])
    .filter((title) => title !== page.name && !text.includes(title))
  return [text, ...titles].filter((part) => part !== '').join('\n\n')
}

function totalOf(edge: unknown): number | undefined {
  return toCount(toRecord(toRecord(edge)['summary'])['total_count'])
}
