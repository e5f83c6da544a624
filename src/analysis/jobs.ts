import type { Trouble } from '../../db/patience.ts'
import type { NamedCompany } from '../citations/resolve/companies.ts'
import type { StoredTrend } from '../citations/stored.ts'
import type { CitationsResponse, TypedClaim } from '../model/index.ts'
import type { ChangesSince, CompaniesCompared, ComparedTopic } from '../trends/index.ts'
import type { ListReport } from '../word-list/report.ts'
import type { Company } from '../workspace/companies.ts'
import type { VoiceIdentity } from '../workspace/voice.ts'
import type { RankingInputs } from './inputs.ts'

/** Rank a window and store the result. */
export interface RankingJob {
  readonly workspaceId: string
  readonly windowDays: number
  /** ISO 8601. */
  readonly now: string
  readonly inputs: RankingInputs
  /** What the workspace's earlier rankings may take in the database, in bytes of JSON text. */
  readonly keptBytes: number
}

/** Find what changed in a window between two moments, both ISO 8601. */
export interface ChangesJob {
  readonly workspaceId: string
  readonly windowDays: number
  readonly since: string
  readonly now: string
  readonly youtubeCountsInScore: boolean
  readonly identity: VoiceIdentity
}

/** Derive voice and intents of up to `limit` stored posts that have none by this identity. */
export interface DeriveJob {
  readonly workspaceId: string
  readonly limit: number
  readonly identity: VoiceIdentity
}

/** Report what each word of the list brought; `windowDays` 0 stands for all stored posts. */
export interface WordsJob {
  readonly workspaceId: string
  readonly windowDays: number
  /** ISO 8601. */
  readonly now: string
  readonly words: readonly string[]
  readonly productName: string
  readonly productUrl: string
  readonly competitorUrls: readonly string[]
  /** The accounts that the workspace's handles name. */
  readonly accounts: readonly string[]
  /** An entry to preview. */
  readonly tried?: string | undefined
}

/** What the job of companies finds. */
export interface ComparedVoices extends CompaniesCompared {
  /** How each company's names were looked for, as entries of the word list, in the order of the job. */
  readonly names: readonly (readonly string[])[]
}

/** Compare what customers say of companies in a window. */
export interface CompaniesJob {
  readonly workspaceId: string
  readonly windowDays: number
  /** ISO 8601. */
  readonly now: string
  /** The own one first. */
  readonly companies: readonly Company[]
  readonly words: readonly string[]
  readonly identity: VoiceIdentity
  readonly topics: readonly ComparedTopic[]
}

/** Check a text, or typed claims, against the stored posts and these trends. */
export interface CitationsJob {
  readonly workspaceId: string
  /** 0: all stored posts. */
  readonly windowDays: number
  /** The begin of the window, of no meaning where `windowDays` is 0, and its end; ISO 8601. */
  readonly since: string
  readonly until: string
  readonly subject: { readonly text: string } | { readonly claims: readonly TypedClaim[] }
  /** The ranked ones in their order, then the parts. */
  readonly trends: readonly StoredTrend[]
  /** The workspace's own names: in quotation marks they are no quotation. */
  readonly names: readonly string[]
  readonly companies: readonly NamedCompany[]
  readonly identity: VoiceIdentity
  /** URLs of the workspace's own settings. */
  readonly ownUrls: readonly string[]
  /** Leave out what is verified. */
  readonly problemsOnly: boolean
}

export interface CheckedCitations {
  readonly output: CitationsResponse
  /** For the start of each claim and sentence the offset from which a text is sent again to have it checked. */
  readonly resumeAt: readonly (readonly [start: number, from: number])[]
  /** Whatever the answer leaves out: ids of the trends that were judged, and references to posts that are not stored. */
  readonly named: readonly string[]
  readonly unknown: readonly string[]
}

/** How far a job is: `done` only grows. */
export interface JobProgress {
  readonly done: number
  readonly message: string
}

/** The jobs of the ranking threads with their results. */
export interface Jobs {
  readonly rank: { readonly job: RankingJob; readonly result: undefined }
  readonly changes: { readonly job: ChangesJob; readonly result: ChangesSince }
  readonly words: { readonly job: WordsJob; readonly result: ListReport }
  readonly companies: { readonly job: CompaniesJob; readonly result: ComparedVoices }
  readonly citations: { readonly job: CitationsJob; readonly result: CheckedCitations }
  readonly derive: { readonly job: DeriveJob; readonly result: number }
}

export type JobKind = keyof Jobs

/** A job as the thread receives it, numbered from 1. */
export type JobRequest = {
  [Kind in JobKind]: { readonly number: number; readonly kind: Kind; readonly job: Jobs[Kind]['job'] }
}[JobKind]

/** What the thread says: how far the job is, when it waits for the database, and at its end what came of it. */
export type JobReply =
  | { readonly trouble: Trouble }
  | { readonly progress: JobProgress }
  | { readonly result: Jobs[JobKind]['result'] }
  | { readonly problem: string }
