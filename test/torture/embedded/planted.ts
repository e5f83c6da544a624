import type { Fault } from '../torture.ts'

/** Ways to lose rows, to shut others out or to leave a server behind, one in each. */
export const planted: readonly Fault[] = [
  {
    name: 'a row is acknowledged before it is on the disk',
    changes: [
      {
        file: 'db/embedded/index.ts',
        line: 'isDurable: options.isDurable ?? true, log }',
        becomes: 'isDurable: false, log }',
      },
    ],
  },
  {
    name: 'the last user leaves the server behind',
    changes: [
      {
        file: 'db/embedded/index.ts',
        line: `    if ((await countUsers(home.users)) > 0) return
    await stop(home, binaries)
`,
        becomes: '',
      },
    ],
  },
  {
    name: 'a killed user counts for ever',
    changes: [
      {
        file: 'db/embedded/users.ts',
        line: `if (isAlive(await readFile(file, 'utf8'))) count += 1`,
        becomes: `if (file !== '') count += 1`,
      },
    ],
  },
  {
    name: 'a server that died is not started again',
    changes: [
      {
        file: 'db/embedded/index.ts',
        line: `      await start(home, binaries, startOptions)
      log(\`Started PostgreSQL on \${home.folder} again.\`)`,
        becomes: '',
      },
    ],
  },
]
