import { ScanResponse } from '../../../src/model/index.ts'
import type { Answer } from '../../support/service.ts'
import { askToScan, type PostedRequest } from './ask-to-scan.ts'
import { checkAnswer } from './check-answer.ts'
import {
  type Execution,
  LEASE_US,
  MOST_ATTEMPTS,
  type ModelScan,
  ModelWorkspace,
  SECOND_US,
  takeOver,
} from './reference.ts'
import { Violation } from './violation.ts'
import { until, within } from './waiting.ts'
import { PROCESSES, type RealWorkspace, SENTINEL_US, type World } from './world.ts'

interface Live {
  readonly workspace: number
  readonly scan: ModelScan
  readonly holder: Execution
  /** Undefined where a sweep took the scan up. Resolves with undefined when the process was killed. */
  readonly answer: Promise<Answer | undefined> | undefined
}

/** One run of the model beside the service, with workspaces of its own. */
export class Trial {
  readonly world: World
  readonly workspaces: readonly { readonly model: ModelWorkspace; readonly real: RealWorkspace }[]
  #live: Live[] = []

  static async begin(world: World, needConsent: readonly boolean[]): Promise<Trial> {
    const made = needConsent.map(async (needs) => ({
      model: new ModelWorkspace(needs),
      real: await world.workspace(needs),
    }))
    const workspaces = await Promise.all(made)
    for (let process = 0; process < PROCESSES; process++) {
      if (world.urlOf(process) === undefined) await world.start(process)
    }
    return new Trial(world, workspaces)
  }

  private constructor(world: World, workspaces: Trial['workspaces']) {
    this.world = world
    this.workspaces = workspaces
  }

  get nowUs(): number {
    return this.world.clock.nowUs
  }

  isUp(process: number): boolean {
    return this.world.urlOf(process) !== undefined
  }

  at(workspace: number) {
    const found = this.workspaces[workspace]
    if (found === undefined) throw new Error('There is no such workspace.')
    return found
  }

  liveOn(process: number, workspace?: number): Live[] {
    return this.#live.filter(
      (live) => live.holder.process === process && (workspace === undefined || live.workspace === workspace),
    )
  }

  /** Scans of all workspaces that a sweep would take up: by then the clock will have moved. */
  abandoned(): number {
    const sweptUs = this.nowUs + SENTINEL_US
    return this.workspaces.flatMap(({ model }) => model.abandoned(sweptUs)).length
  }

  /** The keys of running scans, and where: the newest first. */
  keyed(): { readonly workspace: number; readonly key: string }[] {
    return this.workspaces.flatMap(({ model }, workspace) =>
      model.scans
        .toReversed()
        .flatMap(({ state, idempotencyKey: key }) =>
          state === 'running' && key !== undefined ? [{ workspace, key }] : [],
        ),
    )
  }

  isHeld({ scan, holder }: Live): boolean {
    return scan.state === 'running' && scan.holder === holder
  }

  async request(workspace: number, process: number, request: PostedRequest): Promise<void> {
    const { model } = this.at(workspace)
    const expected = model.expect(request, this.nowUs)
    const reached = this.#nextSearches([workspace], process)
    const answer = askToScan(this.world.urlOf(process), request)
    const outcome = await Promise.race([answer, reached(workspace, 1)])
    if (outcome !== 'searched') {
      if (outcome === undefined) throw new Violation('A request to scan had no answer.')
      checkAnswer(expected, outcome, { model, request, nowUs: this.nowUs })
    } else {
      const holder: Execution = { process, bySweep: false }
      if (expected.kind === 'taken_over') takeOver(expected.scan, holder, this.nowUs)
      else if (expected.kind !== 'started')
        throw new Violation(`It collected, but was to be ${expected.kind}.`)
      else if (expected.token !== undefined) expected.token.isUsed = true
      const scan =
        expected.kind === 'taken_over'
          ? expected.scan
          : model.start(await this.#newScan(workspace), request.idempotencyKey, holder, this.nowUs)
      this.#live.push({ workspace, scan, holder, answer })
    }
    await this.#checkRows(workspace)
  }

  async badRequest(
    workspace: number,
    process: number,
    header: string,
    body: string | undefined,
  ): Promise<void> {
    const { real } = this.at(workspace)
    const request = { idempotencyKey: header, apiKey: real.apiKeys[0] ?? '', confirmToken: undefined, body }
    const answer = await askToScan(this.world.urlOf(process), request)
    if (answer?.status !== 400) throw new Violation(`A bad request was answered ${answer?.status}.`)
    await this.#checkRows(workspace)
  }

  /** Lets the platform answer the process's searches for the workspace. */
  async release(workspace: number, process: number, outcome: 'empty' | 'refused'): Promise<void> {
    const { model, real } = this.at(workspace)
    const released = this.liveOn(process, workspace)
    const endsBySweep = released.some((live) => live.holder.bySweep && this.isHeld(live))
    // What a sweep took up sweeps again when it completes.
    const sweeps = endsBySweep && outcome === 'empty'
    if (sweeps) await this.world.armSentinel()
    const reached = this.#nextSearches([...this.workspaces.keys()], process)
    this.world.searches.release(real.word, this.world.tokenOf(process), outcome)
    const held = new Set(released.filter((live) => this.isHeld(live)))
    for (const live of released) {
      await this.#ended(live, held.has(live) ? outcome : 'lost')
    }
    this.#live = this.#live.filter((live) => !released.includes(live))
    if (sweeps) await this.#swept(process, reached)
    if (model.scans.length > 0) await this.#checkRows(workspace)
  }

  /** Time for the leases of a process's scans to be renewed; what has lost its lease notices it. */
  async renew(process: number): Promise<void> {
    const live = this.liveOn(process)
    // A lease that lasts as long already could not be seen to be renewed.
    await this.world.clock.move(1)
    this.world.tick(process, 'renew')
    for (const each of live) {
      if (this.isHeld(each)) {
        each.scan.leaseEndsUs = this.nowUs + LEASE_US
        const { scanId } = each.scan
        await until(
          () => this.world.leaseEndsAt(scanId, LEASE_US / SECOND_US),
          `The lease of ${scanId} was not renewed`,
        )
      } else {
        await this.#ended(each, 'lost')
        this.#live = this.#live.filter((other) => other !== each)
      }
    }
  }

  async sweep(process: number): Promise<void> {
    await this.world.armSentinel()
    const reached = this.#nextSearches([...this.workspaces.keys()], process)
    this.world.tick(process, 'sweep')
    await this.#swept(process, reached)
    for (const { model } of this.workspaces) model.drop(this.nowUs)
  }

  async kill(process: number): Promise<void> {
    const live = this.liveOn(process)
    await this.world.kill(process)
    for (const { scan, holder, answer } of live) {
      if ((await answer) !== undefined) throw new Violation('A killed process answered.')
      if (scan.holder === holder) scan.holder = undefined
    }
    this.#live = this.#live.filter((each) => !live.includes(each))
  }

  async start(process: number): Promise<void> {
    await this.world.armSentinel()
    const reached = this.#nextSearches([...this.workspaces.keys()], process)
    await this.world.start(process)
    await this.#swept(process, reached)
    for (const { model } of this.workspaces) model.drop(this.nowUs)
  }

  /** Ends what is still running: the next trial has workspaces of its own. */
  async end(): Promise<void> {
    await this.world.forget(this.workspaces.map(({ real }) => real))
    await Promise.all(this.#live.map(({ answer }) => answer))
  }

  /** How a process's further searches of these workspaces are waited for, from what has come by now. */
  #nextSearches(workspaces: readonly number[], process: number) {
    const token = this.world.tokenOf(process)
    const { searches } = this.world
    const before = new Map(workspaces.map((each) => [each, searches.count(this.at(each).real.word, token)]))
    return async (workspace: number, more: number): Promise<'searched'> => {
      await searches.reached(this.at(workspace).real.word, token, (before.get(workspace) ?? 0) + more)
      return 'searched'
    }
  }

  async #newScan(workspace: number): Promise<string> {
    const { model, real } = this.at(workspace)
    const known = new Set(model.scans.map(({ scanId }) => scanId))
    const unknown = (await this.world.scansOf(real)).filter(({ scanId }) => !known.has(scanId))
    const [only] = unknown
    if (only === undefined || unknown.length > 1)
      throw new Violation(`One start left ${unknown.length} new scans.`)
    return only.scanId
  }

  /** An execution has come to its end: what its client hears, and what becomes of the scan. */
  async #ended({ workspace, scan, answer }: Live, outcome: 'empty' | 'refused' | 'lost'): Promise<void> {
    const heard = answer === undefined ? undefined : await answer
    if (answer !== undefined && heard === undefined) throw new Violation('A scan had no answer.')
    if (outcome === 'lost') {
      if (heard !== undefined && heard.status !== 409) {
        throw new Violation(`A scan that another process has taken over was answered ${heard.status}.`)
      }
      return
    }
    const [state, status] = outcome === 'empty' ? (['completed', 201] as const) : (['failed', 502] as const)
    if (heard === undefined) {
      await until(async () => {
        const rows = await this.world.scansOf(this.at(workspace).real)
        return rows.find(({ scanId }) => scanId === scan.scanId)?.state === state
      }, `A scan that a sweep took up is not ${state}`)
    } else if (heard.status !== status) {
      throw new Violation(`A scan was answered ${heard.status} in place of ${status}: ${heard.text}`)
    } else if (state === 'completed') {
      const replayed = heard.headers.get('Idempotency-Replayed')
      if (replayed !== (scan.idempotencyKey === undefined ? null : 'false')) {
        throw new Violation(`A scan was answered with Idempotency-Replayed: ${replayed}.`)
      }
      if (ScanResponse.parse(heard.json).run.id !== scan.scanId)
        throw new Violation("It was another scan's answer.")
      scan.answer = heard.text
    }
    scan.state = state
    scan.completedUs = this.nowUs
    scan.holder = undefined
  }

  /** The sweep of a process is over: of each workspace one abandoned scan at least was taken up, or failed after its last attempt. */
  async #swept(
    process: number,
    reached: (workspace: number, more: number) => Promise<'searched'>,
  ): Promise<void> {
    await until(() => this.world.isSentinelGone(), 'A sweep did not come to its end')
    for (const [workspace, { model, real }] of this.workspaces.entries()) {
      const rows = new Map((await this.world.scansOf(real)).map((row) => [row.scanId, row]))
      // What the process itself still holds it goes on with, its lease being over or not.
      const abandoned = model.abandoned(this.nowUs).filter(({ holder }) => holder?.process !== process)
      let taken = 0
      let failed = 0
      for (const scan of abandoned) {
        const row = rows.get(scan.scanId)
        if (row?.state === 'failed' && scan.attempts >= MOST_ATTEMPTS) {
          scan.state = 'failed'
          failed += 1
        } else if (row?.attempts === scan.attempts + 1 && scan.attempts < MOST_ATTEMPTS) {
          const holder: Execution = { process, bySweep: true }
          takeOver(scan, holder, this.nowUs)
          this.#live.push({ workspace, scan, holder, answer: undefined })
          taken += 1
        }
      }
      if (abandoned.length > 0 && taken + failed === 0)
        throw new Violation('A sweep left all abandoned scans.')
      if (taken > 0) await within(reached(workspace, taken), 'A scan that was taken up does not collect')
      await this.#checkRows(workspace)
    }
  }

  /** Every scan of the workspace is as the model has it, and there is no other. */
  async #checkRows(workspace: number): Promise<void> {
    const { model, real } = this.at(workspace)
    const rows = await this.world.scansOf(real)
    const shown = (
      scans: readonly { readonly scanId: string; readonly state: string; readonly attempts: number }[],
    ) =>
      scans
        .map(({ scanId, state, attempts }) => `${scanId} ${state} ${attempts}`)
        .sort()
        .join(', ')
    if (shown(rows) !== shown(model.scans)) {
      throw new Violation(`The scans are ${shown(rows)}, and were to be ${shown(model.scans)}.`)
    }
  }
}
