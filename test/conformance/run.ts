import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startBackend } from '../support/backend-server.ts'
import { fetchPath } from './fetched.ts'
import { fixtureBackend } from './fixture-backend.ts'
import { startKeyProxy } from './key-proxy.ts'

/**
 * The whole of `npm run conformance`: the official suite, on the Node it needs, against the fixtures behind the
 * service's real stack, for each requirement set. Ends with both totals; exits with 1 on anything unexpected.
 */
async function main(): Promise<number> {
  const hooks: (() => Promise<void>)[] = []
  try {
    const folder = await mkdtemp(join(tmpdir(), 'trend-research-conformance-'))
    hooks.push(() => rm(folder, { recursive: true, force: true }))
    const proxy = await startKeyProxy()
    hooks.push(proxy.close)
    // The suite calls as a page of the address it was given and as one of another, which must be refused.
    const server = await startBackend(fixtureBackend, [proxy.url])
    hooks.push(server.close)
    proxy.forward(server.url, server.key)

    const path = await fetchPath(SUITE)
    const outcomes: Outcome[] = []
    for (const revision of REQUIREMENT_SETS) outcomes.push(await runSuite(revision, proxy.url, folder, path))
    for (const { summary } of outcomes) console.log(`\n${summary}`)
    for (const { revision, total, isExpected } of outcomes) {
      console.log(`${revision}: ${total} - ${isExpected ? 'all as expected' : 'NOT as expected'}`)
    }
    return outcomes.every(({ isExpected }) => isExpected) ? 0 : 1
  } finally {
    for (const hook of hooks) await hook()
  }
}

const REQUIREMENT_SETS = ['2025-11-25', '2026-07-28'] as const
const SUITE = '@modelcontextprotocol/conformance@0.2.0-alpha.12'
const BASELINE = join(import.meta.dirname, 'expected-failures.yml')

interface Outcome {
  readonly revision: string
  /** The suite's report, without what it says of each scenario while it runs. */
  readonly summary: string
  readonly total: string
  readonly isExpected: boolean
}

async function runSuite(revision: string, url: string, folder: string, path: string): Promise<Outcome> {
  const options = ['--requirements', revision, '--expected-failures', BASELINE, '-o', join(folder, revision)]
  const suite = spawn('conformance', ['server', '--url', `${url}/mcp`, ...options], {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed, [code]] = await Promise.all([text(suite.stdout), once(suite, 'close')])
  const start = printed.indexOf('=== SUMMARY ===')
  // What ended before its report is shown whole: the reason is in there.
  const summary = `=== ${revision} ===\n${start === -1 ? printed : printed.slice(start)}`
  const total = /Total: (.*)/.exec(printed)?.[1] ?? 'the suite did not end'
  const isExpected = code === 0 && start !== -1 && (await scenariosWithoutEntry(summary)).length === 0
  return { revision, summary, total, isExpected }
}

/** The suite does not judge the scenarios that it does not score: their failures need an entry all the same. */
async function scenariosWithoutEntry(summary: string): Promise<string[]> {
  const entries = [...(await readFile(BASELINE, 'utf8')).matchAll(/^ {2}- ([^:\s]+)(?::\S+)?$/gm)]
  const known = new Set(entries.map(([, scenario]) => scenario))
  const failing = [...summary.matchAll(/^✗ ([^:\s]+): /gm)].map(([, scenario]) => scenario ?? '')
  return failing.filter((scenario) => !known.has(scenario))
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(Object(error).message)
  process.exitCode = 1
}
