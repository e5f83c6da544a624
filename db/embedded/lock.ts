import { randomUUID } from 'node:crypto'
import { link, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { cannotStart, isFullDisk, systemCode } from './cannot-start.ts'
import { makeFolder } from './make-folder.ts'
import { isAlive, ownIdentity } from './process-identity.ts'

const RETRY_MS = 20
const LOCK_TIMEOUT_MS = 180_000
const FREE = 'free'

/**
 * Runs `work` under an exclusive lock of this folder, among all processes and all calls of this one. The lock
 * of a process that was killed is void.
 *
 * Node has no flock, and a lock file that is deleted to free it can be broken twice by two waiters. So the
 * lock is a series of numbered files of which the highest counts: whoever creates the next number, by an
 * atomic link, once the highest is free or its holder dead, holds the lock. The highest is never deleted,
 * only marked free, so a number won by a waiter with an outdated reading is never the highest and is given
 * up.
 */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await makeFolder(folder)
  const giveUpAt = Date.now() + LOCK_TIMEOUT_MS
  let held = await tryLock(folder)
  while (held === undefined) {
    if (Date.now() > giveUpAt) throw cannotStart('another process is still starting or stopping it')
    await delay(RETRY_MS)
    held = await tryLock(folder)
  }
  try {
    return await work()
  } finally {
    await free(join(folder, String(held)), folder)
  }
}

/** On a full disk by writing over the file, which needs no space. Who reads it half written finds a holder that is not alive. */
async function free(file: string, folder: string): Promise<void> {
  try {
    await writeWhole(folder, FREE, (draft) => rename(draft, file))
  } catch (error) {
    if (!isFullDisk(error)) throw error
    await writeFile(file, FREE, { flag: 'r+' })
    await truncate(file, FREE.length)
  }
}

/** Our number if we got the lock; undefined when it is held or another process was faster. */
async function tryLock(folder: string): Promise<number | undefined> {
  const highest = await highestNumber(folder)
  if (highest > 0) {
    const holder = await readIfThere(join(folder, String(highest)))
    if (holder === undefined || (holder !== FREE && isAlive(holder))) return undefined
  }
  const next = highest + 1
  const won = await writeWhole(folder, ownIdentity(), (draft) => link(draft, join(folder, String(next))))
  if (!won) return undefined
  if ((await highestNumber(folder)) !== next) {
    await rm(join(folder, String(next)), { force: true })
    return undefined
  }
  await Promise.all(
    (await readdir(folder))
      .filter((name) => name !== String(next))
      .map((name) => rm(join(folder, name), { force: true })),
  )
  return next
}

async function highestNumber(folder: string): Promise<number> {
  const numbers = (await readdir(folder)).filter((name) => /^\d+$/.test(name)).map(Number)
  return Math.max(0, ...numbers)
}

/** Writes a file that appears under its name only when it is complete. False when that name is taken. */
async function writeWhole(
  folder: string,
  content: string,
  giveName: (draft: string) => Promise<void>,
): Promise<boolean> {
  const draft = join(folder, `draft-${randomUUID()}`)
  try {
    await writeFile(draft, content)
    await giveName(draft)
    return true
  } catch (error) {
    // ENOENT: the new holder deleted our draft with the others.
    if (systemCode(error) === 'EEXIST' || systemCode(error) === 'ENOENT') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined
    throw error
  }
}
