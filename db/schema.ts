import type { Generated, GeneratedAlways } from 'kysely'
import type {
  AccountVoice,
  AuditActor,
  CollectorRecord,
  ConfirmScans,
  Handles,
  Intent,
  KeySurface,
  Metrics,
  Plan,
  Platform,
  PostKind,
  QueryKind,
  SourceMethod,
  Voice,
} from '../src/model/index.ts'
import type {
  MembershipTable,
  PasskeyChallengeTable,
  PasskeyTable,
  SessionTable,
  SignInAttemptTable,
  SignInLinkTable,
  SignInThrottleTable,
  UserTable,
} from './account-tables.ts'
import type { BigInteger, NullableTimestamp, Timestamp } from './columns.ts'
import type {
  EvidenceVersionTable,
  ObservationTable,
  PostCountTable,
  PostGramsTable,
  PostToIndexTable,
  StateTable,
} from './evidence-tables.ts'
import type {
  AllowanceTable,
  CallLaneTable,
  HashtagAskedTable,
  LookupTable,
  PaidReadTable,
} from './limit-tables.ts'

/**
 * The tables as Kysely sees them. Rows are snake_case; each table's file has its one mapping to the model.
 */
export interface Schema {
  workspaces: WorkspaceTable
  api_keys: ApiKeyTable
  audit_events: AuditEventTable
  voice_accounts: VoiceAccountTable
  posts: PostTable
  post_grams: PostGramsTable
  posts_to_index: PostToIndexTable
  evidence_versions: EvidenceVersionTable
  post_counts: PostCountTable
  evidence_states: StateTable
  rankings: RankingTable
  ranking_states: StateTable
  kept_rankings: KeptRankingTable
  scan_gates: ScanGateTable
  scans: ScanTable
  scan_confirmations: ScanConfirmationTable
  scan_collectors: ScanCollectorTable
  scan_posts: ScanPostTable
  coverage_spans: CoverageSpanTable
  observations: ObservationTable
  tombstones: TombstoneTable
  forgotten_authors: ForgottenAuthorTable
  threads: ThreadTable
  refreshes: RefreshTable
  call_lanes: CallLaneTable
  allowances: AllowanceTable
  paid_reads: PaidReadTable
  hashtags_asked: HashtagAskedTable
  lookups: LookupTable
  users: UserTable
  memberships: MembershipTable
  sign_in_links: SignInLinkTable
  sessions: SessionTable
  sign_in_throttles: SignInThrottleTable
  sign_in_attempts: SignInAttemptTable
  passkeys: PasskeyTable
  passkey_challenges: PasskeyChallengeTable
}

export interface WorkspaceTable {
  workspace_id: string
  name: string
  product_name: string
  product_url: string
  words: string[]
  competitor_urls: string[]
  handles: Handles
  lookback_days: number
  plan: Plan
  plan_ends_at: NullableTimestamp
  confirm_scans: Generated<ConfirmScans>
  created_at: Generated<Date>
}

export interface ApiKeyTable {
  workspace_id: string
  key_id: string
  label: string
  key_hash: Buffer
  created_at: Generated<Date>
  revoked_at: NullableTimestamp
  last_four: string | null
  created_by: string | null
  first_used_at: NullableTimestamp
  last_used_at: NullableTimestamp
  last_used_surface: KeySurface | null
  last_used_client: string | null
}

export interface AuditEventTable {
  event_id: Generated<string>
  at: Generated<Date>
  workspace_id: string | null
  actor_kind: AuditActor['kind']
  actor_id: string | null
  action: string
  subject: string | null
  acted_from: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export interface VoiceAccountTable {
  workspace_id: string
  platform: Platform
  account: string
  voice: AccountVoice
}

export interface PostTable {
  workspace_id: string
  platform: Platform
  post_id: string
  author_handle: string | null
  text: string
  url: string
  comments_url: string | null
  published_at: Timestamp
  matched_terms: string[]
  metrics: Metrics
  source_method: SourceMethod
  first_seen_at: Timestamp
  last_seen_at: Timestamp
  folded_text: string
  folded_terms: string[]
  scan_id: string | null
  metrics_observed_at: NullableTimestamp
  /**
   * When its platform confirmed the post last; until one has, when it was last seen. Retention counts from
   * here.
   */
  checked_at: Timestamp
  /** The week of `checked_at`, by which what is due is found. */
  checked_week: GeneratedAlways<Date>
  is_imported: boolean
  kind: PostKind | null
  parent_id: string | null
  thread_id: string | null
  thread_matched: boolean | null
  context: string | null
  context_author_key: Buffer | null
  thread_owner: string | null
  voice: Voice | null
  intents: Intent[] | null
  /** What voice and intents were derived by; null: they are still to be derived. */
  derived_by: string | null
  /** All that is shown of it is as stored, without a flag; told where `derived_by` is. */
  shown_as_stored: Generated<boolean>
}

export interface RankingTable {
  workspace_id: string
  window_days: number
  computed_at: Timestamp
  evidence_version: BigInteger
  inputs_key: string | null
  trends: unknown
  evidence_until: NullableTimestamp
  previous_ranked_at: NullableTimestamp
  previous_evidence_until: NullableTimestamp
  known_trends: unknown
}

export interface KeptRankingTable {
  workspace_id: string
  window_days: number
  ranked_at: Timestamp
  replaced_at: NullableTimestamp
  evidence_version: BigInteger
  youtube_counts: boolean
  bytes: number
  trends: unknown
}

export interface ScanGateTable {
  workspace_id: string
  last_start: NullableTimestamp
  fence: BigInteger
}

export interface ScanTable {
  workspace_id: string
  scan_id: string
  idempotency_key: string | null
  state: 'running' | 'completed' | 'failed'
  fence: BigInteger
  attempts: number
  started_at: Timestamp
  lease_expires_at: Timestamp
  completed_at: NullableTimestamp
  response: string | null
  /** What its rows of `scan_posts` were before they went; null while they are there. */
  posts_total: number | null
  posts_new: number | null
}

export interface ScanConfirmationTable {
  workspace_id: string
  token_hash: Buffer
  key_id: string
  idempotency_key: string | null
  way: 'in_call' | 'second_call'
  expires_at: Timestamp
}

export interface ScanCollectorTable {
  workspace_id: string
  scan_id: string
  collector: string
  record: CollectorRecord
}

export interface ScanPostTable {
  workspace_id: string
  scan_id: string
  platform: Platform
  post_id: string
  is_new: boolean
}

export interface CoverageSpanTable {
  workspace_id: string
  scan_id: string
  collector: string
  ordinal: number
  platform: Platform
  query: string
  reached_back_to: Timestamp
  /** When it was asked; the same as `reached_back_to` where it reached nothing. */
  reached_up_to: Timestamp
  complete: boolean
  kinds: QueryKind[]
  words: string[]
}

export interface TombstoneTable {
  workspace_id: string
  platform: Platform
  post_id: string
  removed_at: Timestamp
}

export interface ForgottenAuthorTable {
  workspace_id: string
  platform: Platform
  author_key: Buffer
  forgotten_at: Generated<Date>
}

export interface ThreadTable {
  workspace_id: string
  platform: Platform
  thread_id: string
  state: 'unread' | 'partial' | 'read' | 'closed'
  noted_at: Timestamp
  comments: number | null
  newest_id: string | null
  rest: string | null
  top_read_at: Timestamp | null
}

export interface RefreshTable {
  workspace_id: string
  started_at: Timestamp
  lease_expires_at: Timestamp
  thinned_until: NullableTimestamp
}
