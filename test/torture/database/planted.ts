import { lateKey } from '../late-key.ts'
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
  lateKey,
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
