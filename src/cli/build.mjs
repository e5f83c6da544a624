// Compiles the program into dist/, or into the folder named as the argument, for `npm run build` and before every
// `npm start`. It needs no compiler of types, only what is installed for production, and takes a tenth of a second,
// so that nobody ever runs an old build: it writes what has changed and removes what has no source any more.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '../..')
const SOURCE_FOLDERS = ['src', 'actions', 'tools', 'rest', 'web', 'db', 'simulator']

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
  await Promise.all(outputFiles.map(({ path, contents }) => writeChanged(path, contents)))
  const kept = new Set(outputFiles.map(({ path }) => path))
  for (const name of SOURCE_FOLDERS) {
    const built = await Promise.all(['.js', '.js.map'].map((ending) => listFiles(join(folder, name), ending)))
    const gone = built.flat().filter((path) => !kept.has(path))
    await Promise.all(gone.map((path) => rm(path)))
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
