import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** A whole number from 0 that grows with every change of the workspace's evidence. */
export async function evidenceVersion(db: Db, workspaceId: string): Promise<number> {
  const row = await db
    .selectFrom('evidence_versions')
    .select('version')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return Number(row?.version ?? 0)
}

/** A CTE that increments the evidence version where the statement's CTE of this name has rows. */
export function bumpVersion(workspaceId: string, changed: 'written' | 'changed' | 'removed') {
  const removal = changed === 'removed' ? sql`, removal_version = known.version + 1` : sql``
  return sql`versioned as (
    insert into evidence_versions as known (workspace_id, version, removal_version)
    select ${workspaceId}, 1, ${changed === 'removed' ? 1 : 0}::bigint where exists (select from ${sql.table(changed)})
    on conflict (workspace_id) do update set version = known.version + 1 ${removal}
  )`
}

/**
 * The version after the last removal of posts, 0 without any: rankings of an older version may quote these
 * posts.
 */
export function removalVersion(workspaceId: string): RawBuilder<number> {
  return sql<number>`coalesce((select removal_version from evidence_versions where workspace_id = ${workspaceId}), 0)`
}

/** SQL: names the state of the workspace's evidence in which the statement reads it; null where there has never been any. */
export function stateOf(workspaceId: string): RawBuilder<string | null> {
  return sql`(select state::text from evidence_states where workspace_id = ${workspaceId})`
}

/** SQL over these two tables: names the state of the workspace's rankings and of their evidence; null where one has never been. */
export const rankedState = sql<string | null>`evidence_states.state || ' ' || ranking_states.state`
