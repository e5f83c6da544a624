import { execFile } from 'node:child_process'
import { copyFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

/** Makes in an empty folder what `npm run build` makes in `dist/`, with the packages beside it. */
export async function buildProgram(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(root, 'src/cli/build.mjs'), folder])
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  await copyFile(join(root, 'package.json'), join(folder, 'package.json'))
}
