import type { Metrics } from '../../model/index.ts'
import type { PostDraft } from '../../posts/ingest.ts'
import { definedOnly, type JsonRecord, toCount, toFilledText, toRecord, toRecords } from '../json.ts'
import type { Candidate } from '../post-gate.ts'

export interface FacebookPage {
  readonly id: string
  readonly name: string | undefined
  readonly username: string | undefined
}

/** A post of a page's edge. `feed` also holds what visitors wrote on the page; those are not the page's. */
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

/** A medium of business discovery, which names its author. */
export function toAccountCandidate(media: JsonRecord): Candidate {
  return { draft: { ...instagramDraft(media), authorHandle: toFilledText(media['username']) } }
}

/** A medium found under a hashtag that stands for these words. It has no author, and none is read into it. */
export function toHashtagCandidate(media: JsonRecord, words: readonly string[]): Candidate {
  return { draft: { ...instagramDraft(media), matchedTerms: words } }
}

function instagramDraft(media: JsonRecord): PostDraft {
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

/** Hidden likes are left out or sent as 0, which no reader can tell from a true 0: both are withheld. */
function instagramMetrics(media: JsonRecord): Metrics {
  return {
    likes: toCount(media['like_count']) || null,
    ...definedOnly({ comments: toCount(media['comments_count']), views: toCount(media['view_count']) }),
  }
}

/** What is shown may have a title of its own; on plain photos it only repeats the page's name. */
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
