import { type RawBuilder, sql } from 'kysely'

/** Moves a workspace's evidence version in the statement whose CTE of this name has changed something. */
export function moveVersion(workspaceId: string, changed: 'written' | 'changed' | 'removed') {
  const removal = changed === 'removed' ? sql`, removal_version = known.version + 1` : sql``
  return sql`versioned as (
    insert into evidence_versions as known (workspace_id, version, removal_version)
    select ${workspaceId}, 1, ${changed === 'removed' ? 1 : 0}::bigint where exists (select from ${sql.table(changed)})
    on conflict (workspace_id) do update set version = known.version + 1 ${removal}
  )`
}

/** The version that the last removal of posts led to, 0 without any: what was made of an older one may quote them. */
export function removalVersion(workspaceId: string): RawBuilder<number> {
  return sql<number>`coalesce((select removal_version from evidence_versions where workspace_id = ${workspaceId}), 0)`
}
