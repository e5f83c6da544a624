import type { Fault } from '../torture.ts'

/** Ways to answer or to store wrongly while the database is away, one in each. */
export const planted: readonly Fault[] = [
  {
    name: 'an answer that ended early is taken for a whole one',
    changes: [
      {
        file: 'db/connection.ts',
        line: 'const answer = query.then(checkedAnswer)',
        becomes: 'const answer = query.then((whole: Answer) => whole)',
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
  {
    name: 'a lost connection is a mistake of the service',
    changes: [
      {
        file: 'db/outages.ts',
        line: 'throw isLostConnection(error) || serverCondition(error) !== undefined ?',
        becomes: 'throw serverCondition(error) !== undefined ?',
      },
    ],
  },
]
