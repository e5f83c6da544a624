import type { Fault } from '../torture.ts'

/** Ways to let in whose right has ended, one in each. */
export const planted: readonly Fault[] = [
  {
    name: 'a revoked key is remembered as good',
    changes: [
      {
        file: 'src/access/authenticate.ts',
        line: 'if (found === undefined) told.delete(keyHash)',
        becomes: 'if (found === undefined) return last?.holder',
      },
    ],
  },
  {
    name: "a plan's end by date is not looked at",
    changes: [
      {
        file: 'db/workspaces.ts',
        line: '(workspaces.plan_ends_at is null or workspaces.plan_ends_at > now())',
        becomes: 'true',
      },
    ],
  },
  {
    name: 'a session that was ended goes on',
    changes: [
      {
        file: 'db/sessions.ts',
        line: '  (sessions.ended_at is null and sessions.last_seen_at >',
        becomes: '  (sessions.last_seen_at >',
      },
    ],
  },
  {
    name: 'who follows a scan is not looked at again',
    changes: [
      {
        file: 'web/scan-events.ts',
        line: 'if (!(await isStillWelcome())) return',
        becomes: `if (told === '' && !(await isStillWelcome())) return`,
      },
    ],
  },
]
