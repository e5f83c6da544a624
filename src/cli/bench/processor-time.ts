import { readFile } from 'node:fs/promises'
import type { connect } from '../../../db/connect.ts'

/** A connection of its own for single statements. */
export type Sql = ReturnType<typeof connect>

/** Of a tick of /proc, on every Linux that Node runs on. */
const TICK_MS = 10

/** The processors' time that these processes took so far, in milliseconds; those that have ended count nothing. NaN where there is no /proc. */
export async function processorMs(pids: readonly number[]): Promise<number> {
  if (process.platform !== 'linux') return Number.NaN
  const each = await Promise.all(pids.map(processorMsOf))
  return each.reduce((sum, ms) => sum + ms, 0)
}

async function processorMsOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return 0
  // Counting begins behind the name, which may hold spaces: of all fields user and system time are the 14th and 15th.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** The processes of the server that a connection leads to, which run on this machine. */
export async function serverPids(sql: Sql): Promise<number[]> {
  const rows = await sql<{ pid: number }[]>`select pid from pg_stat_activity`
  return rows.map(({ pid }) => pid)
}
