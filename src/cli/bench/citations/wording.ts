import type { Intent, Platform } from '../../../model/index.ts'
import type { ToldStatus } from './facts/trends.ts'
import type { PostKind, TrendKind } from './kinds.ts'

/** The metrics that sentences tell, each as `{n} comments`. */
export type ToldMetric =
  | 'score'
  | 'comments'
  | 'likes'
  | 'reposts'
  | 'replies'
  | 'views'
  | 'reactions'
  | 'shares'

/** How a language writes values; of several forms any may be taken. */
export interface Wording {
  quote(text: string): readonly string[]
  /** As it follows the language's preposition for a day. */
  date(day: Date): readonly string[]
  /** `days` before today, 0 or more. */
  ago(days: number): string
  /** A count from 2. */
  number(value: number): readonly string[]
  /** With one decimal at most. */
  score(value: number): string
  percent(value: number): string
  /** 2 to 60. */
  inWords(value: number): string
  /** 1 to 10. */
  ordinal(place: number): string
  readonly platform: Readonly<Record<Platform, readonly string[]>>
  /** Somebody who writes there, without a name. */
  readonly user: Readonly<Record<Platform, readonly string[]>>
  readonly metric: Readonly<Record<ToldMetric, readonly string[]>>
  /** What is said of a trend: the end of a sentence that begins with it. */
  readonly status: Readonly<Record<ToldStatus, readonly string[]>>
  readonly steep: Readonly<Record<'up' | 'down', readonly string[]>>
  /** What some posts do: the end of a sentence that begins with them. */
  readonly intent: Readonly<Record<Intent, string>>
}

/**
 * Sentences by kind, with slots in braces. `<false words|true words>` is what only the false sentence says and what the
 * true one says instead; where a sentence has none, a slot's value is what is wrong.
 */
export type Templates = PostTemplates & TrendTemplates
export type PostTemplates = Readonly<Record<PostKind | 'post_literal', readonly string[]>>
export type TrendTemplates = Readonly<Record<TrendKind | 'trend_literal', readonly string[]>>

export interface Language {
  readonly wording: Wording
  readonly templates: Templates
}
