import { once } from 'node:events'
import { serverPid } from '../../support/embedded-files.ts'
import { pause } from '../pause.ts'
import { type ServiceProcess, startProcess } from '../service-process.ts'
import type { Stage } from './stage.ts'

/** Two share the data folder: while one starts again, the other usually serves. */
const INSTANCES = 2
/** One in so many is killed while it starts. */
const KILLED_STARTING = 6
const STARTING_MS = 1500
/** A life lasts for all three, but not longer than the last: a busy machine answers little in a time. */
const LIFE_MS = 1000
const LIFE_REQUESTS = 40
const LIFE_SCANS = 3
const MOST_LIFE_MS = 6000
/** A database that is started again recovers first. */
const DATABASE_BACK_WITHIN_MS = 60_000
/** Starts in a row that may end early: a database that is killed takes the programs with it that are connecting. */
const EARLY_ENDS_IN_A_ROW = 5
/** Of a crash, of a fast shutdown, and of one without a checkpoint. */
const WAYS_TO_END_A_DATABASE = ['SIGKILL', 'SIGINT', 'SIGQUIT'] as const

/** What a process gets to do before it is killed: milliseconds, requests and answers of scans. */
interface Life {
  readonly ms: number
  readonly requests: number
  readonly scans: number
}

/** The processes of the service, killed and started again until `over` aborts. */
export class Breaker {
  readonly #stage: Stage
  readonly #over: AbortSignal
  readonly #ended: Promise<unknown>
  readonly #urls = new Map<number, string>()
  /** Resolves once the first process listens, or when it is over. */
  readonly served: Promise<unknown>
  #serves = () => {}
  kills = 0
  databaseRestarts = 0
  earlyEnds = 0

  constructor(stage: Stage, over: AbortSignal) {
    this.#stage = stage
    this.#over = over
    this.#ended = over.aborted ? Promise.resolve() : once(over, 'abort')
    const first = new Promise<void>((resolve) => {
      this.#serves = resolve
    })
    this.served = Promise.race([first, this.#ended])
  }

  /** Where a process listens that was not killed yet; undefined when there is none at this moment. */
  urlBy(random: { pick<T>(items: readonly T[]): T }): string | undefined {
    const urls = [...this.#urls.values()]
    return urls.length === 0 ? undefined : random.pick(urls)
  }

  /** Resolves when all are killed. `restartsAt` says after how many kills the next restart of the database is due. */
  async run(restartsAt: (restart: number) => number): Promise<void> {
    const instances = Array.from({ length: INSTANCES }, (_, index) => this.#keepKilling(index))
    await Promise.all([...instances, this.#keepRestarting(restartsAt)])
  }

  async #keepKilling(index: number): Promise<void> {
    const random = this.#stage.drawsOf(`instance ${index}`)
    let earlyEnds = 0
    while (!this.#over.aborted) {
      const process = startProcess(this.#stage.program, this.#stage.settings)
      try {
        if (random.below(KILLED_STARTING) === 0) {
          await pause(random.below(STARTING_MS), this.#over)
        } else {
          await this.#live(index, process, {
            ms: random.below(LIFE_MS),
            requests: random.below(LIFE_REQUESTS),
            scans: random.below(LIFE_SCANS),
          })
          earlyEnds = 0
        }
        this.kills += 1
      } catch (error) {
        this.earlyEnds += 1
        earlyEnds += 1
        if (earlyEnds === EARLY_ENDS_IN_A_ROW) {
          this.#stage.recording.surprises.push(
            `The service did not start ${earlyEnds} times in a row: ${error}`,
          )
        }
      } finally {
        await process.kill()
        this.#urls.delete(index)
      }
    }
  }

  async #live(index: number, process: ServiceProcess, life: Life): Promise<void> {
    const url = await Promise.race([process.listening, this.#ended])
    if (typeof url !== 'string') return
    this.#urls.set(index, url)
    this.#serves()
    const { recording } = this.#stage
    const bornMs = performance.now()
    const until = { requests: recording.requests + life.requests, scans: recording.scans.length + life.scans }
    const isDone = () => recording.requests >= until.requests && recording.scans.length >= until.scans
    await pause(life.ms, this.#over)
    while (!isDone() && performance.now() < bornMs + MOST_LIFE_MS && !this.#over.aborted) {
      await pause(5, this.#over)
    }
  }

  async #keepRestarting(restartsAt: (restart: number) => number): Promise<void> {
    const random = this.#stage.drawsOf('database')
    while (!this.#over.aborted) {
      if (this.kills < restartsAt(this.databaseRestarts)) {
        await pause(20, this.#over)
        continue
      }
      const pid = await serverPid(this.#stage.dataDir)
      process.kill(pid, random.pick(WAYS_TO_END_A_DATABASE))
      if (!(await this.#isReplaced(pid))) return
      this.databaseRestarts += 1
    }
  }

  /** The service itself starts its database again. */
  async #isReplaced(pid: number): Promise<boolean> {
    const giveUpAt = performance.now() + DATABASE_BACK_WITHIN_MS
    while (!this.#over.aborted) {
      const now = await serverPid(this.#stage.dataDir).catch(() => pid)
      if (now !== pid) return true
      if (performance.now() > giveUpAt) {
        this.#stage.recording.surprises.push(
          `The database was not started again within ${DATABASE_BACK_WITHIN_MS} ms.`,
        )
        return false
      }
      await pause(20, this.#over)
    }
    return false
  }
}
