import type { Intent, Voice } from '../../../model/index.ts'
import type { RankPost } from '../../../trends/index.ts'

/** What people want with a post or a topic: what a trend's idea should be about. */
export const kinds = ['problem', 'question', 'request', 'praise', 'comparison', 'other'] as const
export type Kind = (typeof kinds)[number]

/** Short texts, each with its topic or, where it has none, null. */
export interface LabelledSet {
  readonly part: 'set'
  readonly name: string
  readonly posts: readonly RankPost[]
  /** By post id. */
  readonly labels: ReadonlyMap<string, string | null>
}

/** Who wrote a post of a stream: a topic's people, a campaign, or (neither) everybody else. */
export interface PostLabel {
  readonly topic: string | null
  readonly isSpam: boolean
  /** What else it is about, after its own topic. */
  readonly others?: readonly string[]
  /** Absent: a customer's. */
  readonly voice?: Voice
  /** What it shows. Absent: nobody has judged. */
  readonly intents?: readonly Intent[]
}

/** What a good name of a topic says. */
export interface TopicName {
  /** Each group is one thing to be said; any of its words or phrases says it. */
  readonly groups: readonly (readonly string[])[]
  /** So many groups make the name right. */
  readonly minGroups: number
  /** The topic's own words, in which its label may be written. */
  readonly terms: readonly string[]
}

/** What is true of a topic in a window. */
export interface TopicInWindow {
  readonly topic: string
  readonly status: string
  /** A borderline topic may be called by either status. */
  readonly acceptedStatuses: readonly string[]
  readonly mentions: number
  /** How much it trends, 0 (not at all) to 3. */
  readonly grade: number
  /** Whether it trends cannot be said: neither a hit nor a miss. */
  readonly isNeutral: boolean
}

export interface WindowTruth {
  readonly days: number
  readonly topics: readonly TopicInWindow[]
}

/** A stream in which topics and campaigns were planted. */
export interface PlantedStream {
  readonly part: 'stream'
  readonly name: string
  readonly posts: readonly RankPost[]
  readonly now: Date
  readonly rivals: readonly string[]
  /** The name that its posts were found by; absent: they are about no company. */
  readonly brand?: string | undefined
  readonly labels: ReadonlyMap<string, PostLabel>
  readonly names: ReadonlyMap<string, TopicName>
  readonly windows: readonly WindowTruth[]
  /** By topic; empty where nobody has judged. */
  readonly topicKinds: ReadonlyMap<string, Kind>
  /** By topic, the broad issue that it is a part of. */
  readonly broadOf: ReadonlyMap<string, string>
  /** By topic, the broad issue that a list tells it within. Windows know these under the broad issue only. */
  readonly listedAs: ReadonlyMap<string, string>
}

/** What a reader of the posts would list. */
export interface Issue {
  readonly name: string
  readonly postIds: ReadonlySet<string>
  /** It has others as parts. */
  readonly isBroad?: boolean
}

/** Posts about one company, judged one by one. */
export interface Workspace {
  readonly part: 'workspace'
  readonly name: string
  readonly posts: readonly RankPost[]
  readonly now: Date
  readonly windowDays: number
  readonly rivals: readonly string[]
  /** What its posts were collected by. Absent: not known. */
  readonly words?: readonly string[]
  /** By post id. */
  readonly postKinds: ReadonlyMap<string, Kind>
  /** Of the window's posts. */
  readonly issues: readonly Issue[]
}

export type Case = LabelledSet | PlantedStream | Workspace
