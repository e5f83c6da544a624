import { lstat, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { invalidInput } from '../lib/errors.ts'

/** What a file is called until it is whole. */
const PARTIAL = '.partial'

/**
 * Writes a file that only its owner reads, and that has its name once it is whole and on the disk. `onPartial` is told of the
 * name until then, which is left behind only by a process that was killed. Throws `invalid_input` where a file of either
 * name is there already, or where the file cannot be written; what `bytes` throws is thrown.
 */
export async function writeNewFile(
  file: string,
  bytes: AsyncIterable<Buffer>,
  onPartial: (name: string) => void = () => {},
): Promise<void> {
  const partial = `${file}${PARTIAL}`
  await refuseExisting(file)
  const handle = await open(partial, 'wx', 0o600).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw notWritten(file, error)
    throw invalidInput(
      `${partial} is there already: another backup writes it, or was killed. Delete it when none runs, or name another file.`,
    )
  })
  onPartial(partial)
  try {
    try {
      for await (const chunk of bytes) await handle.writeFile(chunk)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await refuseExisting(file)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw isOfSystem(error) ? notWritten(file, error) : error
  }
  await syncFolder(dirname(file))
}

async function refuseExisting(file: string): Promise<void> {
  const found = await lstat(file).catch(() => undefined)
  if (found !== undefined)
    throw invalidInput(
      `${file} is there already and is not written over: name another file, or delete it first.`,
    )
}

/** The name is on the disk, too, where the system can be asked for that. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

function notWritten(file: string, cause: unknown) {
  return invalidInput(`${file} cannot be written (${codeOf(cause)}).`)
}

/** A failed system call is about the file; errors of the database are ServiceErrors. */
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
