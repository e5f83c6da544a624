import type { ChangesSince } from '../trends/index.ts'
import type { WordReport } from '../word-list/report.ts'
import type { RankingInputs } from './inputs.ts'

/** Rank a window and keep the result. */
export interface RankingJob {
  readonly workspaceId: string
  readonly windowDays: number
  /** ISO 8601. */
  readonly now: string
  readonly inputs: RankingInputs
}

/** Say what changed in a window between two moments, both ISO 8601. */
export interface ChangesJob {
  readonly workspaceId: string
  readonly windowDays: number
  readonly since: string
  readonly now: string
  readonly youtubeCountsInScore: boolean
}

/** Say what each word of the list brought; `windowDays` 0 is all that is stored. */
export interface WordsJob {
  readonly workspaceId: string
  readonly windowDays: number
  /** ISO 8601. */
  readonly now: string
  readonly words: readonly string[]
  readonly productName: string
  readonly competitorUrls: readonly string[]
}

/** What the ranking thread does, and what comes back of it. */
export interface Jobs {
  readonly rank: { readonly job: RankingJob; readonly result: undefined }
  readonly changes: { readonly job: ChangesJob; readonly result: ChangesSince }
  readonly words: { readonly job: WordsJob; readonly result: WordReport[] }
}

export type JobKind = keyof Jobs

/** One kind of job with its work. */
export type JobRequest = {
  [Kind in JobKind]: { readonly kind: Kind; readonly job: Jobs[Kind]['job'] }
}[JobKind]

export type JobReply = { readonly result: Jobs[JobKind]['result'] } | { readonly problem: string }
