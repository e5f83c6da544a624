// Bundles the program into dist/, or into the folder named as the argument, for `npm run build` and before every
// `npm start`. It needs no compiler of types, only what is installed for production. Where nothing has changed since the
// last build it only looks, so that nobody ever runs an old one: it writes what has changed and removes what is no part
// any more.
import { statSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const SOURCE_FOLDERS = ['src', 'actions', 'tools', 'rest', 'web', 'db', 'simulator']
/** What a process or a thread is started from, which therefore keeps its path. All else is in chunks that these share. */
const ENTRY_POINTS = [
  'src/main.ts',
  'src/analysis/thread.ts',
  'src/cli/admin/main.ts',
  'src/cli/bench/backup-once.ts',
  'src/cli/bench/large/large-once.ts',
  'src/cli/bench/rank-again.ts',
  'src/cli/bench/rank-once.ts',
  'src/cli/bench/scan-once.ts',
  'src/cli/demo.ts',
  'src/cli/rank.ts',
  'src/cli/simulate.ts',
  'src/cli/trend-research.ts',
]
/** Not in the bundle: loaded at the first passkey, and where sources are run. */
const EXTERNAL = ['@simplewebauthn/server', 'esbuild', 'tsx']
const CHUNKS = 'chunks'
/** What browsers load and what is sent is read beside the program as it is. */
const COPIED_FOLDERS = ['web/generated', 'web/style', 'web/verify']
/** Of all that a build is made from and has made: size and time of change. */
const LAST_BUILD = 'last-build.json'
/** Where an output's folder begins, seen from itself. */
const TOP = '%TOP%'
/** Packages of CommonJS ask for those of Node by it. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`

const folder = resolve(process.argv[2] ?? join(root, 'dist'))
try {
  if (!(await isUpToDate())) await compile()
} catch (error) {
  console.error(`The program could not be compiled into ${folder}: ${Object(error).message}`)
  process.exitCode = 1
}

async function isUpToDate() {
  const told = await readFile(join(folder, LAST_BUILD), 'utf8').catch(() => '')
  return told !== '' && told === describe(Object.keys(JSON.parse(told)))
}

/**
 * The time of change is the system's, which no copying or unpacking of a file can set.
 * @param {readonly string[]} paths
 */
function describe(paths) {
  const states = paths.map((path) => {
    const state = statSync(path, { throwIfNoEntry: false })
    return [path, state && [state.size, state.ctimeMs]]
  })
  return JSON.stringify(Object.fromEntries(states))
}

async function compile() {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ENTRY_POINTS,
    outbase: root,
    outdir: folder,
    chunkNames: `${CHUNKS}/[name]-[hash]`,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    bundle: true,
    splitting: true,
    external: EXTERNAL,
    banner: { js: REQUIRE },
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    plugins: [
      {
        name: 'modules know where they would be',
        setup: ({ onLoad }) => onLoad({ filter: /\.tsx?$/ }, load),
      },
    ],
    write: false,
    logLevel: 'silent',
  })
  const outputs = outputFiles.map(({ path, text }) => ({
    path,
    contents: Buffer.from(text.replaceAll(TOP, withSlashes(relative(dirname(path), folder)))),
  }))
  const copied = (await Promise.all(COPIED_FOLDERS.map((name) => listFiles(join(root, name), '')))).flat()
  const copies = await Promise.all(
    copied.map(async (path) => ({
      path: join(folder, relative(root, path)),
      contents: await readFile(path),
    })),
  )
  const files = [...outputs, ...copies]
  await Promise.all(files.map(({ path, contents }) => writeChanged(path, contents)))
  await removeOthers(new Set(files.map(({ path }) => path)))
  const sources = Object.keys(metafile.inputs).map((path) => resolve(root, path))
  const settings = ['src/cli/build.mjs', 'tsconfig.json', 'package.json'].map((name) => join(root, name))
  const compiler = createRequire(import.meta.url).resolve('esbuild/package.json')
  const folders = COPIED_FOLDERS.map((name) => join(root, name))
  const all = [...sources, ...settings, compiler, ...folders, ...copied, ...files.map(({ path }) => path)]
  // Where nothing may be written and nothing had to be, the next start compiles once more.
  await writeFile(join(folder, LAST_BUILD), describe(all)).catch(() => {})
}

/**
 * A module that reads a file beside it, or starts a thread from one, finds it from where it would be if it were a file of
 * its own.
 * @param {{ path: string }} module
 */
async function load({ path }) {
  if (!SOURCE_FOLDERS.includes(relative(root, path).split(/[\\/]/, 1)[0] ?? '')) return undefined
  const text = await readFile(path, 'utf8')
  const place = withSlashes(relative(root, path)).replace(/\.tsx?$/, '.js')
  /** @type {'ts' | 'tsx'} */
  const loader = path.endsWith('x') ? 'tsx' : 'ts'
  return {
    contents: text.replaceAll('import.meta.url', `new URL('${TOP}/${place}', import.meta.url).href`),
    loader,
  }
}

/**
 * As URLs have them, on every system.
 * @param {string} path
 */
function withSlashes(path) {
  return path.replaceAll('\\', '/')
}

/** @param {ReadonlySet<string>} kept */
async function removeOthers(kept) {
  const lists = [
    ...[...SOURCE_FOLDERS, CHUNKS].flatMap((name) =>
      ['.js', '.js.map'].map((ending) => listFiles(join(folder, name), ending)),
    ),
    ...COPIED_FOLDERS.map((name) => listFiles(join(folder, name), '')),
  ]
  const gone = (await Promise.all(lists)).flat().filter((path) => !kept.has(path))
  await Promise.all(gone.map((path) => rm(path, { force: true })))
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
 * None where there is no such folder.
 * @param {string} path
 * @param {string} ending
 */
async function listFiles(path, ending) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(ending))
  return files.map((entry) => join(entry.parentPath, entry.name))
}
