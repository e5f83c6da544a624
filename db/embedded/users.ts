import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'
import { isAlive, ownIdentity } from './process-identity.ts'

/** One file for each use of the server. The file of a killed process stays, but no longer counts. */

/** Call under the lock. Resolves to the file that `removeUser` takes. */
export async function addUser(folder: string): Promise<string> {
  await makeFolder(folder)
  const file = join(folder, randomUUID())
  await writeFile(file, ownIdentity())
  return file
}

export async function removeUser(file: string): Promise<void> {
  await rm(file, { force: true })
}

/** Call under the lock. The files of dead processes are removed on the way. */
export async function countUsers(folder: string): Promise<number> {
  let count = 0
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (isAlive(await readFile(file, 'utf8'))) count += 1
    else await rm(file, { force: true })
  }
  return count
}
