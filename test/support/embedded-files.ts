import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What an embedded server has in its data folder. */
export async function copiesIn(dataDir: string): Promise<string[]> {
  const home = join(dataDir, 'postgres')
  const names = await readdir(home)
  return names.filter((name) => name.startsWith('postgresql-')).map((name) => join(home, name))
}

export function dataOf(dataDir: string): string {
  return join(dataDir, 'postgres', 'data')
}

export function pidFileOf(dataDir: string): string {
  return join(dataOf(dataDir), 'postmaster.pid')
}

export async function serverPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(pidFileOf(dataDir), 'utf8'), 10)
}
