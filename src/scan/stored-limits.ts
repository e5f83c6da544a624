import type { Db } from '../../db/database.ts'
import {
  listHashtagsAsked,
  pauseLane,
  recallLookup,
  rememberLookup,
  returnAllowance,
  spentAllowance,
  takeAllowance,
  takeHashtag,
  takeTurn,
} from '../../db/limits.ts'
import type { Limits, LookupCache } from '../collectors/limits.ts'

/** Limits that all processes on one database share. */
export function storedLimits(db: Db): Limits {
  return {
    reserveSlot: (lane, turn) => takeTurn(db, lane, turn),
    pause: (lane, until) => pauseLane(db, lane, until),
    take: (allowance, wanted, minimum = 1) =>
      takeAllowance(db, allowance, { cap: allowance.cap, wanted, minimum }),
    refund: (allowance, amount) => returnAllowance(db, allowance, amount),
    remaining: async (allowance) => Math.max(0, allowance.cap - (await spentAllowance(db, allowance))),
    takeHashtag: (account, tag, rule) => takeHashtag(db, account, tag, rule),
    hashtagsAsked: (account, at) => listHashtagsAsked(db, account, at),
  }
}

export function storedLookups(db: Db): LookupCache {
  return {
    get: (kind, key, notBefore) => recallLookup(db, kind, key, notBefore),
    set: (kind, key, value, at) => rememberLookup(db, kind, key, value, at),
  }
}
