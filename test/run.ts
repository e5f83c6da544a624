import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runTests } from './support/run-tests.ts'

/**
 * The whole of `npm test`: every test file under test/ (arguments keep those whose path contains one of them),
 * one embedded database for all of them, then the files that check what all of them did, node:test's closing lines, and its
 * exit code. With `--accept-snapshots`
 * the snapshots that the tests compare with are written instead.
 */
async function main(options: readonly string[]): Promise<number> {
  const parts = options.filter((option) => option !== ACCEPT)
  if (parts.length < options.length) process.env['ACCEPT_SNAPSHOTS'] = '1'
  const tests = await listTests('.test.ts', parts)
  if (tests.length > 0) {
    const closing = await listTests('.closing.ts', [])
    const settings = { TESTS_ARE_WHOLE: parts.length === 0 ? '1' : '' }
    return await runTests(tests, { needsProgram: true, closing, settings })
  }
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

async function listTests(ending: string, parts: readonly string[]): Promise<string[]> {
  const entries = await readdir(join(root, 'test'), { recursive: true })
  const tests = entries
    .filter((path) => path.endsWith(ending) && !path.includes('node_modules'))
    .map((path) => join('test', path))
  return tests.filter((path) => parts.length === 0 || parts.some((part) => path.includes(part))).sort()
}

process.exitCode = await main(process.argv.slice(2))
