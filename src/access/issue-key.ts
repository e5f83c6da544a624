import { insertKey, insertReplacement, type KeyOutcome } from '../../db/api-keys.ts'
import type { AuditStamp } from '../../db/audit.ts'
import type { Db } from '../../db/database.ts'
import { ServiceError } from '../lib/errors.ts'
import { createKey } from './api-key.ts'

/** A new key. `key` is its only plaintext copy. */
export interface IssuedKey {
  readonly key: string
  readonly keyId: string
  readonly label: string
}

/**
 * Creates a key and stores its hash. Throws `not_found` when there is no such workspace, and `forbidden` when it has no
 * active Pro plan; the operator may make keys before that.
 */
export async function issueKey(
  db: Db,
  workspaceId: string,
  label: string,
  stamp: AuditStamp,
): Promise<IssuedKey> {
  const { key, ...stored } = createKey()
  const outcome = await insertKey(db, { workspaceId, label, ...stored }, stamp)
  refuseUnlessStored(outcome, `There is no workspace ${workspaceId}.`)
  return { key, keyId: stored.keyId, label }
}

/**
 * Creates a key under the label of another, which stays active until it is revoked. Throws `not_found` when the
 * workspace has no such active key, and `forbidden` as `issueKey` does.
 */
export async function issueReplacement(
  db: Db,
  workspaceId: string,
  replaces: string,
  stamp: AuditStamp,
): Promise<IssuedKey> {
  const { key, ...stored } = createKey()
  const { outcome, label = '' } = await insertReplacement(db, { workspaceId, replaces, ...stored }, stamp)
  refuseUnlessStored(outcome, noSuchKey(workspaceId, replaces))
  return { key, keyId: stored.keyId, label }
}

export function noSuchKey(workspaceId: string, keyId: string): string {
  return `Workspace ${workspaceId} has no live key ${keyId}.`
}

function refuseUnlessStored(outcome: KeyOutcome, unknown: string): void {
  switch (outcome) {
    case 'stored':
      return
    case 'unknown':
      throw new ServiceError({ kind: 'not_found' }, unknown)
    case 'no_plan':
      throw new ServiceError(
        { kind: 'forbidden' },
        'This workspace has no active Pro plan, which API access needs. The operator of this service sets the plan.',
      )
  }
}
