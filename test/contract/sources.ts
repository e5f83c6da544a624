import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const sourceFolders = ['src', 'actions', 'tools', 'rest', 'web', 'db', 'simulator']

/** Every file of the program, as a path from the top of the tree, in the order of their names. */
export async function listSources(): Promise<string[]> {
  const lists = await Promise.all(
    sourceFolders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((path) => `${folder}/${path}`),
    ),
  )
  return lists
    .flat()
    .filter((path) => /\.(m?[tj]s|tsx)$/.test(path))
    .sort()
}

/** Whether what is imported is a file of the program and no package. */
export function isOwn(imported: string): boolean {
  return sourceFolders.some((folder) => imported.startsWith(`${folder}/`))
}

export function readSource(file: string): Promise<string> {
  return readFile(join(root, file), 'utf8')
}

/** What a file imports, at its top or while it runs: paths from the top of the tree, and packages as written. */
export async function importsOf(file: string): Promise<string[]> {
  const text = await readSource(file)
  const statements = /^(?:import\s+|(?:import|export)\s[\w\s{},*]*?\sfrom\s+)['"]([^'"]+)['"]/gm
  const calls = /\bimport\(['"]([^'"]+)['"]\)/g
  const specifiers = [...text.matchAll(statements), ...text.matchAll(calls)].map((match) => match[1] ?? '')
  return specifiers.map((specifier) =>
    specifier.startsWith('.') ? relative(root, resolve(root, dirname(file), specifier)) : specifier,
  )
}
