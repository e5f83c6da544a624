import type { Db } from '../../db/database.ts'
import {
  countClosedThreads,
  listLargestThreads,
  noteTopReads,
  reopenThreads,
} from '../../db/thread-memory.ts'
import { findTexts, listDueThreads, listLinksOfHits, listStoredAmong, noteThreads } from '../../db/threads.ts'
import { listVoiceAccounts } from '../../db/voice-accounts.ts'
import type { ThreadLedger } from '../collectors/threads.ts'

/** What all processes on one database have read of threads. */
export function storedThreads(db: Db): ThreadLedger {
  return {
    due: (workspaceId, platform, filter, limit, skip) =>
      listDueThreads(db, workspaceId, platform, filter, limit, skip),
    note: (workspaceId, platform, visits, at) => noteThreads(db, workspaceId, platform, visits, at),
    countClosed: (workspaceId, platform, filter) => countClosedThreads(db, workspaceId, platform, filter),
    reopen: (workspaceId, platform, ids) => reopenThreads(db, workspaceId, platform, ids),
    largest: (workspaceId, platform, filter, most) =>
      listLargestThreads(db, workspaceId, platform, filter, most),
    noteTopReads: (workspaceId, platform, ids, at) => noteTopReads(db, workspaceId, platform, ids, at),
    linksOfHits: (workspaceId, platform, since) => listLinksOfHits(db, workspaceId, platform, since),
    companyAccounts: async (workspaceId, platform) =>
      (await listVoiceAccounts(db, workspaceId))
        .filter((listed) => listed.platform === platform && listed.voice === 'company')
        .map(({ account }) => account),
    textsOf: (workspaceId, platform, ids) => findTexts(db, workspaceId, platform, ids),
    storedAmong: (workspaceId, platform, ids) => listStoredAmong(db, workspaceId, platform, ids),
  }
}
