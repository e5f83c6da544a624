import type { Fault } from '../torture.ts'

/** Ways to hear another request than was sent, one in each. */
export const planted: readonly Fault[] = [
  {
    name: 'what is not quite HTTP is taken for it',
    changes: [
      {
        file: 'src/http/server.ts',
        line: `    requestTimeout: REQUEST_TIMEOUT_MS,
`,
        becomes: `    requestTimeout: REQUEST_TIMEOUT_MS,
    insecureHTTPParser: true,
`,
      },
    ],
  },
  {
    name: 'pipelined requests are begun all at once',
    changes: [
      {
        file: 'src/http/server.ts',
        line: 'limited(serializePipelined(together(onlyWellFormed(handler, refuse))))',
        becomes: 'limited(together(onlyWellFormed(handler, refuse)))',
      },
    ],
  },
]
