import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { systemCode } from './cannot-start.ts'

/**
 * Makes a folder within one that exists, unless it is there. Throws the system's error: Node's own `recursive` throws
 * ENOENT where the disk is full.
 */
export async function makeFolder(path: string, mode = 0o700): Promise<void> {
  await mkdir(path, { mode }).catch(async (error: unknown) => {
    if (systemCode(error) !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error
  })
}

/** The same with those that it lies in, as far as they are not there. */
export async function makeFolders(path: string, mode = 0o700): Promise<void> {
  const parent = dirname(path)
  await makeFolder(path, mode).catch(async (error: unknown) => {
    if (systemCode(error) !== 'ENOENT' || parent === path) throw error
    await makeFolders(parent, mode)
    await makeFolder(path, mode)
  })
}
