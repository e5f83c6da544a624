import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where an embedded server keeps its data. */
export function dataOf(dataDir: string): string {
  return join(dataDir, 'postgres', 'data')
}

export function pidFileOf(dataDir: string): string {
  return join(dataOf(dataDir), 'postmaster.pid')
}

/** Of the server that runs on a data folder. Throws where none does. */
export async function serverPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(pidFileOf(dataDir), 'utf8'), 10)
}
