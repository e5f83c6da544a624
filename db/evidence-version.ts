import { sql } from 'kysely'

/** Moves a workspace's evidence version in the statement whose CTE of this name has changed something. */
export function moveVersion(workspaceId: string, changed: 'written' | 'removed') {
  return sql`versioned as (
    insert into evidence_versions as known (workspace_id, version)
    select ${workspaceId}, 1 where exists (select from ${sql.table(changed)})
    on conflict (workspace_id) do update set version = known.version + 1
  )`
}
