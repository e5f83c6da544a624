import type { Fault } from '../torture.ts'

/** Ways to answer otherwise than the contract says, one in each. */
export const planted: readonly Fault[] = [
  {
    name: 'an error has a member too many',
    changes: [
      {
        file: 'rest/errors.ts',
        line: 'body: { error: error.message },',
        becomes: 'body: { error: error.message, kind: error.fault.kind },',
      },
    ],
  },
  {
    name: 'a header is a word in the place of a number',
    changes: [
      {
        file: 'rest/facade.ts',
        line: `      ctx.set({ ...reply.headers })
`,
        becomes: `      ctx.set({ ...reply.headers })
      if (ctx.response.has('Total-Count')) ctx.set('Total-Count', 'many')
`,
      },
    ],
  },
  {
    name: 'NUL is not refused',
    changes: [
      {
        file: 'src/input/parse-input.ts',
        line: 'if (textsIn(value).every(isStorableText)) continue',
        becomes: 'if (textsIn(value).length >= 0) continue',
      },
    ],
  },
]
