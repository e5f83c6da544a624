import type { BigInteger, Timestamp } from './columns.ts'

/** The tables of what platforms allow: of a credential, not of a workspace. */

export interface CallLaneTable {
  account: string
  lane: string
  last_start: Timestamp
  paused_until: Timestamp
}

export interface AllowanceTable {
  account: string
  resource: string
  period: string
  spent: BigInteger
}

export interface PaidReadTable {
  account: string
  resource: string
  period: string
  item_id: string
}

export interface HashtagAskedTable {
  account: string
  tag: string
  asked_at: Timestamp
}

export interface LookupTable {
  kind: string
  key: string
  value: unknown
  looked_up_at: Timestamp
}
