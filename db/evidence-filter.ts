import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Intent, Platform, PostKind, Voice } from '../src/model/index.ts'
import { foldsToFind } from '../src/text/search-fold.ts'

/** The position of the last post of a page, after which the next one begins. */
export interface EvidencePosition {
  readonly publishedAt: Date
  readonly platform: Platform
  readonly id: string
}

export interface EvidenceFilter {
  readonly workspaceId: string
  /** Both inclusive; absent: no bound. */
  readonly since?: Date | undefined
  readonly until?: Date | undefined
  readonly platform?: Platform | undefined
  /** Literal and case-insensitive, in the text or in a matched term. */
  readonly q?: string | undefined
  /** Those without a kind are posts. */
  readonly kind?: PostKind | undefined
  /** The thread with this id: its first post and what was said below it. */
  readonly thread?: string | undefined
  /** First stored later than this moment, in milliseconds. */
  readonly storedAfter?: Date | undefined
  /** Only these ids, on these platforms. */
  readonly among?: { readonly ids: readonly string[]; readonly platforms: readonly Platform[] } | undefined
  /** Only these of all that fit. */
  readonly sample?: PostSample | undefined
  /** Posts with this voice and this intent, as derived by this key. */
  readonly derived?: DerivedFilter | undefined
}

/** Some posts of many. */
export interface PostSample {
  /** How many of all there are, 0 to 1. Which they are follows from their ids, as if drawn: the same ones each time. */
  readonly share: number
  /** Posts that were collected for one of these terms are all in. */
  readonly wholeTerms: readonly string[]
}

export interface DerivedFilter {
  readonly key: string
  readonly voice?: Voice | undefined
  readonly intent?: Intent | undefined
}

/** How many different numbers a hash of four bytes may be; half of them are below 0. */
const HASHES = 2 ** 32

/** Kind, voice and intent stand in the statement itself: indexes of some of their values serve no parameter. */
export function matches(filter: EvidenceFilter): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`workspace_id = ${filter.workspaceId}`]
  if (filter.since !== undefined) conditions.push(sql`published_at >= ${filter.since}`)
  if (filter.until !== undefined) conditions.push(sql`published_at <= ${filter.until}`)
  if (filter.platform !== undefined) conditions.push(sql`platform = ${filter.platform}`)
  if (filter.kind !== undefined)
    conditions.push(
      filter.kind === 'post' ? sql`(kind is null or kind = 'post')` : sql`kind = ${sql.lit(filter.kind)}`,
    )
  if (filter.thread !== undefined)
    conditions.push(sql`(thread_id = ${filter.thread} or post_id = ${filter.thread})`)
  if (filter.storedAfter !== undefined) {
    // Posts show when they were first stored in milliseconds: what one shows leads to those after it. The first
    // comparison is implied by the second and lets an index be used.
    conditions.push(sql`first_seen_at > ${filter.storedAfter}
      and date_trunc('milliseconds', first_seen_at) > ${filter.storedAfter}`)
  }
  if (filter.among !== undefined) {
    conditions.push(sql`platform = any(${sql.val(filter.among.platforms)}::text[])
      and post_id = any(${sql.val(filter.among.ids)}::text[])`)
  }
  if (filter.derived !== undefined) {
    const { key, voice, intent } = filter.derived
    conditions.push(sql`derived_by = ${key}`)
    if (voice !== undefined) conditions.push(sql`voice = ${sql.lit(voice)}`)
    if (intent !== undefined) conditions.push(sql`intents @> array[${sql.lit(intent)}]`)
  }
  if (filter.sample !== undefined) {
    const { share, wholeTerms } = filter.sample
    conditions.push(sql`(hashtext(post_id)::bigint < ${Math.floor((share - 0.5) * HASHES)}::bigint
      or matched_terms && ${sql.val(wholeTerms)}::text[])`)
  }
  if (filter.q !== undefined) {
    const finds = foldsToFind(filter.q).map(
      // strpos takes the filter literally: there is no wildcard to escape.
      (folded) => sql`strpos(folded_text, ${folded}) > 0
        or strpos(array_to_string(folded_terms, ${separatorFrom(folded)}), ${folded}) > 0`,
    )
    conditions.push(sql`(${sql.join([sql`false`, ...finds], sql` or `)})`)
  }
  return sql.join(conditions, sql` and `)
}

/** A character that the text does not contain, to find it in several at once: one by one costs half as much again. */
function separatorFrom(text: string): string {
  let code = 1
  while (text.includes(String.fromCharCode(code))) code += 1
  return String.fromCharCode(code)
}

export function comesAfter(position: EvidencePosition | undefined): RawBuilder<SqlBool> {
  if (position === undefined) return sql`true`
  // The first comparison is implied by the second and lets the index be used.
  return sql`published_at <= ${position.publishedAt} and (published_at < ${position.publishedAt}
    or (platform, post_id) > (${position.platform}, ${position.id}))`
}
