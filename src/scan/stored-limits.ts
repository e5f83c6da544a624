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
import type { ChangedQuota } from '../process/metrics.ts'

/** Limits that all processes on one database share. `changed` is called for what this one did to them. */
export function storedLimits(db: Db, changed: (quota: ChangedQuota) => void = () => {}): Limits {
  return {
    reserveSlot: (queue, slot) => reserveCall(db, queue, slot),
    pause: (queue, until) => pauseCalls(db, queue, until),
    async take(quota, wanted, minimum = 1) {
      const amount = await takeQuota(db, quota, { cap: quota.cap, wanted, minimum })
      changed({ resource: quota.resource, change: 'taken', amount })
      return amount
    },
    async refund(quota, amount) {
      await returnQuota(db, quota, amount)
      changed({ resource: quota.resource, change: 'returned', amount })
    },
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
