import { toHttpUrl } from '../lib/http-url.ts'
import type { Metrics, Platform, Post, SourceMethod } from '../model/index.ts'
import { displayText } from '../text/display-text.ts'
import { toStorableText } from '../text/storable.ts'

/** What a platform or a file said of one post, before anything is believed. */
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

export type IntakeRejection = 'no_id' | 'no_date' | 'no_text' | 'no_url'
export type Intake = { readonly post: Post } | { readonly rejected: IntakeRejection }

/** No platform's ids come near this; an index entry of PostgreSQL holds no more than some 2,700 bytes. */
export const MAX_ID_LENGTH = 256

/**
 * The one door into the store: a post without id, date, text or an http(s) link is refused and counted, never
 * patched up. PostgreSQL cannot hold NUL and JSON cannot carry a lone surrogate safely, so both are cleaned
 * out of every string here.
 */
export function toPost(draft: PostDraft): Intake {
  const id = clean(draft.id)
  // An id is shown as it is, beside what is cleaned: so nothing may hide in it.
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

/** ISO 8601 UTC with milliseconds. */
function toIso(value: string | Date | null | undefined): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const date = new Date(value)
  return isStorableTime(date) ? date.toISOString() : undefined
}

/** A real moment in years that both JavaScript and PostgreSQL can hold and a post can have. */
export function isStorableTime(date: Date): boolean {
  const year = date.getUTCFullYear()
  return year >= 1990 && year <= 9999
}
