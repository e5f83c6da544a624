import type { Db } from '../../db/database.ts'
import { evidenceVersion } from '../../db/evidence-version.ts'
import { invalidInput } from '../lib/errors.ts'
import { squeezedName } from '../lib/squeezed-name.ts'
import type { Workspace } from '../model/index.ts'
import { previewOf } from '../text/preview.ts'
import { METHOD_VERSION } from '../trends/facts.ts'
import { type Company, companiesOf } from '../workspace/companies.ts'
import type { ComparedVoices } from './jobs.ts'
import type { RankingAge, Rankings, Waiting } from './rankings.ts'
import { KEPT_ANSWERS, type SharedWork } from './shared-work.ts'
import type { RankingWorker } from './worker.ts'

/** Competitors whose names an error lists. */
const MAX_LISTED = 20

/** A company with how its names were looked for, as entries of the word list. */
interface Named {
  readonly name: string
  readonly names: readonly string[]
}

export interface WindowVoices extends Omit<ComparedVoices, 'names' | 'own' | 'competitors'> {
  /** Of the ranking whose topics are the issues; its moment is the end of the window. */
  readonly age: RankingAge
  readonly own: ComparedVoices['own'] & Named
  readonly competitors: readonly (ComparedVoices['competitors'][number] & Named)[]
}

/** What customers say of a workspace's product and of its competitors. */
export class Companies {
  readonly #db: Db
  readonly #worker: RankingWorker
  readonly #rankings: Rankings
  readonly #coalesced: SharedWork<ComparedVoices>

  constructor(db: Db, worker: RankingWorker, rankings: Rankings) {
    this.#db = db
    this.#worker = worker
    this.#coalesced = worker.shared('companies', KEPT_ANSWERS)
    this.#rankings = rankings
  }

  /**
   * Compares a window with each competitor, or with the one of this name. Concurrent callers share the work. Throws
   * `invalid_input` where no competitor is configured or none has the name, `unavailable` when it cannot be computed in
   * time, and once the signal aborts.
   */
  async compare(
    workspace: Workspace,
    windowDays: number,
    competitor: string | undefined,
    waiting: Waiting = {},
  ): Promise<WindowVoices> {
    const { identity } = await this.#rankings.inputsOf(workspace)
    const { own, competitors: all } = companiesOf(workspace, identity)
    const isChosen = choice(all, competitor)
    const { ranking, age } = await this.#rankings.shown(workspace, windowDays, {
      ...waiting,
      isPatient: true,
    })
    const now = ranking.computedAt
    const job = {
      workspaceId: workspace.id,
      windowDays,
      now: now.toISOString(),
      // All of them, whoever is chosen: a longer name of one tells what a shorter one of another means.
      companies: [own, ...all],
      words: workspace.words,
      identity,
    }
    const version = await evidenceVersion(this.#db, workspace.id)
    const key = JSON.stringify([job, version, METHOD_VERSION])
    const topics = () =>
      ranking.trends.map(({ id, topic, postIds, platforms }) => ({ id, topic, postIds, platforms }))
    const work = (abandoned: AbortSignal) =>
      this.#worker.run('companies', { ...job, topics: topics() }, { signal: abandoned })
    const found = await this.#coalesced.get(key, work, waiting.signal)
    const { names, ...voices } = found
    return {
      ...voices,
      age,
      own: { ...voices.own, name: own.name, names: names[0] ?? [] },
      competitors: all.flatMap((company, index) => {
        const figures = voices.competitors[index]
        return figures === undefined || !isChosen(company)
          ? []
          : [{ ...figures, name: company.name, names: names[index + 1] ?? [] }]
      }),
    }
  }
}

/** Tells the competitors that are wanted, all or the one with this name; throws `invalid_input` where there is none. */
function choice(competitors: readonly Company[], wanted: string | undefined): (company: Company) => boolean {
  if (competitors.length === 0) {
    throw invalidInput(
      'This workspace has no competitor to compare with: its competitorUrls name none. An administrator adds links to their sites or accounts.',
    )
  }
  if (wanted === undefined) return () => true
  const isWanted = ({ names }: Company): boolean =>
    names.some((name) => squeezedName(name) === squeezedName(wanted))
  if (competitors.some(isWanted)) return isWanted
  const listed = competitors.slice(0, MAX_LISTED).map(({ name }) => name)
  const others = competitors.length - listed.length
  throw invalidInput(
    `competitor was ${previewOf(wanted)}. It must be one of: ${listed.join(', ')}${others > 0 ? `, or ${others} others` : ''}.`,
  )
}
