import type { Db } from '../../db/database.ts'
import { evidenceVersion } from '../../db/evidence-version.ts'
import { invalidInput } from '../lib/errors.ts'
import type { Workspace } from '../model/index.ts'
import { previewOf } from '../text/preview.ts'
import { METHOD_VERSION } from '../trends/index.ts'
import { type Company, companiesOf, squeezed } from '../workspace/companies.ts'
import type { ComparedVoices } from './jobs.ts'
import type { Rankings } from './rankings.ts'
import { KEPT_ANSWERS, SharedWork } from './shared-work.ts'
import type { RankingWorker } from './worker.ts'

/** Competitors whose names an error lists. */
const MAX_LISTED = 20

export interface WindowVoices extends ComparedVoices {
  /** The end of the window: the moment of its ranking, whose topics are the issues. */
  readonly now: Date
  readonly companies: { readonly own: Company; readonly competitors: readonly Company[] }
}

/** What customers say of a workspace's product and of its competitors. */
export class Companies {
  readonly #db: Db
  readonly #worker: RankingWorker
  readonly #rankings: Rankings
  readonly #coalesced = new SharedWork<ComparedVoices>(KEPT_ANSWERS)

  constructor(db: Db, worker: RankingWorker, rankings: Rankings) {
    this.#db = db
    this.#worker = worker
    this.#rankings = rankings
  }

  /**
   * Compares a window with each competitor, or with the one of this name. Concurrent callers share the work. Throws
   * `invalid_input` where no competitor is configured or none has the name, `unavailable` when it cannot be computed in
   * time, and once `signal` aborts.
   */
  async compare(
    workspace: Workspace,
    windowDays: number,
    competitor: string | undefined,
    signal?: AbortSignal,
  ): Promise<WindowVoices> {
    const { identity } = await this.#rankings.inputsOf(workspace)
    const { own, competitors: all } = companiesOf(workspace, identity)
    const competitors = chosen(all, competitor)
    const ranking = await this.#rankings.current(workspace, windowDays, signal)
    const now = ranking.computedAt
    const job = {
      workspaceId: workspace.id,
      windowDays,
      now: now.toISOString(),
      companies: [own, ...competitors],
      words: workspace.words,
      identity,
    }
    const version = await evidenceVersion(this.#db, workspace.id)
    const key = JSON.stringify([job, version, METHOD_VERSION])
    const topics = () =>
      ranking.trends.map(({ id, topic, postIds, platforms }) => ({ id, topic, postIds, platforms }))
    const found = await this.#coalesced.get(
      key,
      (abandoned) => this.#worker.run('companies', { ...job, topics: topics() }, abandoned),
      signal,
    )
    return { ...found, now, companies: { own, competitors } }
  }
}

/** All competitors, or the one that has the name wanted; throws `invalid_input` where there is none. */
function chosen(competitors: readonly Company[], wanted: string | undefined): readonly Company[] {
  if (competitors.length === 0) {
    throw invalidInput(
      'This workspace has no competitor to compare with: its competitorUrls name none. An administrator adds links to their sites or accounts.',
    )
  }
  if (wanted === undefined) return competitors
  const found = competitors.filter(({ names }) => names.some((name) => squeezed(name) === squeezed(wanted)))
  if (found.length > 0) return found
  const listed = competitors.slice(0, MAX_LISTED).map(({ name }) => name)
  const others = competitors.length - listed.length
  throw invalidInput(
    `competitor was ${previewOf(wanted)}. It must be one of: ${listed.join(', ')}${others > 0 ? `, or ${others} others` : ''}.`,
  )
}
