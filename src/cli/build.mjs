// Compiles the program into dist/, or into the folder named as the argument, for `npm run build` and before every
// `npm start`. It needs no compiler of types, only what is installed for production, and takes a tenth of a second,
// so that nobody ever runs an old build: it writes what has changed and removes what has no source any more.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '../..')
const SOURCE_FOLDERS = ['src', 'actions', 'tools', 'rest', 'web', 'db', 'simulator']
/** What browsers load and what is sent is read beside the program as it is. */
const COPIED_FOLDERS = ['web/generated', 'web/style', 'web/verify']

const folder = resolve(process.argv[2] ?? join(root, 'dist'))
try {
  await compile()
} catch (error) {
  console.error(`The program could not be compiled into ${folder}: ${Object(error).message}`)
  process.exitCode = 1
}

async function compile() {
  const sources = await Promise.all(SOURCE_FOLDERS.map((name) => listSources(name)))
  const { outputFiles } = await build({
    entryPoints: sources.flat(),
    outbase: root,
    outdir: folder,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    // Only a bundler asks a plugin about imports. Each module stays a file: a worker thread is started by its path.
    bundle: true,
    packages: 'external',
    plugins: [
      { name: 'modules stay files', setup: ({ onResolve }) => onResolve({ filter: /^\.\.?\// }, toJs) },
    ],
    write: false,
    logLevel: 'silent',
  })
  const copies = await Promise.all(COPIED_FOLDERS.map((name) => readCopies(name)))
  const files = [...outputFiles, ...copies.flat()]
  await Promise.all(files.map(({ path, contents }) => writeChanged(path, contents)))
  const kept = new Set(files.map(({ path }) => path))
  for (const name of SOURCE_FOLDERS) {
    const built = await Promise.all(['.js', '.js.map'].map((ending) => listFiles(join(folder, name), ending)))
    const gone = built.flat().filter((path) => !kept.has(path))
    await Promise.all(gone.map((path) => rm(path)))
  }
  for (const name of COPIED_FOLDERS) {
    const copied = await listFiles(join(folder, name), '')
    await Promise.all(copied.filter((path) => !kept.has(path)).map((path) => rm(path)))
  }
}

/** @param {{ path: string }} imported */
function toJs({ path }) {
  return { path: path.replace(/\.tsx?$/, '.js'), external: true }
}

/**
 * The browser's scripts have a bundle of their own, which is committed.
 * @param {string} name
 */
async function listSources(name) {
  const files = await Promise.all(['.ts', '.tsx'].map((ending) => listFiles(join(root, name), ending)))
  return files.flat().filter((path) => !path.startsWith(join(root, 'web/client/')))
}

/** @param {string} name */
async function readCopies(name) {
  const files = await listFiles(join(root, name), '')
  return await Promise.all(
    files.map(async (path) => ({ path: join(folder, relative(root, path)), contents: await readFile(path) })),
  )
}

/**
 * A build that is up to date may be on a file system that cannot be written to.
 * @param {string} path
 * @param {Uint8Array} contents
 */
async function writeChanged(path, contents) {
  const written = await readFile(path).catch(() => undefined)
  if (written?.equals(contents)) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, contents)
}

/**
 * @param {string} path
 * @param {string} ending
 */
async function listFiles(path, ending) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(ending))
  return files.map((entry) => join(entry.parentPath, entry.name))
}
