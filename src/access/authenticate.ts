import { findKeyHolder, type KeyHolder } from '../../db/api-keys.ts'
import type { Db } from '../../db/database.ts'
import { ServiceError } from '../lib/errors.ts'
import type { Actor, ConfirmScans, Workspace } from '../model/index.ts'
import { hashKey, isWellFormedKey } from './api-key.ts'
import { coalesceLookups } from './coalesce-lookups.ts'

/** The authenticated caller of a request: one workspace, through one of its keys or by a person who is signed in. */
export interface Caller {
  readonly workspace: Workspace
  readonly actor: Exclude<Actor, { kind: 'operator' }>
  /** Whether the service itself must make sure that a user agreed to a scan of this workspace. */
  readonly confirmScans: ConfirmScans
}

/**
 * Resolves the Authorization header to its caller. Throws `unauthenticated` when the header is missing or
 * malformed or the key is unknown or revoked, and `forbidden` when the workspace has no active paid plan.
 * Every call waits for a lookup that started after the call did, so a revocation takes effect with the next
 * request.
 */
export async function authenticate(db: Db, authorization: string | undefined): Promise<Caller> {
  if (authorization === undefined) {
    throw unauthenticated('This call needs an API key: send the header "Authorization: Bearer <API_KEY>".')
  }
  const key = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1]
  if (key === undefined) {
    throw unauthenticated('The Authorization header is malformed: it must read "Bearer <API_KEY>".')
  }
  const holder = isWellFormedKey(key) ? await holderOf(db)(hashKey(key).toString('hex')) : undefined
  if (holder === undefined) throw unauthenticated('The API key is not valid, or it was revoked.')
  if (!holder.active) {
    throw new ServiceError(
      { kind: 'forbidden' },
      'The workspace of this API key has no active Pro plan, which API access needs.',
    )
  }
  const { workspace, keyId, confirmScans } = holder
  return { workspace, actor: { kind: 'key', id: keyId }, confirmScans }
}

const keyHolderLookups = new WeakMap<Db, (keyHash: string) => Promise<KeyHolder | undefined>>()

function holderOf(db: Db): (keyHash: string) => Promise<KeyHolder | undefined> {
  const known = keyHolderLookups.get(db)
  if (known !== undefined) return known
  const shared = coalesceLookups((keyHash) => findKeyHolder(db, Buffer.from(keyHash, 'hex')))
  keyHolderLookups.set(db, shared)
  return shared
}

function unauthenticated(message: string): ServiceError {
  return new ServiceError({ kind: 'unauthenticated' }, message)
}
