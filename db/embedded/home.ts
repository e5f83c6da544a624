import { createHash } from 'node:crypto'
import { chmod, chown, lstat, readdir, realpath, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { cannotStart, explainFullDisk, systemCode } from './cannot-start.ts'
import { makeFolder, makeFolders } from './make-folder.ts'
import { chooseServerUser, firstClosedTo, type ServerUser, weAreRoot } from './server-user.ts'

const HOME = 'postgres'
/** Of the path of a socket: its address has 108 bytes on Linux and 104 on macOS, with a zero at the end. */
const SOCKET_PATH_BYTES = 100

/** The paths of one embedded server. */
export interface Home {
  readonly folder: string
  /** PostgreSQL's own data directory. */
  readonly data: string
  readonly users: string
  readonly lock: string
  readonly log: string
  /** Only for a server that listens on TCP. */
  readonly password: string
  readonly serverUser: ServerUser | undefined
}

export function defaultDataDir(): string {
  return weAreRoot() ? '/var/lib/trend-research' : resolve('.data')
}

/**
 * Makes `<dataDir>/postgres`. As an ordinary user it is closed to everybody else. As root it stays root's
 * own, so that the server's user cannot plant links among the files that root writes, and that user may only
 * pass through it to `data` and the socket, which are the server's.
 */
export async function prepareHome(dataDir: string): Promise<Home> {
  const asked = resolve(dataDir)
  const mode = weAreRoot() ? 0o711 : 0o700
  try {
    await makeFolders(asked, mode)
    const parent = await realpath(asked)
    const folder = join(parent, HOME)
    await makeFolder(folder, mode)
    await rejectForeignFolder(folder)
    await chmod(folder, mode)
    const data = join(folder, 'data')
    const serverUser = await chooseServerUser(data)
    if (serverUser !== undefined) await allowTraversal(serverUser, parent)
    return {
      folder,
      data,
      users: join(folder, 'users'),
      lock: join(folder, 'lock'),
      log: join(folder, 'server.log'),
      password: join(folder, 'password'),
      serverUser,
    }
  } catch (error) {
    if (systemCode(error) === undefined) throw error
    throw explainFullDisk(
      cannotStart(`the data folder ${asked} cannot be made or used; set DATA_DIR to another one`, error),
      asked,
    )
  }
}

/** Makes a folder that only the server's user may enter. */
export async function makeServerFolder(folder: string, user: ServerUser | undefined): Promise<void> {
  await makeFolder(folder)
  if (user !== undefined) await chown(folder, user.uid, user.gid)
  await chmod(folder, 0o700)
}

/**
 * The folder of the server's socket: in its home, or, where that path is too long for a socket, a short one
 * in a folder for temporary files whose name follows from the home's.
 */
export async function prepareSocketFolder(home: Home): Promise<string> {
  const short = `trend-research-${createHash('sha256').update(home.folder).digest('hex').slice(0, 16)}`
  const candidates = [join(home.folder, 'socket'), join(tmpdir(), short), join('/tmp', short)]
  const folder = candidates.find(
    (path) => Buffer.byteLength(join(path, '.s.PGSQL.5432')) <= SOCKET_PATH_BYTES,
  )
  if (folder === undefined) throw cannotStart('every folder for its socket has too long a path')
  await rejectForeignFolder(folder, home.serverUser)
  await makeServerFolder(folder, home.serverUser)
  return folder
}

/** Rejects another user's folder, or a link to one: they could answer in the server's place. */
async function rejectForeignFolder(folder: string, user?: ServerUser): Promise<void> {
  if (process.getuid === undefined) return
  const found = await lstat(folder).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return undefined
    throw error
  })
  if (found === undefined) return
  if (found.isDirectory() && [process.getuid(), user?.uid].includes(found.uid)) return
  throw cannotStart(`${folder} belongs to another user; remove it or set DATA_DIR to another folder`)
}

/** Opens an empty folder of root's to the server's user, but never one that has other contents. */
async function allowTraversal(user: ServerUser, dataDir: string): Promise<void> {
  const others = (await readdir(dataDir)).filter((name) => name !== HOME)
  if ((await stat(dataDir)).uid === 0 && others.length === 0) await chmod(dataDir, 0o711)
  const closed = await firstClosedTo(user, dataDir)
  if (closed === undefined) return
  throw cannotStart(
    `PostgreSQL refuses to run as root, and the user it runs as instead cannot enter ${closed}; ` +
      'set DATA_DIR to a folder outside of it',
  )
}
