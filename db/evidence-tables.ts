import type { Generated } from 'kysely'
import type { Metrics, Platform, PostKind } from '../src/model/index.ts'
import type { BigInteger, Timestamp } from './columns.ts'

/** The tables that follow the posts: their number, words, state, and what their metrics were. */

export interface PostCountTable {
  workspace_id: string
  /** ISO 8601, of UTC. */
  day: string
  platform: Platform
  kind: PostKind
  posts: number
}

/** The name of the present state of something of a workspace, another one after each change of it. */
export interface StateTable {
  workspace_id: string
  state: string
}

/** Of a post's folded texts, for the literal filter: src/text/search-grams.ts. */
export interface PostGramsTable {
  workspace_id: string
  platform: Platform
  post_id: string
  grams: number[]
}

/** A post whose grams are not stored yet. */
export interface PostToIndexTable {
  workspace_id: string
  platform: Platform
  post_id: string
  /** The number of the transaction that stored or changed it last. */
  changed_by: Generated<string>
}

export interface EvidenceVersionTable {
  workspace_id: string
  version: BigInteger
  removal_version: BigInteger
}

export interface ObservationTable {
  workspace_id: string
  platform: Platform
  post_id: string
  observed_at: Timestamp
  metrics: Metrics
}
