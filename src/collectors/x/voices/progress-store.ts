import { createHash } from 'node:crypto'
import { type JsonRecord, toDate, toFilledText, toRecord } from '../../json.ts'
import type { LookupCache } from '../../limits.ts'
import type { VoiceQuery } from './queries.ts'

const KIND = 'x_voices'

/** What a query has been read for completely. */
export interface Covered {
  readonly from: Date
  readonly until: Date
  /** The newest post that it has found; undefined: none yet. */
  readonly newestId: string | undefined
}

/** What a scan could not read to its end: the older posts between `untilId` and where it had begun. */
export interface Unread {
  readonly from: Date
  /** Where it had begun, if behind a post. */
  readonly sinceId: string | undefined
  readonly untilId: string
  readonly newestId: string
  readonly askedAt: Date
}

export interface QueryProgress {
  readonly covered?: Covered | undefined
  readonly unread?: Unread | undefined
}

/** How far scans have read queries, by workspace: another one may not have stored the same posts. */
export interface ProgressStore {
  get(query: VoiceQuery, workspaceId: string, notBefore: Date): Promise<QueryProgress>
  set(query: VoiceQuery, workspaceId: string, progress: QueryProgress, at: Date): Promise<void>
}

export function createProgressStore(lookups: LookupCache, account: string): ProgressStore {
  const keyOf = ({ q }: VoiceQuery, workspaceId: string) =>
    `${account} ${createHash('sha256')
      .update(JSON.stringify([workspaceId, q]))
      .digest('hex')}`
  return {
    async get(query, workspaceId, notBefore) {
      const value = toRecord(await lookups.get(KIND, keyOf(query, workspaceId), notBefore))
      return {
        covered: toCovered(toRecord(value['covered'])),
        unread: toUnread(toRecord(value['unread'])),
      }
    },
    async set(query, workspaceId, progress, at) {
      await lookups.set(KIND, keyOf(query, workspaceId), progress, at)
    },
  }
}

function toCovered(value: JsonRecord): Covered | undefined {
  const from = toDate(value['from'])
  const until = toDate(value['until'])
  if (from === undefined || until === undefined) return undefined
  return { from, until, newestId: toFilledText(value['newestId']) }
}

function toUnread(value: JsonRecord): Unread | undefined {
  const from = toDate(value['from'])
  const askedAt = toDate(value['askedAt'])
  const untilId = toFilledText(value['untilId'])
  const newestId = toFilledText(value['newestId'])
  if (from === undefined || askedAt === undefined || untilId === undefined || newestId === undefined)
    return undefined
  return { from, sinceId: toFilledText(value['sinceId']), untilId, newestId, askedAt }
}
