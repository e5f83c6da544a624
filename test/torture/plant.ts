import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from './torture.ts'

const root = join(import.meta.dirname, '../..')
/** What a torture is run from, its program included. */
const SOURCES = [
  ...['src', 'actions', 'tools', 'rest', 'web', 'db', 'simulator', 'test'],
  ...['package.json', 'tsconfig.json', 'openapi.json'],
]

/** Copies the sources into an empty folder, with a fault in them; the packages are linked. */
export async function plant(fault: Fault, tree: string): Promise<void> {
  const changed = await changedFiles(fault)
  await Promise.all(SOURCES.map((name) => cp(join(root, name), join(tree, name), { recursive: true })))
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction')
  for (const [file, text] of changed) await writeFile(join(tree, file), text)
}

/**
 * The files that a fault changes, from the top of the tree, as they are with it. Throws where a line is no longer as the
 * fault has it: a fault that is planted nowhere would be caught by nothing.
 */
export async function changedFiles({ name, changes }: Fault): Promise<ReadonlyMap<string, string>> {
  const changed = new Map<string, string>()
  for (const { file, line, becomes } of changes) {
    const text = changed.get(file) ?? (await readFile(join(root, file), 'utf8'))
    const [before, after, ...others] = text.split(line)
    if (before === undefined || after === undefined || others.length > 0) {
      throw new Error(`The fault "${name}" needs this exactly once in ${file}: ${line}`)
    }
    changed.set(file, `${before}${becomes}${after}`)
  }
  return changed
}
