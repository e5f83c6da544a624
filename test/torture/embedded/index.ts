import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from '../../../db/connect.ts'
import { startEmbedded } from '../../../db/embedded/index.ts'
import { type Draw, drawBy } from '../draw.ts'
import type { Finding, Form, Setting, Torture } from '../torture.ts'
import { startsOnFullDisk, suffersFullDisk } from './full-disk.ts'
import { planted } from './planted.ts'
import { Folder, rounds } from './rounds.ts'
import type { Writer } from './writers.ts'

const extents: Readonly<Record<Form, { readonly rounds: number; readonly firstStarts: number }>> = {
  short: { rounds: 3, firstStarts: 0 },
  long: { rounds: 200, firstStarts: 20 },
}
/** Rows are stored before the next round comes. */
const CALM_MS = 200
/** As long as making a data directory takes, and more. */
const FIRST_START_MS = 3000

export const embedded: Torture = {
  description: 'whatever is killed, the embedded database keeps all rows and leaves no process',
  longMinutes: 45,
  faults: planted,
  async run(setting: Setting): Promise<Finding> {
    const extent = extents[setting.form]
    const draw = drawBy(setting.seed)
    const folder = await openFolder(setting)
    await withTable(folder.dataDir)
    let happened = 0
    for (; happened < extent.rounds && !setting.signal.aborted; happened++) {
      folder.fill()
      await folder.expectProgress('a start')
      await delay(draw.whole(0, CALM_MS))
      const round = draw.pick(rounds)
      await round.happen(folder, draw)
      await folder.expectProgress(round.name)
      setting.tell(`${happened + 1}: ${round.name}`)
    }
    await Promise.all(folder.writers.map((writer) => writer.release()))
    const lost = await lostRows(folder)
    await folder.expectNothingLeft('the end')
    const violations = [...folder.violations, ...lost]
    let firstStarts = 0
    for (; firstStarts < extent.firstStarts && !setting.signal.aborted; firstStarts++) {
      violations.push(...(await firstStart(setting, draw)))
    }
    const fullDisks = [
      await startsOnFullDisk(setting),
      ...(setting.form === 'long' ? [await suffersFullDisk(setting)] : []),
    ]
    return {
      counts: {
        rounds: happened,
        users: folder.all.length,
        rows: countOf(folder.all),
        firstStarts,
        startsOnFullDisks: fullDisks.reduce((sum, { refused }) => sum + refused, 0),
      },
      violations: [...violations, ...fullDisks.flatMap((disk) => disk.violations)],
    }
  },
}

const countOf = (writers: readonly Writer[]) =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

async function openFolder({ after }: Setting): Promise<Folder> {
  // Processes are known by their real working directory.
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'torture-embedded-')))
  after(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  const folder = new Folder(dataDir)
  after(async () => {
    await Promise.all(folder.all.map((writer) => writer.kill()))
    await folder.killAllServers('the torture')
  })
  return folder
}

async function withTable(dataDir: string): Promise<void> {
  const { connectionString, release } = await startEmbedded({ dataDir })
  const sql = connect(connectionString)
  await sql`create table if not exists written (writer text not null, number int not null)`
  await sql.end({ timeout: 5 })
  await release()
}

/** A sentence for each row that a writer was told is stored and that is not there exactly once. */
async function lostRows(folder: Folder): Promise<string[]> {
  const { connectionString, release } = await startEmbedded({ dataDir: folder.dataDir })
  const sql = connect(connectionString)
  const rows = await sql<{ row: string; stored: number }[]>`
    select writer || ' ' || number as row, count(*)::int as stored from written group by 1`
  await sql.end({ timeout: 5 })
  await release()
  const storedOf = new Map(rows.map(({ row, stored }) => [row, stored]))
  return folder.all.flatMap(({ name, acknowledged }) =>
    acknowledged
      .map((number) => `${name} ${number}`)
      .filter((row) => storedOf.get(row) !== 1)
      .map((row) => `row ${row} is stored ${storedOf.get(row) ?? 0} times`),
  )
}

/** A user is killed while it makes its data directory; the next two, at once, work nevertheless. */
async function firstStart(setting: Setting, draw: Draw): Promise<readonly string[]> {
  const folder = await openFolder(setting)
  const first = folder.start()
  await delay(draw.whole(0, FIRST_START_MS))
  await first.kill()
  await withTable(folder.dataDir)
  folder.fill()
  await folder.expectProgress('a first start that was cut off')
  await Promise.all(folder.writers.map((writer) => writer.release()))
  const lost = await lostRows(folder)
  await folder.expectNothingLeft('a first start that was cut off')
  return [...folder.violations, ...lost]
}
