import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startEmbedded } from '../../db/embedded/index.ts'
import { buildProgram } from '../../src/cli/build-program.ts'

const root = join(import.meta.dirname, '../..')
/** Each file has connections of its own to the one database, whose limit is 100. */
const CONCURRENT_FILES = Math.min(availableParallelism(), 8)
/** A file that leaves something open would otherwise hold up the run for ever. */
const FILE_ENDS_WITHIN_MS = 300_000

export interface TestRun {
  /** Whether the tests start the built program, which takes a while to build. */
  readonly needsProgram?: boolean
  /** What the tests are told besides by their environment. */
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Runs test files, given from the top of the tree, beside one embedded database, and prints node:test's report with its
 * closing lines. Resolves with the exit code.
 */
export async function runTests(
  tests: readonly string[],
  { needsProgram = false, settings = {} }: TestRun,
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
    const database = await startEmbedded({ dataDir: join(folder, 'database'), isDurable: false })
    try {
      if (interrupted.signal.aborted) return 1
      return await runFiles(
        tests,
        {
          ...settings,
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

/** The exit code of node:test. After an interruption it is waited for too: its files hold connections. */
async function runFiles(
  tests: readonly string[],
  settings: Readonly<Record<string, string>>,
  interrupted: AbortSignal,
): Promise<number> {
  const limits = [`--test-concurrency=${CONCURRENT_FILES}`, `--test-timeout=${FILE_ENDS_WITHIN_MS}`]
  const options = ['--import', 'tsx', '--test', ...limits, '--test-reporter=spec']
  const runner = spawn(process.execPath, [...options, ...tests], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  })
  interrupted.addEventListener('abort', () => runner.kill('SIGTERM'))
  const lines = createInterface({ input: runner.stdout })
  lines.on('line', (line) => console.log(toPlainNote(line)))
  const [code] = await once(runner, 'close')
  return typeof code === 'number' ? code : 1
}

const ESCAPE = String.fromCharCode(27)
const NOTE = new RegExp(`^(?:${ESCAPE}\\[\\d+m)?ℹ (.*?)(?:${ESCAPE}\\[\\d+m)?$`)

/** The readable reporter marks its closing lines with a sign; programs look for `# tests 12`, `# fail 0`. */
function toPlainNote(line: string): string {
  return line.replace(NOTE, '# $1')
}
