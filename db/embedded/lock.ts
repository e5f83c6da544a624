import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { cannotStart, systemCode } from './cannot-start.ts'
import { isAlive, ownIdentity } from './process-identity.ts'

const RETRY_MS = 20
const WAIT_AT_MOST_MS = 180_000
const FREE = 'free'

/**
 * Runs `work` while no other process, and no other call in this one, runs any for the same folder. A holder
 * that was killed is passed over.
 *
 * Node has no flock, and a lock file that is deleted to free it can be broken twice by two waiters. So the
 * lock is a row of numbered files and the highest counts: whoever manages to create the next number, by an
 * atomic link, once the highest is free or its holder dead, holds the lock. The highest is never deleted, only
 * marked free, so a number won by a waiter that looked too long ago is never the highest and is given up.
 */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const giveUpAt = Date.now() + WAIT_AT_MOST_MS
  let held = await tryLock(folder)
  while (held === undefined) {
    if (Date.now() > giveUpAt) throw cannotStart('another process is still starting or stopping it')
    await delay(RETRY_MS)
    held = await tryLock(folder)
  }
  try {
    return await work()
  } finally {
    await writeWhole(folder, FREE, (draft) => rename(draft, join(folder, String(held))))
  }
}

/** The number that is now ours, undefined when the lock is taken or somebody was quicker. */
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

/** Gives a file its name only when its content is complete. False when that name is taken. */
async function writeWhole(
  folder: string,
  content: string,
  giveName: (draft: string) => Promise<void>,
): Promise<boolean> {
  const draft = join(folder, `draft-${randomUUID()}`)
  await writeFile(draft, content)
  try {
    await giveName(draft)
    return true
  } catch (error) {
    // ENOENT: the new holder swept our draft away with the others.
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
