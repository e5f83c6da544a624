import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, realpath, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Setting } from '../torture.ts'

const run = promisify(execFile)

/** A disk of its own, in memory. */
export interface Disk {
  /** Where it is mounted. */
  readonly folder: string
  /** Leaves so many bytes, or what is left where that is less; resolves with what gives the others back. */
  fill(leftBytes: number): Promise<() => Promise<void>>
}

/** Mounts a tmpfs with these options until the torture ends. Undefined, and told, where this user may mount no disk. */
export async function mountDisk({ after, tell }: Setting, options: string): Promise<Disk | undefined> {
  // Processes are known by their real working directory.
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'torture-disk-')))
  after(() => rm(folder, { recursive: true, force: true }))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `${options},mode=711`, 'tmpfs', folder])
  } catch {
    tell('This user may mount no disk: a full one was not tried.')
    return undefined
  }
  after(async () => void (await run('umount', [folder])))
  return {
    folder,
    async fill(leftBytes) {
      const { bavail, bsize } = await statfs(folder)
      const ballast = join(folder, `ballast-${randomUUID()}`)
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)))
      return () => rm(ballast)
    },
  }
}
