import { findKeyHolder, type KeyUse } from '../../db/api-keys.ts'
import type { Db } from '../../db/database.ts'
import type { Clock } from '../lib/clock.ts'
import { ServiceError } from '../lib/errors.ts'
import type { Actor, ConfirmScans, Workspace } from '../model/index.ts'
import type { Logger } from '../process/log.ts'
import { hashKey, isWellFormedKey } from './api-key.ts'
import { coalesceLookups } from './coalesce-lookups.ts'
import { KeyUses } from './key-uses.ts'

/** The authenticated caller of a request: one workspace, through one of its keys or by a person who is signed in. */
export interface Caller {
  readonly workspace: Workspace
  readonly actor: Exclude<Actor, { kind: 'operator' }>
  /** Whether the service itself must make sure that a user agreed to a scan of this workspace. */
  readonly confirmScans: ConfirmScans
}

/** Who may call, by the keys of a database. */
export interface Access {
  /**
   * Resolves the Authorization header to its caller, and notes the use of the key beside the call. Throws
   * `unauthenticated` when the header is missing or malformed or the key is unknown or revoked, and `forbidden` when
   * the workspace has no active paid plan. Every call waits for a lookup that started after the call did, so a
   * revocation takes effect with the next request. `describeUse` is called only where the use is to be stored.
   */
  authenticate(authorization: string | undefined, describeUse: () => KeyUse): Promise<Caller>
  /** Resolves when the uses noted by now are stored. */
  settled(): Promise<void>
}

export function createAccess(db: Db, clock: Clock, log: Pick<Logger, 'warn'>): Access {
  const uses = new KeyUses(db, clock, log)
  const holderOf = coalesceLookups((keyHash) => findKeyHolder(db, Buffer.from(keyHash, 'hex')))
  return {
    async authenticate(authorization, describeUse) {
      const key = readKey(authorization)
      const holder = isWellFormedKey(key) ? await holderOf(hashKey(key).toString('hex')) : undefined
      if (holder === undefined) throw unauthenticated('The API key is not valid, or it was revoked.')
      const { workspace, keyId, confirmScans } = holder
      // Before the plan is looked at: a key that is refused for it is in use nevertheless.
      uses.note(workspace.id, keyId, describeUse)
      if (!holder.active) {
        throw new ServiceError(
          { kind: 'forbidden' },
          'The workspace of this API key has no active Pro plan, which API access needs.',
        )
      }
      return { workspace, actor: { kind: 'key', id: keyId }, confirmScans }
    },
    settled: () => uses.settled(),
  }
}

function readKey(authorization: string | undefined): string {
  if (authorization === undefined) {
    throw unauthenticated('This call needs an API key: send the header "Authorization: Bearer <API_KEY>".')
  }
  const key = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1]
  if (key !== undefined) return key
  throw unauthenticated('The Authorization header is malformed: it must read "Bearer <API_KEY>".')
}

function unauthenticated(message: string): ServiceError {
  return new ServiceError({ kind: 'unauthenticated' }, message)
}
