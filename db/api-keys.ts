import { sql } from 'kysely'
import type { ApiKey, ConfirmScans, KeySurface, Workspace } from '../src/model/index.ts'
import { type AuditStamp, auditChanged } from './audit.ts'
import type { Db } from './database.ts'
import { rankedState } from './evidence-version.ts'
import { readBytes } from './read.ts'
import { planIsActive, toWorkspace, type WorkspaceColumns, workspaceColumns } from './workspaces.ts'

export interface KeyHolder {
  readonly keyId: string
  readonly workspace: Workspace
  /** The workspace has an active paid plan. */
  readonly active: boolean
  readonly confirmScans: ConfirmScans
  /** The name of the present state of the workspace's evidence; undefined where there has never been any. */
  readonly evidenceState: string | undefined
  /** The name of the present state of its rankings and of their evidence; undefined where there have never been any. */
  readonly rankedState: string | undefined
}

/** A holder with the bytes in which the database told it. */
export interface ToldHolder {
  readonly told: Buffer
  readonly holder: KeyHolder
}

type HolderRow = WorkspaceColumns & {
  readonly confirm_scans: ConfirmScans
  readonly key_id: string
  readonly active: boolean
  readonly state: string | null
  readonly ranked_state: string | null
}

const holderColumns = sql.raw(
  [...workspaceColumns, 'workspaces.confirm_scans', 'api_keys.key_id', 'evidence_states.state'].join(', '),
)

/**
 * The holder of a key, found by its SHA-256; undefined when it is unknown or revoked. Where the database tells the same as
 * `last` time it is that very object: with every call somebody asks, and nearly always for the same.
 */
export async function findKeyHolder(
  db: Db,
  keyHash: Buffer,
  last?: ToldHolder,
): Promise<ToldHolder | undefined> {
  // As a text: this statement is asked for with every call, and to put it together would take longer than to send it.
  const [row] = await readBytes(db)`
    select row_to_json(holder) from (
      select ${holderColumns}, ${planIsActive} as active, ${rankedState} as ranked_state
      from api_keys
      join workspaces on workspaces.workspace_id = api_keys.workspace_id
      left join evidence_states on evidence_states.workspace_id = api_keys.workspace_id
      left join ranking_states on ranking_states.workspace_id = api_keys.workspace_id
      where api_keys.key_hash = ${keyHash} and api_keys.revoked_at is null
    ) holder`
  const told = row?.[0]
  if (told == null) return undefined
  if (last?.told.equals(told) === true) return last
  // A copy: what came is a part of all that was read from the socket at once.
  return { told: Buffer.from(told), holder: toHolder(told) }
}

function toHolder(told: Buffer): KeyHolder {
  // Sound: the statement that told it selects these columns.
  const row = JSON.parse(told.toString()) as HolderRow
  return {
    keyId: row.key_id,
    workspace: toWorkspace(row),
    active: row.active,
    confirmScans: row.confirm_scans,
    evidenceState: row.state ?? undefined,
    rankedState: row.ranked_state ?? undefined,
  }
}

/** The SHA-256 of keys that are not revoked, in hex; where there are more than `limit`, those made or used last. */
export async function listActiveKeyHashes(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select('key_hash')
    .where('revoked_at', 'is', null)
    .orderBy(sql`coalesce(last_used_at, created_at) desc`)
    .limit(limit)
    .execute()
  return rows.map((row) => row.key_hash.toString('hex'))
}

/** What is stored of a new key. */
export interface StoredKey {
  readonly workspaceId: string
  readonly keyId: string
  readonly keyHash: Buffer
  readonly lastFour: string
}

/** What became of a key that was to be stored: `no_plan` where its maker needs an active Pro plan and there is none. */
export type KeyOutcome = 'stored' | 'no_plan' | 'unknown'

/** Stores a key. `unknown`: there is no such workspace. */
export async function insertKey(
  db: Db,
  key: StoredKey & { readonly label: string },
  stamp: AuditStamp,
): Promise<KeyOutcome> {
  const { rows } = await sql<{ outcome: KeyOutcome }>`
    with known as (
      select workspace_id, ${key.label}::text as label, null::jsonb as before, ${planIsActive} as active
      from workspaces where workspace_id = ${key.workspaceId}
    ),
    ${storeKey(key, stamp)}`.execute(db)
  return rows[0]?.outcome ?? 'unknown'
}

/**
 * Stores a key under the label of another, which stays as it is. `unknown`: the workspace has no such active key to
 * replace.
 */
export async function insertReplacement(
  db: Db,
  key: StoredKey & { readonly replaces: string },
  stamp: AuditStamp,
): Promise<{ readonly outcome: KeyOutcome; readonly label: string | undefined }> {
  const { rows } = await sql<{ outcome: KeyOutcome; label: string }>`
    with known as (
      select workspace_id, label, ${keyAsJson} as before, ${planIsActive} as active
      from api_keys join workspaces using (workspace_id)
      where workspace_id = ${key.workspaceId} and key_id = ${key.replaces} and revoked_at is null
    ),
    ${storeKey(key, stamp)}`.execute(db)
  return { outcome: rows[0]?.outcome ?? 'unknown', label: rows[0]?.label }
}

const keyAsJson = sql`
  jsonb_build_object('keyId', api_keys.key_id, 'label', api_keys.label, 'lastFour', api_keys.last_four)`

/** The rest of a statement whose CTE `known` has the row that allows the key. The operator needs no plan for it. */
function storeKey({ keyId, keyHash, lastFour }: StoredKey, stamp: AuditStamp) {
  const { actor } = stamp
  return sql`stored as (
      insert into api_keys (workspace_id, key_id, label, key_hash, last_four, created_by)
      select workspace_id, ${keyId}, label, ${keyHash}, ${lastFour}, ${actor.kind === 'user' ? actor.id : null}
      from known where active or ${actor.kind === 'operator'}
      returning workspace_id, key_id, ${keyAsJson} as after
    ),
    changed as (
      select workspace_id, key_id as subject, before, after from stored join known using (workspace_id)
    ),
    ${auditChanged(stamp)}
    select label, case when exists (select from stored) then 'stored' else 'no_plan' end as outcome from known`
}

export async function listKeys(db: Db, workspaceId: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('key_id')
    .execute()
  return rows.map((row) => ({
    keyId: row.key_id,
    label: row.label,
    lastFour: row.last_four,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    firstUsedAt: row.first_used_at?.toISOString() ?? null,
    lastUsed:
      row.last_used_at === null || row.last_used_surface === null
        ? null
        : {
            at: row.last_used_at.toISOString(),
            surface: row.last_used_surface,
            client: row.last_used_client,
          },
  }))
}

/** Revokes a key. False when the workspace has no such active key. */
export async function revokeKey(
  db: Db,
  workspaceId: string,
  keyId: string,
  stamp: AuditStamp,
): Promise<boolean> {
  const { rows } = await sql<{ subject: string }>`
    with changed as (
      update api_keys set revoked_at = now()
      where workspace_id = ${workspaceId} and key_id = ${keyId} and revoked_at is null
      returning workspace_id, key_id as subject, ${keyAsJson} as before, null::jsonb as after
    ),
    ${auditChanged(stamp)}
    select subject from changed`.execute(db)
  return rows.length > 0
}

/** What used a key. */
export interface KeyUse {
  readonly surface: KeySurface
  /** As it names itself; null: it does not. */
  readonly client: string | null
}

/** Keeps that a key is used now, unless that was kept less than `everySeconds` ago, by another process too. */
export async function recordKeyUse(
  db: Db,
  { workspaceId, keyId }: { readonly workspaceId: string; readonly keyId: string },
  { surface, client }: KeyUse,
  everySeconds: number,
): Promise<void> {
  await sql`
    update api_keys set last_used_at = now(), last_used_surface = ${surface}, last_used_client = ${client},
      first_used_at = coalesce(first_used_at, now())
    where workspace_id = ${workspaceId} and key_id = ${keyId}
      and (last_used_at is null or last_used_at < now() - make_interval(secs => ${everySeconds}))`.execute(db)
}
