import { toHttpUrl } from '../lib/http-url.ts'
import {
  MAX_CONTEXT_LENGTH,
  type Metrics,
  type Platform,
  type Post,
  type PostKind,
  type SourceMethod,
} from '../model/index.ts'
import { displayText } from '../text/display-text.ts'
import { toStorableText } from '../text/storable.ts'
import { cutText } from './text-limit.ts'

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
  readonly kind?: PostKind | null | undefined
  readonly parentId?: string | null | undefined
  readonly threadId?: string | null | undefined
  readonly threadMatched?: boolean | null | undefined
  /** At most `MAX_CONTEXT_LENGTH` long. */
  readonly context?: string | null | undefined
  /** Whose words `context` is, where the platform tells: they go when their author is forgotten. Never shown. */
  readonly contextAuthor?: string | null | undefined
  readonly threadOwner?: string | null | undefined
  readonly sourceMethod: SourceMethod
}

export type RejectionReason = 'no_id' | 'no_date' | 'no_text' | 'no_url' | 'bad_thread' | 'long_context'
export type IngestResult = { readonly post: Post } | { readonly rejected: RejectionReason }

/**
 * In characters. Platform ids are far shorter; an index entry of PostgreSQL holds at most about 2,700 bytes.
 */
export const MAX_ID_LENGTH = 256

/**
 * Validates a draft; every stored post passes here. A post without id, date, text or an http(s) link, and one that
 * answers itself or names what can be no post, is rejected and counted, never repaired. NUL, which PostgreSQL cannot hold, and lone surrogates, which JSON
 * cannot carry safely, are removed from every string; a text that is longer than any of its platform is cut.
 */
export function ingestPost(draft: PostDraft): IngestResult {
  const id = clean(draft.id)
  if (!isId(id)) return { rejected: 'no_id' }
  const publishedAt = toIso(draft.publishedAt)
  if (publishedAt === undefined) return { rejected: 'no_date' }
  const text = cutText(draft.platform, clean(draft.text))
  if (text === '') return { rejected: 'no_text' }
  const url = toHttpUrl(clean(draft.url))
  if (url === undefined) return { rejected: 'no_url' }
  const parentId = clean(draft.parentId)
  const threadId = clean(draft.threadId)
  const isPlaced = [parentId, threadId].every((other) => other === '' || isId(other)) && parentId !== id
  if (!isPlaced) return { rejected: 'bad_thread' }
  const context = clean(draft.context)
  if (context.length > MAX_CONTEXT_LENGTH) return { rejected: 'long_context' }
  const contextAuthor = clean(draft.contextAuthor)
  const authorHandle = clean(draft.authorHandle)
  const threadOwner = clean(draft.threadOwner)
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
      ...(draft.kind == null ? {} : { kind: draft.kind }),
      ...(parentId === '' ? {} : { parentId }),
      ...(threadId === '' ? {} : { threadId }),
      ...(draft.threadMatched == null ? {} : { threadMatched: draft.threadMatched }),
      ...(context === '' ? {} : { context }),
      ...(context === '' || contextAuthor === '' ? {} : { contextAuthor }),
      ...(threadOwner === '' ? {} : { threadOwner }),
      sourceMethod: draft.sourceMethod,
    },
  }
}

/** Ids are shown unchanged beside sanitized text, so they must not contain hidden characters. */
function isId(id: string): boolean {
  return id !== '' && id.length <= MAX_ID_LENGTH && !/[\n\t]/.test(id) && displayText(id) === id
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
