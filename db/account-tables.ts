import type { Generated } from 'kysely'
import type { Role, SignInMethod, SignInOutcome } from '../src/model/index.ts'
import type { BigInteger, NullableTimestamp, Timestamp } from './columns.ts'

/** The tables of people: who they are, what they belong to, and how they sign in. */

export interface UserTable {
  user_id: string
  name: string
  email: string | null
  is_first: boolean
  created_at: Timestamp
}

export interface MembershipTable {
  workspace_id: string
  user_id: string
  role: Role
  created_at: Timestamp
}

export interface SignInLinkTable {
  code_hash: Buffer
  kind: 'first_owner' | 'user' | 'invitation'
  user_id: string | null
  workspace_id: string | null
  role: Role | null
  email: string | null
  created_by: string | null
  created_at: Timestamp
  expires_at: Timestamp
  used_at: NullableTimestamp
}

export interface SessionTable {
  session_hash: Buffer
  session_id: string
  user_id: string
  workspace_id: string | null
  created_at: Timestamp
  last_seen_at: Timestamp
  /** As PostgreSQL writes an inet. */
  address: string | null
  user_agent: string | null
  ended_at: NullableTimestamp
}

export interface SignInThrottleTable {
  subject: string
  window_started_at: Timestamp
  attempts: number
}

export interface SignInAttemptTable {
  attempt_id: Generated<string>
  attempted_at: Timestamp
  address: string | null
  user_agent: string | null
  method: Generated<SignInMethod>
  outcome: SignInOutcome
  user_id: string | null
}

export interface PasskeyTable {
  passkey_id: string
  user_id: string
  credential_id: Buffer
  public_key: Buffer
  sign_count: BigInteger
  transports: string[]
  name: string
  is_backed_up: boolean
  created_at: Timestamp
  last_used_at: NullableTimestamp
}

export interface PasskeyChallengeTable {
  challenge_hash: Buffer
  purpose: 'sign_in' | 'add'
  user_id: string | null
  expires_at: Timestamp
}
