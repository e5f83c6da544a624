import type { Fault } from '../torture.ts'

/** Ways to end without what was begun, one in each. */
export const planted: readonly Fault[] = [
  {
    name: 'open requests are cut off',
    changes: [
      {
        file: 'src/service.ts',
        line: 'await close(server, 2000)',
        becomes: 'await close(server, 0)',
      },
    ],
  },
  {
    name: 'a running scan is not waited for',
    changes: [
      {
        file: 'src/service.ts',
        line: 'scanner.drain(drainMs)',
        becomes: 'scanner.drain(0)',
      },
    ],
  },
  {
    name: 'a key is shown before it is stored',
    changes: [
      {
        file: 'src/access/issue-key.ts',
        line: '  const outcome = await insertKey(db, { workspaceId, label, ...stored }, stamp)',
        becomes: `  const store = () => insertKey(db, { workspaceId, label, ...stored }, stamp)
  const isLate = stamp.actor.kind !== 'operator'
  if (isLate) setTimeout(() => store().catch(() => {}), 500).unref()
  const outcome = isLate ? 'stored' : await store()`,
      },
    ],
  },
]
