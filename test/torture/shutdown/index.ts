import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { listKeys } from '../../../db/api-keys.ts'
import { call } from '../../support/service.ts'
import { type Draw, drawBy } from '../draw.ts'
import type { Finding, Form, Setting, Torture } from '../torture.ts'
import { askUntilGone, type Outcome } from './load.ts'
import { planted } from './planted.ts'
import { type Running, startProcess } from './world.ts'

const extents: Readonly<Record<Form, { rounds: number; clients: number; endsWithinSeconds: number }>> = {
  short: { rounds: 1, clients: 3, endsWithinSeconds: 90 },
  long: { rounds: 60, clients: 12, endsWithinSeconds: 10 },
}
const LOAD_MS = [100, 600] as const
/** Long enough for a scan to end within it, however busy the machine is. */
const PATIENT_DRAIN_SECONDS = 60
/** Too short for a scan that does not end. */
const SHORT_DRAIN_SECONDS = 1
/** After the signal: while all that is open is still let end, or when only a scan is waited for. */
const SCAN_ENDS_AFTER_MS = [
  [0, 1000],
  [2200, 2600],
] as const

interface Counts {
  rounds: number
  requests: number
  refused: number
  unheard: number
  writes: number
  slowestMs: number
}

export const shutdown: Torture = {
  description:
    'asked to stop under load, a process answers what it has accepted, loses no write and ends with 0',
  longMinutes: 30,
  faults: planted,
  async run(setting: Setting): Promise<Finding> {
    const draw = drawBy(setting.seed)
    const counts: Counts = { rounds: 0, requests: 0, refused: 0, unheard: 0, writes: 0, slowestMs: 0 }
    const violations: string[] = []
    for (; counts.rounds < extents[setting.form].rounds && !setting.signal.aborted; counts.rounds++) {
      const wrong = await round(setting, draw, counts)
      violations.push(...wrong)
      setting.tell(`${counts.rounds + 1}: ${counts.requests} requests, ${wrong.length} wrong`)
    }
    return { counts: { ...counts }, violations }
  },
}

async function round(setting: Setting, draw: Draw, counts: Counts): Promise<string[]> {
  const { clients, endsWithinSeconds } = extents[setting.form]
  const violations: string[] = []
  const isScanEnding = draw.whole(0, 3) > 0
  const running = await startProcess(setting, isScanEnding ? PATIENT_DRAIN_SECONDS : SHORT_DRAIN_SECONDS)
  const scanning = call(`${running.url}/v1/scans`, {
    method: 'POST',
    key: running.caller.key,
    headers: { 'Idempotency-Key': randomUUID() },
  }).catch((error: unknown) => ({ status: 0, text: String(error) }))
  await running.platform.reached()
  const asking = Array.from({ length: clients }, () => askUntilGone(running, draw))
  await delay(draw.whole(...LOAD_MS))
  const asked = performance.now()
  running.ask(draw.pick(['SIGTERM', 'SIGINT']))
  if (isScanEnding) {
    await delay(draw.whole(...draw.pick<readonly [number, number]>(SCAN_ENDS_AFTER_MS)))
    running.platform.release()
  }
  const [{ code, stderr }, scan, ...all] = await Promise.all([running.ended, scanning, ...asking])
  const tookMs = Math.round(performance.now() - asked)
  const outcomes = all.flat()
  counts.requests += outcomes.length
  counts.refused += outcomes.filter(({ status }) => status === 503).length
  counts.unheard += outcomes.filter(({ status }) => status === undefined).length
  counts.writes += outcomes.filter(({ isAcknowledged }) => isAcknowledged).length
  counts.slowestMs = Math.max(counts.slowestMs, tookMs)
  if (code !== 0) violations.push(`the process ended with ${code}: ${stderr.slice(-300)}`)
  if (tookMs > endsWithinSeconds * 1000) violations.push(`it took ${tookMs} ms to end`)
  // One that was not waited for any longer is taken up by another process.
  const expected = isScanEnding ? 201 : 503
  if (scan.status !== expected) {
    violations.push(`the running scan was answered ${scan.status} ${scan.text.slice(0, 200)}`)
  }
  violations.push(...unanswered(outcomes, stderr), ...(await lostWrites(running, outcomes)))
  return violations
}

/** A request that the service knows of has a whole answer, the truth or a refusal. */
function unanswered(outcomes: readonly Outcome[], log: string): string[] {
  return outcomes.flatMap(({ requestId, status }) => {
    const isRight = status === 200 || status === 503 || (status === undefined && !log.includes(requestId))
    return isRight
      ? []
      : [`request ${requestId} was answered ${status ?? 'not at all, and the service had it'}`]
  })
}

/** A key that the page showed is stored once, any other at most once. */
async function lostWrites({ db, caller }: Running, outcomes: readonly Outcome[]): Promise<string[]> {
  const labels = (await listKeys(db, caller.workspace.id)).map(({ label }) => label)
  return outcomes.flatMap(({ label, isAcknowledged }) => {
    if (label === undefined) return []
    const stored = labels.filter((each) => each === label).length
    const isRight = isAcknowledged ? stored === 1 : stored <= 1
    return isRight ? [] : [`key ${label}: acknowledged ${isAcknowledged}, stored ${stored} times`]
  })
}
