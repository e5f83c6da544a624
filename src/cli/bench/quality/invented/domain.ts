import type { Timing } from '../../../../../simulator/dataset/texts/theme.ts'
import type { Kind } from '../cases.ts'
import type { Slots } from './phrases.ts'

/** Something that many people write about, each in words of their own. */
export interface InventedTopic {
  readonly id: string
  /** Null: its posts are of several kinds. */
  readonly kind: Kind | null
  readonly posts: number
  readonly course: Timing
  /** What its name should say; any two of these groups do. */
  readonly says: readonly (readonly string[])[]
  /** Its paraphrases; see `phrase`. Each is taken in turn. */
  readonly patterns: readonly string[]
}

/** The same message again and again, of one account or of several that belong together. */
export interface Campaign {
  readonly posts: number
  readonly course: Timing
  readonly authors: number
  readonly patterns: readonly string[]
}

/** What a stream is made of. */
export interface InventedDomain {
  readonly name: string
  /** Length of the stream. */
  readonly days: number
  readonly windows: readonly number[]
  readonly rivals: readonly string[]
  readonly slots: Slots
  readonly topics: readonly InventedTopic[]
  /** Posts of no topic. */
  readonly chatter: { readonly posts: number; readonly patterns: readonly string[] }
  readonly campaigns: readonly Campaign[]
  /** What people put before a text or behind it, whatever it is about. */
  readonly openers: readonly string[]
  readonly closers: readonly string[]
}
