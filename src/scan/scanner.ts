import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import { outsideRequest } from '../../db/request-deadline.ts'
import {
  type ConfirmationOf,
  type ConfirmedStart,
  dropExpiredConfirmations,
  startConfirmedScan,
} from '../../db/scan-confirmations.ts'
import { giveUpScan, type NewScan, readGate, startScan, takeOverScan } from '../../db/scan-gate.ts'
import { findScanBefore, readScanState, type ScanName, type ScanReading } from '../../db/scan-states.ts'
import {
  dropExpiredLists,
  dropExpiredResponses,
  listAbandonedScans,
  type ScanLease,
  storedResponse,
  yieldLease,
} from '../../db/scans.ts'
import { findWorkspace } from '../../db/workspaces.ts'
import { ServiceError } from '../lib/errors.ts'
import type { NamedPlan, ScanResponse, ScanState, Workspace } from '../model/index.ts'
import { type Admission, decideAdmission, IN_PROGRESS_RETRY_SECONDS, MAX_ATTEMPTS } from './admission.ts'
import { configuredCollectors, notConfiguredSentence, unrecordedCollectors } from './collector-registry.ts'
import {
  executeScan,
  type FollowedScan,
  LeaseLostError,
  type ScanServices,
  type ScanTiming,
} from './execute-scan.ts'
import { planScan } from './plan-scan.ts'
import type { ReportProgress } from './progress-board.ts'
import { type NamedBudgets, readBudgets } from './read-budgets.ts'
import {
  confirmationVoid,
  handedOver,
  inProgress,
  shuttingDown,
  tooManyStarts,
  tooSoon,
} from './scan-errors.ts'
import { parseStoredResponse } from './stored-response.ts'

/**
 * Of concurrent starts all but one find the gate moved and try again; more rounds mean something is wrong.
 */
const MAX_GATE_ROUNDS = 20
/**
 * Abandoned scans that collect here at once; while one is ranked, the next one asks the platforms. Forty of a dead process, in
 * workspaces that share one app of each platform, end within 30 s: 26 of them are Reddit's, which answers a call each 650 ms. They
 * took 43 s with those that were ranked counted as well, 211 s with comments.
 */
const MAX_COLLECTING_AT_ONCE = 8

export interface ScanOutcome {
  readonly response: ScanResponse
  /** The scan had been completed before: this call collected nothing. */
  readonly replayed: boolean
}

/** What a user agreed to: used up by the start of one scan. */
export type Confirmation = Pick<ConfirmationOf, 'keyId' | 'way' | 'tokenHash'>

/**
 * Called when nothing but a user's consent is missing to start a new scan, and only then: resolves with the
 * confirmation to use up, undefined where none is needed, or throws what refuses the start.
 */
export type RequireConsent = () => Promise<Confirmation | undefined>

/** Admits scans by the gate, runs them, and resumes those whose process died. */
export class Scanner {
  readonly #services: ScanServices
  readonly #settings: ScanTiming
  readonly #running = new Set<Promise<unknown>>()
  readonly #stop = new AbortController()
  #draining = false
  /** Of the scans that are executed here now. */
  readonly #held = new Set<ScanLease>()
  /** Abandoned scans that collect here now. */
  #collecting = 0
  /** More were abandoned than collect at once, and some of them still collect. */
  #hasBacklog = false
  readonly #takingUp = pLimit(1)

  constructor(services: ScanServices, settings: ScanTiming) {
    this.#services = services
    this.#settings = settings
  }

  /**
   * Runs a scan, or replays the one that this key completed. Throws `scan_in_progress`, `scan_too_soon`,
   * `not_configured`, `upstream`, `unavailable` or `confirmation_required`. A started scan goes on when its
   * caller disconnects: from `onAdmitted` on it is completed, by this process or by another one.
   */
  async run(
    workspace: Workspace,
    idempotencyKey: string | undefined,
    report: ReportProgress,
    requireConsent: RequireConsent = async () => undefined,
    onAdmitted: () => void = () => {},
  ): Promise<ScanOutcome> {
    return await this.#awaitedByDrain(async () => {
      const admitted = await this.#admit(workspace.id, idempotencyKey, requireConsent)
      if ('replay' in admitted) return { response: admitted.replay, replayed: true }
      onAdmitted()
      // It takes as long as the platforms do.
      const response = await outsideRequest(() => this.#execute(workspace, admitted.lease, { report }))
      return { response, replayed: false }
    })
  }

  /**
   * One scan as it stands: by its id or idempotency key, or the latest; undefined when there is none of the
   * name.
   */
  async state(
    workspaceId: string,
    name: ScanName,
  ): Promise<(ScanReading & { readonly scan: ScanState }) | undefined> {
    const { db, registry } = this.#services
    const reading = await readScanState(db, workspaceId, name, this.#settings)
    return (
      reading && { ...reading, scan: { ...reading.scan, ...unrecordedCollectors(registry, reading.scan) } }
    )
  }

  /** The last completed scan that had begun by a moment, as `state` has it; undefined when there is none. */
  async stateBefore(workspaceId: string, moment: Date): ReturnType<Scanner['state']> {
    const id = await findScanBefore(this.#services.db, workspaceId, moment)
    return id === undefined ? undefined : await this.state(workspaceId, id)
  }

  get intervalSeconds(): number {
    return this.#settings.intervalSeconds
  }

  /** What a scan that starts now would do at most; calls no platform. */
  async plan(workspace: Workspace): Promise<NamedPlan[]> {
    return await planScan(this.#services.registry, workspace, this.#services.clock.now())
  }

  /** What the platforms' budgets still hold; calls no platform. */
  async budgets(): Promise<NamedBudgets[]> {
    return await readBudgets(this.#services.registry)
  }

  /** Resumes abandoned scans in the background and deletes expired answers, lists and confirmations. For a timer. */
  async sweep(): Promise<void> {
    await this.#awaitedByDrain(() => this.#sweep())
  }

  async #sweep(): Promise<void> {
    const { db } = this.#services
    await dropExpiredResponses(db, this.#settings.retentionSeconds)
    await dropExpiredLists(db, this.#settings.retentionSeconds)
    await dropExpiredConfirmations(db)
    await this.#resumeAbandoned()
  }

  /** Each that has collected makes room for the next; one that fails is left to the next sweep, by which time more may work. */
  async #resumeAbandoned(): Promise<void> {
    // Scans that have collected together would each count the places that are free, and fill them twice.
    await this.#takingUp(() => this.#takeUpAbandoned())
  }

  async #takeUpAbandoned(): Promise<void> {
    const { db, registry } = this.#services
    if (this.#draining || configuredCollectors(registry).length === 0) return
    // A scan that runs here and could not renew its lease in time is not done a second time beside itself.
    const waiting = await listAbandonedScans(db, MAX_COLLECTING_AT_ONCE + 1, [...this.#held])
    const isMore = waiting.length + this.#collecting > MAX_COLLECTING_AT_ONCE
    this.#hasBacklog = isMore || (this.#hasBacklog && this.#collecting > 0)
    for (const abandoned of waiting) {
      if (this.#draining || this.#collecting >= MAX_COLLECTING_AT_ONCE) return
      if (abandoned.attempts >= MAX_ATTEMPTS) {
        await giveUpScan(db, abandoned)
        continue
      }
      const account = await findWorkspace(db, abandoned.workspaceId)
      const lease = await takeOverScan(db, abandoned, this.#settings)
      if (account === undefined || lease === undefined) continue
      this.#resume(account.workspace, lease)
    }
  }

  #resume(workspace: Workspace, lease: ScanLease): void {
    const { log } = this.#services
    const { scanId, workspaceId } = lease
    log.info({ scanId, workspaceId }, 'taking up an abandoned scan')
    this.#collecting += 1
    let isCollecting = true
    const leave = () => {
      if (isCollecting) this.#collecting -= 1
      isCollecting = false
    }
    const warn = (error: unknown) => log.warn({ err: error, scanId }, 'an abandoned scan did not complete')
    const onCollected = () => {
      leave()
      this.#awaitedByDrain(() => this.#resumeAbandoned()).catch(warn)
    }
    const followed = { report: () => {}, withoutComments: this.#hasBacklog, onCollected }
    this.#awaitedByDrain(() => this.#execute(workspace, lease, followed).finally(leave)).catch(warn)
  }

  /**
   * Rejects new scans and waits for the running ones. Those that have not ended in time keep what they have
   * done and give their lease back, so that another process resumes them at once.
   */
  async drain(timeoutMs: number): Promise<void> {
    this.#draining = true
    const late = setTimeout(() => this.#stop.abort(handedOver()), timeoutMs)
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
    clearTimeout(late)
  }

  /** Registers work that a shutdown waits for, admission included: it may end with a running scan. */
  async #awaitedByDrain<T>(work: () => Promise<T>): Promise<T> {
    const running = work()
    this.#running.add(running)
    try {
      return await running
    } finally {
      this.#running.delete(running)
    }
  }

  async #admit(
    workspaceId: string,
    idempotencyKey: string | undefined,
    requireConsent: RequireConsent,
  ): Promise<{ lease: ScanLease } | { replay: ScanResponse }> {
    const { db, metrics } = this.#services
    let wasVoid = false
    for (let round = 0; round < MAX_GATE_ROUNDS; round++) {
      const { fence, ...facts } = await readGate(db, workspaceId, idempotencyKey, this.#settings)
      const admission = decideAdmission(facts)
      metrics.gateDecided(admission.action)
      this.#rejectUnlessAdmitted(admission)
      switch (admission.action) {
        case 'replay': {
          const kept = await storedResponse(db, workspaceId, admission.scanId)
          if (kept !== undefined) return { replay: parseStoredResponse(kept) }
          break
        }
        case 'take_over': {
          const lease = await takeOverScan(
            db,
            { workspaceId, scanId: admission.scanId, fence },
            this.#settings,
          )
          if (lease !== undefined) return { lease }
          break
        }
        case 'give_up':
          await giveUpScan(db, { workspaceId, scanId: admission.scanId, fence })
          break
        case 'start': {
          const scanId = `scan_${randomUUID()}`
          const scan = { workspaceId, scanId, idempotencyKey, fence }
          const { confirmed, lease } = await this.#start(scan, await requireConsent())
          if (lease !== undefined) return { lease }
          // A concurrent attempt of the same call may have used it: then the next reading of the gate says
          // so.
          if (!confirmed && wasVoid) throw confirmationVoid()
          wasVoid = !confirmed
          break
        }
        default:
      }
    }
    throw tooManyStarts()
  }

  async #start(scan: NewScan, confirmation: Confirmation | undefined): Promise<ConfirmedStart> {
    const { db } = this.#services
    if (confirmation !== undefined) return await startConfirmedScan(db, scan, confirmation, this.#settings)
    return { confirmed: true, lease: await startScan(db, scan, this.#settings) }
  }

  #rejectUnlessAdmitted(admission: Admission): void {
    if (admission.action === 'wait') throw inProgress(admission.retryAfterSeconds)
    if (admission.action === 'too_soon') throw tooSoon(admission.retryAfterSeconds)
    if (admission.action !== 'start' && admission.action !== 'take_over') return
    if (this.#draining) throw shuttingDown()
    if (configuredCollectors(this.#services.registry).length === 0) {
      throw new ServiceError({ kind: 'not_configured' }, notConfiguredSentence(this.#services.registry))
    }
  }

  async #execute(workspace: Workspace, lease: ScanLease, followed: FollowedScan): Promise<ScanResponse> {
    const { db, metrics } = this.#services
    const scan = { workspace, lease, stop: this.#stop.signal, ...followed }
    this.#held.add(lease)
    try {
      const response = await executeScan(this.#services, this.#settings, scan)
      metrics.scanEnded('completed')
      return response
    } catch (error) {
      metrics.scanEnded(isUpstream(error) ? 'failed' : 'interrupted')
      if (error instanceof LeaseLostError) throw inProgress(IN_PROGRESS_RETRY_SECONDS)
      // Not the platforms' fault: the scan stays open to be resumed. A shutdown does not count as an attempt.
      if (!isUpstream(error)) await yieldLease(db, lease, { asAttempt: !this.#stop.signal.aborted })
      throw error
    } finally {
      this.#held.delete(lease)
    }
  }
}

function isUpstream(error: unknown): boolean {
  return error instanceof ServiceError && error.fault.kind === 'upstream'
}
