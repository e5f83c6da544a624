import type { Fault } from '../torture.ts'

/** What a request or a scan can leave behind, one in each. */
export const planted: readonly Fault[] = [
  {
    name: 'each request is remembered',
    changes: [
      {
        file: 'rest/facade.ts',
        line: `  ctx.state['answer'] = answer
`,
        becomes: `  ctx.state['answer'] = answer
  remembered.push(Buffer.alloc(2_000_000))
`,
      },
      {
        file: 'rest/facade.ts',
        line: 'const etags = new WeakMap<object, string>()',
        becomes: `const etags = new WeakMap<object, string>()
const remembered: Buffer[] = []`,
      },
    ],
  },
  {
    name: 'a timer of each request goes on',
    changes: [
      {
        file: 'rest/facade.ts',
        line: `  ctx.state['answer'] = answer
`,
        becomes: `  ctx.state['answer'] = answer
  setInterval(() => {}, 60_000)
`,
      },
    ],
  },
]
