import { execFile } from 'node:child_process'
import { copyFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

/**
 * Builds the program into an empty folder, as `npm run build` does into `dist/`, with a link to its packages.
 */
export async function buildProgram(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(root, 'src/cli/build.mjs'), folder])
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  await copyFile(join(root, 'package.json'), join(folder, 'package.json'))
}
