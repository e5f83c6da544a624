import type { Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { cannotStart, systemCode, USE_ANOTHER } from './cannot-start.ts'

/** The user that the server runs as when we are root: PostgreSQL refuses to run as root. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

const candidates = ['postgres', 'nobody']

export function weAreRoot(): boolean {
  return process.getuid?.() === 0
}

/** Undefined when we are not root: the server then runs as our user. Existing data keeps its user. */
export async function chooseServerUser(dataFolder: string): Promise<ServerUser | undefined> {
  if (!weAreRoot()) return undefined
  const owner = await statIfThere(dataFolder)
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  for (const name of candidates) {
    const entry = passwd.split('\n').find((line) => line.startsWith(`${name}:`))
    const [, , uid, gid] = entry?.split(':') ?? []
    // macOS gives nobody the number -2.
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
  }
  throw cannotStart(
    `PostgreSQL refuses to run as root and there is no user ${candidates.join(' or ')}; ${USE_ANOTHER}`,
  )
}

/** The first folder or file on the way to `path`, itself included, that the user may not enter or run. */
export async function firstClosedTo(user: ServerUser, path: string): Promise<string | undefined> {
  const parent = dirname(path)
  const above = parent === path ? undefined : await firstClosedTo(user, parent)
  if (above !== undefined) return above
  return allows(user, await stat(path), 0o1) ? undefined : path
}

/** `bits` is one of the mode's octal digits: 4 read, 2 write, 1 run or enter. */
export function allows(user: ServerUser, file: Stats, bits: number): boolean {
  const shift = file.uid === user.uid ? 6 : file.gid === user.gid ? 3 : 0
  return ((file.mode >> shift) & bits) === bits
}

export async function statIfThere(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path)
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined
    throw error
  }
}
