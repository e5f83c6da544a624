import type { Db } from '../../db/database.ts'
import {
  findLookup,
  listQueriedHashtags,
  notePaidReads,
  pauseCalls,
  reserveCall,
  returnQuota,
  spentQuota,
  storeLookup,
  takeHashtag,
  takeQuota,
} from '../../db/limits.ts'
import type { Limits, LookupCache } from '../collectors/limits.ts'

/** Limits that all processes on one database share. */
export function storedLimits(db: Db): Limits {
  return {
    reserveSlot: (queue, slot) => reserveCall(db, queue, slot),
    pause: (queue, until) => pauseCalls(db, queue, until),
    take: (quota, wanted, minimum = 1) => takeQuota(db, quota, { cap: quota.cap, wanted, minimum }),
    refund: (quota, amount) => returnQuota(db, quota, amount),
    notePaid: (quota, ids) => notePaidReads(db, quota, ids),
    remaining: async (quota) => Math.max(0, quota.cap - (await spentQuota(db, quota))),
    takeHashtag: (account, tag, rule) => takeHashtag(db, account, tag, rule),
    hashtagsAsked: (account, at) => listQueriedHashtags(db, account, at),
  }
}

export function storedLookups(db: Db): LookupCache {
  return {
    get: (kind, key, notBefore) => findLookup(db, kind, key, notBefore),
    set: (kind, key, value, at) => storeLookup(db, kind, key, value, at),
  }
}
