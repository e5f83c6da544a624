import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { buildProgram } from '../build-program.ts'
import { type Benchmark, roundTo } from './benchmark.ts'

const ROUNDS = 3
/** After this long nothing of the start is left to do. */
const IDLE_MS = 3000

/** Of one folder of data: its first start, the next one, and what the process holds once it is idle. */
interface Start {
  readonly firstSeconds: number
  readonly againSeconds: number
  readonly idleMb: number
  /** The floor: a process of Node that does nothing. */
  readonly bareSeconds: number
}

export const startBenchmark: Benchmark = {
  description:
    'seconds until the built program listens, with a new folder of data and again, beside a bare process, and its idle memory; medians of three',
  takes: [],
  async run() {
    const program = await mkdtemp(join(tmpdir(), 'trend-research-bench-'))
    const starts: Start[] = []
    try {
      await buildProgram(program)
      for (let round = 0; round < ROUNDS; round += 1) starts.push(await startTwice(program))
    } finally {
      await rm(program, { recursive: true, force: true })
    }
    const result = {
      firstSeconds: medianOf(starts.map(({ firstSeconds }) => firstSeconds)),
      againSeconds: medianOf(starts.map(({ againSeconds }) => againSeconds)),
      idleMb: medianOf(starts.map(({ idleMb }) => idleMb)),
      bareSeconds: medianOf(starts.map(({ bareSeconds }) => bareSeconds)),
    }
    return { tables: [starts.map((start) => ({ ...start }))], result }
  },
}

async function startTwice(program: string): Promise<Start> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trend-research-bench-'))
  try {
    const first = await startOnce(program, dataDir)
    const again = await startOnce(program, dataDir)
    const bareSeconds = await startBare()
    return { firstSeconds: first.seconds, againSeconds: again.seconds, idleMb: again.idleMb, bareSeconds }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Starts as `npm start` does once it has built, and stops again. */
async function startOnce(program: string, dataDir: string): Promise<{ seconds: number; idleMb: number }> {
  const begunMs = performance.now()
  const service = spawn(process.execPath, [join(program, 'src/main.js')], {
    env: { PORT: '0', LOG_LEVEL: 'error', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await listens(service)
    const seconds = roundTo((performance.now() - begunMs) / 1000, 2)
    await delay(IDLE_MS)
    return { seconds, idleMb: await residentMb(service) }
  } finally {
    if (service.exitCode === null) {
      const exited = once(service, 'exit')
      service.kill('SIGTERM')
      await exited
    }
  }
}

async function startBare(): Promise<number> {
  const begunMs = performance.now()
  await once(spawn(process.execPath, ['--eval', '0']), 'exit')
  return roundTo((performance.now() - begunMs) / 1000, 2)
}

async function listens({ stdout }: ChildProcess): Promise<void> {
  if (stdout === null) throw new Error('the output is a pipe')
  for await (const line of createInterface({ input: stdout })) if (line.includes('listens on')) return
  throw new Error('the service ended before it listened')
}

/** Linux alone tells it of another process. */
async function residentMb({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024)
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
