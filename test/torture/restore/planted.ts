import type { Fault } from '../torture.ts'

/** Ways to take a damaged backup, or a part of one, one in each. */
export const planted: readonly Fault[] = [
  {
    name: 'checksums are not looked at',
    changes: [
      {
        file: 'src/backup/read-frames.ts',
        line: 'if (!checksum.equals(await input.take(CHECKSUM_BYTES))) throw damaged(at)',
        becomes: 'await input.take(CHECKSUM_BYTES)',
      },
      {
        file: 'src/backup/read-backup.ts',
        line: ` || end.bytes !== length || end.sha256 !== hash.digest('hex'))`,
        becomes: ')',
      },
    ],
  },
  {
    name: 'each table is committed by itself',
    changes: [
      {
        file: 'db/backup/target.ts',
        line: `        left.delete(name)
`,
        becomes: `        left.delete(name)
        await sql.unsafe('commit')
        await sql.unsafe('begin isolation level read committed')
`,
      },
    ],
  },
]
