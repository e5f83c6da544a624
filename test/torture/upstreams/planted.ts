import type { Fault } from '../torture.ts'

/** Ways to pass over what a platform did not answer, one in each. */
export const planted: readonly Fault[] = [
  {
    name: 'a query of which a page failed calls itself whole',
    changes: [
      {
        file: 'src/collectors/query-run.ts',
        line: 'if (error instanceof CollectorError && !endsPlatform(error)) entry.problem = error',
        becomes: 'if (error instanceof CollectorError && !endsPlatform(error)) progress.complete = true',
      },
    ],
  },
  {
    name: 'a call that is asked again is not counted',
    changes: [
      {
        file: 'src/collectors/http.ts',
        line: `    await policy.beforeAttempt?.(work)
`,
        becomes: `    if (!retry) await policy.beforeAttempt?.(work)
`,
      },
    ],
  },
  {
    name: 'the mark of a search moves over pages that failed',
    changes: [
      {
        file: 'src/collectors/x/search.ts',
        line: `    } finally {
      allocation.release(budget.remaining)
`,
        becomes: `    } finally {
      await advanceMark(query, { from: since, until: now() })
      allocation.release(budget.remaining)
`,
      },
    ],
  },
]
