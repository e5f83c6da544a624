import type { Db } from '../../db/database.ts'
import { listDueThreads, listStoredAmong, noteThreads } from '../../db/threads.ts'
import type { ThreadLedger } from '../collectors/threads.ts'

/** What all processes on one database have read of threads. */
export function storedThreads(db: Db): ThreadLedger {
  return {
    due: (workspaceId, platform, filter, limit) => listDueThreads(db, workspaceId, platform, filter, limit),
    note: (workspaceId, platform, visits, at) => noteThreads(db, workspaceId, platform, visits, at),
    storedAmong: (workspaceId, platform, ids) => listStoredAmong(db, workspaceId, platform, ids),
  }
}
