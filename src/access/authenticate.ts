import { LRUCache } from 'lru-cache'
import { findKeyHolder, type KeyUse, type ToldHolder } from '../../db/api-keys.ts'
import type { Db } from '../../db/database.ts'
import { countingShared } from '../../db/request-deadline.ts'
import { type BucketLimits, Buckets } from '../admission/buckets.ts'
import { Refusals } from '../admission/refusals.ts'
import type { Clock } from '../lib/clock.ts'
import { coalesceLookups } from '../lib/coalesce-lookups.ts'
import { ServiceError } from '../lib/errors.ts'
import type { Actor, ConfirmScans, Workspace } from '../model/index.ts'
import type { Logger } from '../process/log.ts'
import { hashKey, isWellFormedKey } from './api-key.ts'
import { KeyUses } from './key-uses.ts'
import { KnownKeys } from './known-keys.ts'

/** Nobody guesses 256 bits: the limit keeps a flood of keys that are none from the database. */
export const FAILED_LIMITS: BucketLimits = { calls: 100, callsPerSecond: 2 }

/** Holders of keys as they were last told, so that the same is not read again; some thousand of them. */
const TOLD_BYTES = 2_000_000

/** The authenticated caller of a request: one workspace, through one of its keys or by a person who is signed in. */
export interface Caller {
  readonly workspace: Workspace
  readonly actor: Exclude<Actor, { kind: 'operator' }>
  /** Whether the service itself must make sure that a user agreed to a scan of this workspace. */
  readonly confirmScans: ConfirmScans
  /** The state of the evidence when the key was looked up; undefined where there was no evidence, or no key. */
  readonly evidenceState?: string | undefined
  /** The state of the rankings and of their evidence then; undefined where there were none, or no key. */
  readonly rankedState?: string | undefined
}

/** Who may call, by the keys of a database. */
export interface Access {
  /**
   * Resolves the Authorization header to its caller, and notes the use of the key beside the call. Throws
   * `unauthenticated` when the header is missing or malformed or the key is unknown or revoked, `too_many_attempts`
   * in its place once too many calls from the address were such, and `forbidden` when the workspace has no active paid
   * plan. Every call waits for a lookup that started after the call did, so a revocation takes effect with the next
   * request; from an address over its limit no key is looked up that is none. `describeUse` is called only where the use
   * is to be stored.
   */
  authenticate(
    authorization: string | undefined,
    describeUse: () => KeyUse,
    address?: string | undefined,
  ): Promise<Caller>
  /** What stands for this header's key where it was good when it was last looked up: its hash. */
  knownKey(authorization: string | undefined): string | undefined
  /** Resolves when the uses noted by now are stored. */
  settled(): Promise<void>
}

/** `refused` is called for each call that is refused because of its address. */
export function createAccess(
  db: Db,
  clock: Clock,
  log: Pick<Logger, 'warn'>,
  refused: () => void = () => {},
  refusals = new Refusals({ clock }),
): Access {
  const uses = new KeyUses(db, clock, log)
  const known = new KnownKeys(db, clock)
  const failures = new Buckets(FAILED_LIMITS, clock)
  const told = new LRUCache<string, ToldHolder>({
    maxSize: TOLD_BYTES,
    sizeCalculation: ({ told }) => told.length,
  })
  const lookUp = coalesceLookups(async (keyHash) => {
    const last = told.get(keyHash)
    const found = await findKeyHolder(db, Buffer.from(keyHash, 'hex'), last)
    if (found === undefined) told.delete(keyHash)
    else if (found !== last) told.set(keyHash, found)
    return found?.holder
  })
  const holderOf = (keyHash: string) => countingShared(() => lookUp(keyHash))

  /** Of keys that no look-up had found when they began, by hash; they never reject. */
  const firstLookups = new Map<string, Promise<unknown>>()

  async function find(keyHash: string | undefined, address: string | undefined) {
    const isKnown = () => keyHash !== undefined && known.wasGood(keyHash)
    const first = keyHash === undefined ? undefined : firstLookups.get(keyHash)
    // Many calls at once with a key that is used for the first time are not so many failures.
    if (first !== undefined && !isKnown()) await countingShared(() => first)
    if (keyHash === undefined || !isKnown()) return await findStranger(keyHash, address)
    const holder = await holderOf(keyHash)
    known.note(keyHash, holder !== undefined)
    return holder
  }

  /** Counts a failure before it is one, or else a thousand calls at once would all come before the first of them failed. */
  async function findStranger(keyHash: string | undefined, address: string | undefined) {
    const waitSeconds = failures.take(address)
    const isCounted = waitSeconds === undefined
    if (!isCounted && (keyHash === undefined || !(await known.exists(keyHash)))) {
      refused()
      await refusals.keepBack()
      throw tooManyFailures(refusals.retryAfterSeconds(waitSeconds))
    }
    if (keyHash === undefined) return undefined
    const lookup = holderOf(keyHash).then((holder) => {
      known.note(keyHash, holder !== undefined)
      return holder
    })
    const settled = lookup.catch(() => {}).finally(() => firstLookups.delete(keyHash))
    if (!firstLookups.has(keyHash)) firstLookups.set(keyHash, settled)
    const holder = await lookup
    // Not where the database did not answer either: a flood must not keep it from answering.
    if (isCounted && holder !== undefined) failures.giveBack(address)
    return holder
  }

  return {
    async authenticate(authorization, describeUse, address) {
      const read = readKey(authorization)
      const keyHash = 'key' in read ? hashOf(read.key) : undefined
      const holder = await find(keyHash, address)
      if (holder === undefined) {
        throw unauthenticated(
          'problem' in read ? read.problem : 'The API key is not valid, or it was revoked.',
        )
      }
      const { workspace, keyId, confirmScans, evidenceState, rankedState } = holder
      // Before the plan is looked at: a key that is refused for it is in use nevertheless.
      uses.note(workspace.id, keyId, describeUse)
      if (!holder.active) {
        throw new ServiceError(
          { kind: 'forbidden' },
          'The workspace of this API key has no active Pro plan, which API access needs.',
        )
      }
      return { workspace, actor: { kind: 'key', id: keyId }, confirmScans, evidenceState, rankedState }
    },
    knownKey(authorization) {
      const read = readKey(authorization)
      const keyHash = 'key' in read ? hashOf(read.key) : undefined
      return keyHash !== undefined && known.wasGood(keyHash) ? keyHash : undefined
    },
    settled: () => uses.settled(),
  }
}

/** Undefined for what cannot be a key. */
function hashOf(key: string): string | undefined {
  return isWellFormedKey(key) ? hashKey(key).toString('hex') : undefined
}

/** The key of an Authorization header, or what is wrong with that. */
function readKey(authorization: string | undefined): { readonly key: string } | { readonly problem: string } {
  if (authorization === undefined) {
    return { problem: 'This call needs an API key: send the header "Authorization: Bearer <API_KEY>".' }
  }
  const key = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1]
  if (key !== undefined) return { key }
  return { problem: 'The Authorization header is malformed: it must read "Bearer <API_KEY>".' }
}

function unauthenticated(message: string): ServiceError {
  return new ServiceError({ kind: 'unauthenticated' }, message)
}

function tooManyFailures(retryAfterSeconds: number): ServiceError {
  return new ServiceError(
    { kind: 'too_many_attempts', retryAfterSeconds },
    `Too many calls without a valid key came from this address. Try again in ${retryAfterSeconds} s.`,
  )
}
