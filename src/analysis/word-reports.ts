import { listReachedWords } from '../../db/coverage.ts'
import type { Db } from '../../db/database.ts'
import { evidenceVersion } from '../../db/evidence-version.ts'
import type { Clock } from '../lib/clock.ts'
import { DAY_MS } from '../lib/days.ts'
import type { Workspace } from '../model/index.ts'
import { METHOD_VERSION } from '../trends/facts.ts'
import type { ListReport, WordReport } from '../word-list/report.ts'
import { type WordCoverage, wordCoverage } from '../word-list/word-coverage.ts'
import { KEPT_ANSWERS, type SharedWork } from './shared-work.ts'
import type { RankingWorker } from './worker.ts'

export { entryFault } from '../word-list/entry-fault.ts'

/** Calls within the same bucket of this length share one report, although the window has moved on. */
const KEY_BUCKET_MS = 600_000

export interface CollectedWord extends WordReport {
  /** What the queries that name it reached in the window; empty: it was not collected. */
  readonly asked: readonly WordCoverage[]
}

export interface CollectedList extends ListReport {
  readonly now: Date
  readonly words: readonly CollectedWord[]
}

/** Reports on what the words of a workspace's list brought. */
export class WordReports {
  readonly #db: Db
  readonly #clock: Clock
  readonly #worker: RankingWorker
  readonly #coalesced: SharedWork<{ now: Date; report: ListReport }>

  constructor(db: Db, clock: Clock, worker: RankingWorker) {
    this.#db = db
    this.#clock = clock
    this.#worker = worker
    this.#coalesced = worker.shared('words', KEPT_ANSWERS)
  }

  /**
   * A report for each entry of the list, in its order, on a window of days or, with 0, on all stored posts; with what the
   * list lacks and, where an entry is tried, what it would change.
   * Concurrent callers share the work. Throws `unavailable` when it cannot be done in time, and once `signal`
   * aborts.
   */
  async find(
    { id: workspaceId, words, productName, productUrl, competitorUrls, handles }: Workspace,
    { windowDays, tried }: { readonly windowDays: number; readonly tried?: string | undefined },
    signal?: AbortSignal,
  ): Promise<CollectedList> {
    const asOf = this.#clock.now()
    const accounts = Object.values(handles)
      .flatMap((list) => list ?? [])
      .map(accountOf)
    const job = { workspaceId, windowDays, words, productName, productUrl, competitorUrls, accounts, tried }
    const version = await evidenceVersion(this.#db, workspaceId)
    const key = JSON.stringify([job, version, METHOD_VERSION, Math.floor(asOf.getTime() / KEY_BUCKET_MS)])
    const work = async (abandoned: AbortSignal) => ({
      now: asOf,
      report: await this.#worker.run('words', { ...job, now: asOf.toISOString() }, { signal: abandoned }),
    })
    const { now, report } = await this.#coalesced.get(key, work, signal)
    const since = windowDays === 0 ? new Date(0) : new Date(now.getTime() - windowDays * DAY_MS)
    const queries = await listReachedWords(this.#db, workspaceId, since)
    return {
      ...report,
      now,
      words: report.words.map((word) => ({ ...word, asked: wordCoverage(word.entry, queries) })),
    }
  }
}

/** What people mention it by: `u/name` and `@name` without their signs. */
function accountOf(handle: string): string {
  return handle.replace(/^(?:@|\/?u\/)/i, '')
}
