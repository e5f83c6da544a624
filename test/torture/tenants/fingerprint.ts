import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** What only its own people may change of a workspace, as one text. */
export async function fingerprintOf(db: Db, workspaceId: string): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select json_build_array(
      (select json_agg(json_build_array(name, words, handles, confirm_scans, plan)) from workspaces
        where workspace_id = ${workspaceId}),
      (select json_agg(json_build_array(key_id, label, revoked_at) order by key_id) from api_keys
        where workspace_id = ${workspaceId}),
      (select json_agg(json_build_array(user_id, role, name) order by user_id) from memberships join users using (user_id)
        where workspace_id = ${workspaceId}),
      (select json_agg(json_build_array(session_id, sessions.workspace_id, ended_at) order by session_id)
        from memberships join sessions using (user_id) where memberships.workspace_id = ${workspaceId}),
      (select json_agg(json_build_array(platform, post_id, text) order by platform, post_id) from posts
        where workspace_id = ${workspaceId})
    )::text as all`.execute(db)
  return rows[0]?.all ?? ''
}
