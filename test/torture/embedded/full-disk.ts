import { connect } from '../../../db/connect.ts'
import { type Embedded, startEmbedded } from '../../../db/embedded/index.ts'
import { findPostmaster } from '../../../db/embedded/postmaster.ts'
import { ServiceError } from '../../../src/lib/errors.ts'
import { dataOf } from '../../support/embedded-files.ts'
import type { Form, Setting } from '../torture.ts'
import { type Disk, mountDisk } from './disk.ts'
import { Folder } from './rounds.ts'

/** As small as may be: all of it is filled. In the short form it need not hold a server. */
const DISK_MB: Readonly<Record<Form, number>> = { short: 4, long: 200 }
/** What is left for rows before it is full: less than a segment of the write-ahead log. */
const LEFT_FOR_ROWS = 10 * 2 ** 20
/** Until no row fits any more: each is some kilobytes that do not compress. */
const MOST_ROWS = 50_000
/**
 * What is left for a start, in bytes: it writes its lock, who uses the server, the server's log and only then what the server
 * needs. Each of these finds no room at one of them.
 */
const LEFT_FOR_STARTS: Readonly<Record<Form, readonly number[]>> = {
  short: [0, 8, 64].map((kB) => kB * 1024),
  long: [0, 4, 8, 12, 16, 64, 1024, 20 * 1024].map((kB) => kB * 1024),
}

/** Of a disk that takes no more files, its own folder included: a data directory has hundreds. */
const MOST_FILES = 8

export interface FullDisks {
  /** Starts that were refused. */
  readonly refused: number
  readonly violations: readonly string[]
}

/** Fills the disk under a server that writes, kills it and starts it: what it acknowledged is there once there is space again. */
export async function suffersFullDisk(setting: Setting): Promise<FullDisks> {
  const disk = await mountDisk(setting, `size=${DISK_MB[setting.form]}m`)
  if (disk === undefined) return { refused: 0, violations: [] }
  const { folder: dataDir } = disk
  const starts = new Starts(setting)
  const { violations } = starts
  const processes = new Folder(dataDir)
  setting.after(() => processes.killAllServers('the torture'))
  const first = await startEmbedded({ dataDir })
  const giveFirst = await disk.fill(LEFT_FOR_ROWS)
  const acknowledged = await writeRows(first, setting, violations)
  // A server that has died by itself cannot come back before there is space, and says so.
  await starts.tryOne(() => first.revive())
  await processes.killAllServers('a full disk')
  await giveFirst()
  const before = starts.refused
  for (const left of LEFT_FOR_STARTS.long) {
    const give = await disk.fill(left)
    for (const start of [() => first.revive(), async () => (await startEmbedded({ dataDir })).release()]) {
      await starts.tryOne(start)
      await processes.killAllServers('a start on a full disk')
    }
    await give()
  }
  if (starts.refused === before) violations.push('no start of a killed server was refused on a full disk')
  await first.revive()
  const giveLast = await disk.fill(0)
  // Whoever leaves a full disk leaves no server behind.
  await first.release().catch((error: unknown) => violations.push(`it was not released: ${error}`))
  const left = await findPostmaster(dataOf(dataDir))
  if (left !== undefined) violations.push(`a server is left: ${left.pid}`)
  await giveLast()
  const stored = await storedRows(dataDir, acknowledged)
  if (stored !== acknowledged)
    violations.push(`${acknowledged} rows were acknowledged and ${stored} are there`)
  return { refused: starts.refused, violations: [...violations, ...processes.violations] }
}

/** The first start of a data folder, on a disk that is full or takes no more files; once there is space it works. */
export async function startsOnFullDisk(setting: Setting): Promise<FullDisks> {
  const disk = await mountDisk(setting, `size=${DISK_MB[setting.form]}m`)
  if (disk === undefined) return { refused: 0, violations: [] }
  const starts = new Starts(setting)
  const { violations } = starts
  const tryFirst = async ({ folder }: Disk, left: string) => {
    const isStarted = await starts.tryOne(async () => (await startEmbedded({ dataDir: folder })).release())
    if (isStarted) violations.push(`a first start needed no more than ${left}`)
  }
  for (let files = 1; files <= MOST_FILES; files++) {
    const crowded = await mountDisk(setting, `nr_inodes=${files}`)
    if (crowded !== undefined) await tryFirst(crowded, `${files} files`)
  }
  for (const left of LEFT_FOR_STARTS[setting.form]) {
    const give = await disk.fill(left)
    await tryFirst(disk, `${left} bytes`)
    await give()
  }
  const processes = new Folder(disk.folder)
  await processes.expectNothingLeft('a first start on a full disk')
  violations.push(...processes.violations)
  if (setting.form === 'long') await (await startEmbedded({ dataDir: disk.folder })).release()
  return { refused: starts.refused, violations }
}

/** Starts on a full disk: one may work, and says in one sentence what is wrong where it does not. */
class Starts {
  readonly violations: string[] = []
  refused = 0
  readonly #tell: Setting['tell']

  constructor({ tell }: Setting) {
    this.#tell = tell
  }

  /** Whether it has worked. */
  async tryOne(start: () => Promise<void>): Promise<boolean> {
    try {
      await start()
      return true
    } catch (error) {
      this.refused++
      const isSentence =
        error instanceof ServiceError &&
        /^The embedded PostgreSQL cannot start: the disk of \S+ has no space left; [^.\n]+\.$/.test(
          error.message,
        )
      if (!isSentence) this.violations.push(`a start on a full disk failed with ${error}`)
      this.#tell(`a start on a full disk: ${error}`)
      return false
    }
  }
}

/** Writes until the disk is full; resolves with how many rows were acknowledged. */
async function writeRows({ connectionString }: Embedded, { tell }: Setting, violations: string[]) {
  const sql = connect(connectionString)
  await sql`create table written (number int primary key, filling text not null)`
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
  return acknowledged
}

async function storedRows(dataDir: string, acknowledged: number): Promise<number | undefined> {
  const { connectionString, release } = await startEmbedded({ dataDir })
  const sql = connect(connectionString)
  const [row] = await sql<{ stored: number }[]>`
    select count(*)::int as stored from written where number <= ${acknowledged}`
  await sql.end({ timeout: 5 })
  await release()
  return row?.stored
}
