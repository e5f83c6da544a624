import type { Timing } from '../../../../../simulator/dataset/texts/theme.ts'
import type { Intent, Voice } from '../../../../model/index.ts'
import type { Kind } from '../cases.ts'
import type { Slots } from './phrases.ts'

/** A text as `phrase` reads it; where it shows other intents than its topic's posts do, these stand behind it. */
export type Pattern = string | readonly [text: string, intents: readonly Intent[]]

/** An issue that others are parts of. */
export interface BroadIssue {
  readonly id: string
  readonly says: readonly (readonly string[])[]
  /** Its parts move together, so that a list tells them as one. */
  readonly isListedWhole: boolean
}

/** Something that many people write about, each in words of their own. */
export interface InventedTopic {
  readonly id: string
  /** Null: its posts are of several kinds. */
  readonly kind: Kind | null
  /** What its posts show. Absent: nobody has judged. */
  readonly intents?: readonly Intent[]
  readonly broad?: BroadIssue
  /** ISO 639-1, English when absent. */
  readonly language?: string
  readonly posts: number
  readonly course: Timing
  /** What its name should say; any two of these groups do. */
  readonly says: readonly (readonly string[])[]
  /** Its paraphrases. Each is taken in turn. */
  readonly patterns: readonly Pattern[]
}

/** The same message again and again, of one account or of several that belong together. */
export interface Campaign {
  readonly posts: number
  readonly course: Timing
  readonly authors: number
  readonly patterns: readonly string[]
}

/** What companies write, all the time. */
export interface Company {
  readonly voice: Exclude<Voice, 'customer' | 'unknown'>
  readonly handles: readonly string[]
  readonly posts: number
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
  readonly chatter: { readonly posts: number; readonly patterns: readonly Pattern[] }
  /** Posts of no topic that tell of danger, each pattern once. */
  readonly hazards?: { readonly course: Timing; readonly patterns: readonly Pattern[] }
  readonly companies?: readonly Company[]
  readonly campaigns: readonly Campaign[]
  /** Sentences that some add, whatever they write about. */
  readonly circumstances?: readonly string[]
  /** What people put before a text or behind it, whatever it is about. */
  readonly openers: readonly string[]
  readonly closers: readonly string[]
}
