import type { Db } from '../../db/database.ts'
import {
  findLookup,
  listQueriedHashtags,
  pauseCalls,
  reserveCall,
  returnQuota,
  spentQuota,
  storeLookup,
  takeHashtag,
  takeQuota,
} from '../../db/limits.ts'
import type { Limits, Lookups } from '../collectors/limits.ts'

/** Limits that all processes on one database share. */
export function storedLimits(db: Db): Limits {
  return {
    takeTurn: (lane, turn) => reserveCall(db, lane, turn),
    pause: (lane, until) => pauseCalls(db, lane, until),
    take: (allowance, wanted, minimum = 1) =>
      takeQuota(db, allowance, { cap: allowance.cap, wanted, minimum }),
    giveBack: (allowance, amount) => returnQuota(db, allowance, amount),
    left: async (allowance) => Math.max(0, allowance.cap - (await spentQuota(db, allowance))),
    takeHashtag: (account, tag, rule) => takeHashtag(db, account, tag, rule),
    hashtagsAsked: (account, at) => listQueriedHashtags(db, account, at),
  }
}

export function storedLookups(db: Db): Lookups {
  return {
    recall: (kind, key, notBefore) => findLookup(db, kind, key, notBefore),
    remember: (kind, key, value, at) => storeLookup(db, kind, key, value, at),
  }
}
