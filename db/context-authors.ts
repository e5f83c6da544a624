import { sql } from 'kysely'

/**
 * Whether nobody knows whose words the `context` of a row is, of a table or CTE of this name with the columns of `posts`: no
 * collector has said it, and of what the row answers a post is not stored, or without its author.
 */
export function contextIsNobodys(row: string, keyColumn = 'context_author_key') {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  return sql`(${column(keyColumn)} is null and coalesce((
    select bool_or(not exists (select from posts above where above.workspace_id = ${column('workspace_id')}
      and above.platform = ${column('platform')} and above.post_id = answered.id and above.author_handle is not null))
    from unnest(array[${column('thread_id')}, ${column('parent_id')}]) as answered(id) where answered.id is not null), true))`
}
