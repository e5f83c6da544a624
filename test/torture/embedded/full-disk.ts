import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { connect } from '../../../db/connect.ts'
import { startEmbedded } from '../../../db/embedded/index.ts'
import { findPostmaster } from '../../../db/embedded/postmaster.ts'
import { ServiceError } from '../../../src/lib/errors.ts'
import type { Setting } from '../torture.ts'

const run = promisify(execFile)
const DISK_MB = 200
/** What is left for rows before it is full: less than a segment of the write-ahead log. */
const LEFT_MB = 10
/** Until no row fits any more: each is some kilobytes that do not compress. */
const MOST_ROWS = 50_000

/**
 * Fills the disk under a server that writes: what it acknowledged is there once there is space again. Undefined where this
 * user may mount no disk, so that it could not be tried.
 */
export async function suffersFullDisk({ after, tell }: Setting): Promise<readonly string[] | undefined> {
  const dataDir = await mkdtemp(join(tmpdir(), 'torture-disk-'))
  after(() => rm(dataDir, { recursive: true, force: true }))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=711`, 'tmpfs', dataDir])
  } catch {
    tell('This user may mount no disk: a full one was not tried.')
    return undefined
  }
  after(async () => void (await run('umount', [dataDir])))
  const violations: string[] = []
  const first = await startEmbedded({ dataDir })
  const sql = connect(first.connectionString)
  await sql`create table written (number int primary key, filling text not null)`
  const ballast = join(dataDir, 'postgres', 'ballast')
  const { bavail, bsize } = await statfs(dataDir)
  await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_MB * 2 ** 20)))
  let acknowledged = 0
  let refusal = ''
  while (acknowledged < MOST_ROWS && refusal === '') {
    const next = acknowledged + 1
    await sql`
      insert into written
      select ${next}::int, string_agg(md5(random()::text), '') from generate_series(1, 100)`.then(
      () => {
        acknowledged = next
      },
      (error: unknown) => {
        refusal = String(error)
      },
    )
  }
  await sql.end({ timeout: 1 })
  if (refusal === '') violations.push(`the disk took ${acknowledged} rows and was not full`)
  tell(`full after ${acknowledged} rows: ${refusal}`)
  // A server that has died cannot come back before there is space, and says so.
  await first.revive().catch((error: unknown) => {
    const isSentence = error instanceof ServiceError && /has no space left/.test(error.message)
    if (!isSentence) violations.push(`a start on the full disk failed with ${error}`)
    tell(`a start on the full disk: ${error}`)
  })
  // Whoever leaves a full disk leaves no server behind.
  await first.release().catch((error: unknown) => violations.push(`it was not released: ${error}`))
  const left = await findPostmaster(join(dataDir, 'postgres', 'data'))
  if (left !== undefined) violations.push(`a server is left: ${left.pid}`)
  await rm(ballast)
  const second = await startEmbedded({ dataDir })
  const again = connect(second.connectionString)
  const [row] = await again<{ stored: number }[]>`
    select count(*)::int as stored from written where number <= ${acknowledged}`
  await again.end({ timeout: 5 })
  await second.release()
  if (row?.stored !== acknowledged)
    violations.push(`${acknowledged} rows were acknowledged and ${row?.stored} are there`)
  return violations
}
