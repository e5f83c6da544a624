import { lateKey } from '../late-key.ts'
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
  lateKey,
]
