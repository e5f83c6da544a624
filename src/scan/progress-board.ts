import { type CollectorName, type CollectorStatus, collectorNames } from '../model/index.ts'
import type { CollectionTally } from './collection-log.ts'

/**
 * Steps of all collectors together: one for each call and one for each collector's end. `done` never
 * decreases, and equals `total` once every collector has ended and not before. `message` has a phrase for
 * each collector.
 */
export interface ScanProgress {
  readonly done: number
  readonly total: number
  readonly message: string
}

export type ReportProgress = (progress: ScanProgress) => void

interface Line {
  readonly tally: CollectionTally
  readonly status: CollectorStatus | undefined
}

/** Adds up the progress of a scan's collectors and reports it at each step of one. */
export class ProgressBoard {
  readonly #lines = new Map<CollectorName, Line>()
  readonly #collectors: number
  readonly #report: ReportProgress

  constructor(collectors: number, report: ReportProgress) {
    this.#collectors = collectors
    this.#report = report
  }

  /** `status` once the collector has ended. */
  update(collector: CollectorName, tally: CollectionTally, status?: CollectorStatus): void {
    this.#lines.set(collector, { tally, status })
    const lines = collectorNames.flatMap((name): [CollectorName, Line][] => {
      const line = this.#lines.get(name)
      return line === undefined ? [] : [[name, line]]
    })
    const ended = lines.filter(([, line]) => line.status !== undefined).length
    this.#report({
      // The end is a step of its own: the last report would fall short by planned calls that were not needed.
      done: sumOf(lines, ({ requests }) => requests) + ended,
      total: sumOf(lines, ({ callsPlanned }) => callsPlanned) + this.#collectors,
      message: lines.map(([name, line]) => describe(name, line)).join('; '),
    })
  }
}

function describe(name: CollectorName, { tally, status }: Line): string {
  const done = status ?? `${tally.requests} of ${tally.callsPlanned} calls`
  return `${name}: ${done}, ${tally.posts} posts`
}

function sumOf(lines: readonly (readonly [CollectorName, Line])[], part: (tally: CollectionTally) => number) {
  return lines.reduce((sum, [, { tally }]) => sum + part(tally), 0)
}
