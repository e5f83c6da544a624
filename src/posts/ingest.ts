import { toHttpUrl } from '../lib/http-url.ts'
import type { Metrics, Platform, Post, SourceMethod } from '../model/index.ts'
import { displayText } from '../text/display-text.ts'
import { toStorableText } from '../text/storable.ts'

/** A post as a platform or a file gave it, before validation. */
export interface PostDraft {
  readonly platform: Platform
  readonly id: string | null | undefined
  readonly authorHandle?: string | null | undefined
  readonly text: string | null | undefined
  readonly url: string | null | undefined
  readonly commentsUrl?: string | null | undefined
  /** ISO 8601 or a Date. */
  readonly publishedAt: string | Date | null | undefined
  readonly matchedTerms?: readonly string[]
  readonly metrics?: Metrics
  readonly sourceMethod: SourceMethod
}

export type RejectionReason = 'no_id' | 'no_date' | 'no_text' | 'no_url'
export type IngestResult = { readonly post: Post } | { readonly rejected: RejectionReason }

/**
 * In characters. Platform ids are far shorter; an index entry of PostgreSQL holds at most about 2,700 bytes.
 */
export const MAX_ID_LENGTH = 256

/**
 * Validates a draft; every stored post passes here. A post without id, date, text or an http(s) link is
 * rejected and counted, never repaired. NUL, which PostgreSQL cannot hold, and lone surrogates, which JSON
 * cannot carry safely, are removed from every string.
 */
export function ingestPost(draft: PostDraft): IngestResult {
  const id = clean(draft.id)
  // Ids are shown unchanged beside sanitized text, so they must not contain hidden characters.
  if (id === '' || id.length > MAX_ID_LENGTH || /[\n\t]/.test(id) || displayText(id) !== id)
    return { rejected: 'no_id' }
  const publishedAt = toIso(draft.publishedAt)
  if (publishedAt === undefined) return { rejected: 'no_date' }
  const text = clean(draft.text)
  if (text === '') return { rejected: 'no_text' }
  const url = toHttpUrl(clean(draft.url))
  if (url === undefined) return { rejected: 'no_url' }
  const authorHandle = clean(draft.authorHandle)
  const commentsUrl = toHttpUrl(clean(draft.commentsUrl))
  return {
    post: {
      platform: draft.platform,
      id,
      ...(authorHandle === '' ? {} : { authorHandle }),
      text,
      url,
      ...(commentsUrl === undefined ? {} : { commentsUrl }),
      publishedAt,
      matchedTerms: [...new Set((draft.matchedTerms ?? []).map(clean).filter((term) => term !== ''))],
      metrics: draft.metrics ?? {},
      sourceMethod: draft.sourceMethod,
    },
  }
}

function clean(value: string | null | undefined): string {
  return toStorableText(value ?? '').trim()
}

/** ISO 8601 UTC with milliseconds; undefined if it is not a storable time. */
function toIso(value: string | Date | null | undefined): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const date = new Date(value)
  return isStorableTime(date) ? date.toISOString() : undefined
}

/**
 * Whether a date is valid and in a year (1990 to 9999) that JavaScript and PostgreSQL can hold and a post can
 * have.
 */
export function isStorableTime(date: Date): boolean {
  const year = date.getUTCFullYear()
  return year >= 1990 && year <= 9999
}
