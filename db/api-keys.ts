import type { ConfirmScans, Workspace } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { planIsActive, toWorkspace, workspaceColumns } from './workspaces.ts'

export interface KeyHolder {
  readonly keyId: string
  readonly workspace: Workspace
  /** The workspace has an active paid plan. */
  readonly active: boolean
  readonly confirmScans: ConfirmScans
}

export interface ApiKeySummary {
  readonly keyId: string
  readonly label: string
  readonly createdAt: Date
  readonly revokedAt: Date | null
}

/** The holder of a key, found by its SHA-256; undefined when it is unknown or revoked. */
export async function findKeyHolder(db: Db, keyHash: Buffer): Promise<KeyHolder | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('workspaces', 'workspaces.workspace_id', 'api_keys.workspace_id')
    .select([...workspaceColumns, 'workspaces.confirm_scans', 'api_keys.key_id', planIsActive.as('active')])
    .where('api_keys.key_hash', '=', keyHash)
    .where('api_keys.revoked_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      keyId: row.key_id,
      workspace: toWorkspace(row),
      active: row.active,
      confirmScans: row.confirm_scans,
    }
  )
}

/** Stores a key. Throws a foreign key violation when there is no such workspace. */
export async function insertKey(
  db: Db,
  key: { workspaceId: string; keyId: string; label: string; keyHash: Buffer },
): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({ workspace_id: key.workspaceId, key_id: key.keyId, label: key.label, key_hash: key.keyHash })
    .execute()
}

export async function listKeys(db: Db, workspaceId: string): Promise<ApiKeySummary[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(['key_id', 'label', 'created_at', 'revoked_at'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('key_id')
    .execute()
  return rows.map((row) => ({
    keyId: row.key_id,
    label: row.label,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  }))
}

/** Revokes a key. False when the workspace has no such active key. */
export async function revokeKey(db: Db, workspaceId: string, keyId: string): Promise<boolean> {
  const revoked = await db
    .updateTable('api_keys')
    .set({ revoked_at: new Date() })
    .where('workspace_id', '=', workspaceId)
    .where('key_id', '=', keyId)
    .where('revoked_at', 'is', null)
    .returning('key_id')
    .executeTakeFirst()
  return revoked !== undefined
}
