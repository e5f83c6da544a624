import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startEmbedded } from '../db/embedded/index.ts'
import { buildProgram } from '../src/cli/build-program.ts'

/**
 * The whole of `npm test`: every test file under test/ (arguments keep those whose path contains one of them),
 * one embedded database for all of them, node:test's closing lines, and its exit code. With `--accept-snapshots`
 * the snapshots that the tests compare with are written instead.
 */
async function main(options: readonly string[]): Promise<number> {
  const parts = options.filter((option) => option !== ACCEPT)
  if (parts.length < options.length) process.env['ACCEPT_SNAPSHOTS'] = '1'
  const tests = await listTests(parts)
  if (tests.length > 0) return await runWithDatabase(tests)
  const described = parts.map((part) => `"${part}"`).join(' or ')
  console.error(
    described === ''
      ? 'There is no test file under test/.'
      : `No test file under test/ has ${described} in its path.`,
  )
  return 1
}

const root = join(import.meta.dirname, '..')
const ACCEPT = '--accept-snapshots'
/** Each file has connections of its own to the one database, whose limit is 100. */
const CONCURRENT_FILES = Math.min(availableParallelism(), 8)
/** A file that leaves something open would otherwise hold up the run for ever. */
const FILE_ENDS_WITHIN_MS = 300_000

async function listTests(parts: readonly string[]): Promise<string[]> {
  const entries = await readdir(join(root, 'test'), { recursive: true })
  const tests = entries.filter((path) => path.endsWith('.test.ts')).map((path) => join('test', path))
  return tests.filter((path) => parts.length === 0 || parts.some((part) => path.includes(part))).sort()
}

async function runWithDatabase(tests: readonly string[]): Promise<number> {
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => interrupted.abort())
  }
  const folder = await mkdtemp(join(tmpdir(), 'trend-research-test-'))
  try {
    // As root, the database runs as another user, who has to pass here.
    await chmod(folder, 0o711)
    const program = join(folder, 'program')
    await buildProgram(program)
    const database = await startEmbedded({ dataDir: join(folder, 'database'), isDurable: false })
    try {
      if (interrupted.signal.aborted) return 1
      return await runTests(
        tests,
        { folder, program, databaseUrl: database.connectionString },
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
async function runTests(
  tests: readonly string[],
  { folder, program, databaseUrl }: { folder: string; program: string; databaseUrl: string },
  interrupted: AbortSignal,
): Promise<number> {
  const limits = [`--test-concurrency=${CONCURRENT_FILES}`, `--test-timeout=${FILE_ENDS_WITHIN_MS}`]
  const options = ['--import', 'tsx', '--test', ...limits, '--test-reporter=spec']
  const runner = spawn(process.execPath, [...options, ...tests], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    // Whatever a test leaves in the folder for temporary files goes with ours.
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl, TEST_PROGRAM: program, TMPDIR: folder },
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

process.exitCode = await main(process.argv.slice(2))
