import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { startEmbedded } from '../../db/embedded/index.ts'
import { buildProgram } from '../../src/cli/build-program.ts'
import { compiled, compileTests } from './compile-tests.ts'
import { Report } from './report.ts'

const root = join(import.meta.dirname, '../..')
/**
 * One more than there are processors: a file often waits for the database, a process or a clock (two files at once keep two
 * processors busy for five sixths of the time). Each has connections of its own to the one database, whose limit is 100.
 */
const CONCURRENT_FILES = Math.min(availableParallelism() + 1, 8)
/**
 * A file that leaves something open would otherwise hold up the run for ever. The longest takes a minute and a half alone,
 * and five with a load of seven programs for each core.
 */
const FILE_ENDS_WITHIN_MS = 1_200_000

/** What is compiled is gone when the coverage of the sources is told. */
const IS_COVERED = process.env['NODE_V8_COVERAGE'] !== undefined

export interface TestRun {
  /** Whether the tests start the built program, which takes a while to build. */
  readonly needsProgram?: boolean
  /** What the tests are told besides by their environment. */
  readonly settings?: Readonly<Record<string, string>>
  /** Files that run after all others, and are told by RECORD_STATEMENTS where these noted the statements they sent. */
  readonly closing?: readonly string[]
}

/**
 * Runs test files, given from the top of the tree, beside one embedded database, and prints node:test's report with its
 * closing lines. Resolves with the exit code.
 */
export async function runTests(
  tests: readonly string[],
  { needsProgram = false, settings = {}, closing = [] }: TestRun,
): Promise<number> {
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => interrupted.abort())
  }
  const folder = await mkdtemp(join(tmpdir(), 'trend-research-test-'))
  try {
    // As root, the database runs as another user, who has to pass here.
    await chmod(folder, 0o711)
    const program = join(folder, 'program')
    if (needsProgram) await buildProgram(program)
    const modules = IS_COVERED ? root : join(folder, 'modules')
    if (!IS_COVERED) await compileTests(modules)
    const statements = join(folder, 'statements')
    await mkdir(statements)
    const database = await startEmbedded({ dataDir: join(folder, 'database'), isDurable: false })
    try {
      if (interrupted.signal.aborted) return 1
      return await runAll(
        [tests, closing].map((paths) =>
          paths.map((path) => join(modules, IS_COVERED ? path : compiled(path))),
        ),
        {
          ...settings,
          ...(closing.length > 0 ? { RECORD_STATEMENTS: statements } : {}),
          TEST_MODULES: `${pathToFileURL(await realpath(modules)).href}/`,
          TEST_DATABASE_URL: database.connectionString,
          // Whatever a test leaves in the folder for temporary files goes with ours.
          TMPDIR: folder,
          ...(needsProgram ? { TEST_PROGRAM: program } : {}),
        },
        interrupted.signal,
      )
    } finally {
      await database.release()
    }
  } finally {
    // A test that was cut off may have left a process that still writes there.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** One group of files after the other, in one report. Resolves with the exit code of node:test. */
async function runAll(
  groups: readonly (readonly string[])[],
  settings: Readonly<Record<string, string>>,
  interrupted: AbortSignal,
): Promise<number> {
  const report = new Report(console.log)
  let code = 0
  for (const files of groups) {
    if (files.length === 0 || interrupted.aborted) continue
    const ended = await runFiles(files, settings, interrupted, report)
    code = code === 0 ? ended : code
  }
  report.close()
  return interrupted.aborted && code === 0 ? 1 : code
}

/** After an interruption it is waited for too: its files hold connections. */
async function runFiles(
  files: readonly string[],
  settings: Readonly<Record<string, string>>,
  interrupted: AbortSignal,
  report: Report,
): Promise<number> {
  const limits = [`--test-concurrency=${CONCURRENT_FILES}`, `--test-timeout=${FILE_ENDS_WITHIN_MS}`]
  const loaders = IS_COVERED ? ['--import', 'tsx'] : ['--enable-source-maps']
  const options = [...loaders, '--import', RECORDER, '--test', ...limits, '--test-reporter=spec']
  const runner = spawn(process.execPath, [...options, ...files], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  })
  const stop = () => runner.kill('SIGTERM')
  interrupted.addEventListener('abort', stop)
  const lines = createInterface({ input: runner.stdout })
  lines.on('line', (line) => report.line(line))
  const [code] = await once(runner, 'close')
  interrupted.removeEventListener('abort', stop)
  report.endGroup()
  return typeof code === 'number' ? code : 1
}

/** Notes what is sent where RECORD_STATEMENTS says so. */
const RECORDER = new URL('record-statements.mjs', import.meta.url).href
