import type { Fault } from '../torture.ts'

/** Statements that look beyond a workspace, one in each. */
export const planted: readonly Fault[] = [
  {
    name: "posts are another workspace's",
    changes: [
      {
        file: 'db/posts.ts',
        line: `where workspace_id = \${workspaceId} and platform = any(\${sql.val(among)}::text[])`,
        becomes: `where workspace_id <> \${workspaceId} and platform = any(\${sql.val(among)}::text[])`,
      },
    ],
  },
  {
    name: 'ids are completed from all workspaces',
    changes: [
      {
        file: 'db/posts.ts',
        line: `where workspace_id = \${workspaceId} and starts_with(post_id, \${prefix})`,
        becomes: `where starts_with(post_id, \${prefix})`,
      },
    ],
  },
  {
    name: 'evidence is of all workspaces',
    changes: [
      {
        file: 'db/evidence-filter.ts',
        line: `sql<SqlBool>\`workspace_id = \${filter.workspaceId}\``,
        becomes: `sql<SqlBool>\`(workspace_id = \${filter.workspaceId} or true)\``,
      },
    ],
  },
]
