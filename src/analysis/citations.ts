import type { Db } from '../../db/database.ts'
import type { StoredTrend } from '../citations/stored.ts'
import { loadIdentity } from '../derivation/identity.ts'
import type { RankedTrend, Workspace } from '../model/index.ts'
import { companiesOf } from '../workspace/companies.ts'
import { askedFigures } from './asked-figures.ts'
import type { CheckedCitations, CitationsJob } from './jobs.ts'
import type { NamedTrend } from './kept/ranking-as-of.ts'
import type { RankingWorker } from './worker.ts'

export interface CitationsRequest extends Pick<CitationsJob, 'subject' | 'windowDays' | 'problemsOnly'> {
  /** The begin of the window, of no meaning where `windowDays` is 0, and its end. */
  readonly since: Date
  readonly until: Date
  /** The ranking that trends are held against: the ranked ones in their order, then the parts; empty for none. */
  readonly trends: readonly (NamedTrend | RankedTrend)[]
}

/** Checks what texts, or typed claims, say of the evidence. */
export class Citations {
  readonly #db: Db
  readonly #worker: RankingWorker

  constructor(db: Db, worker: RankingWorker) {
    this.#db = db
    this.#worker = worker
  }

  /** Throws `unavailable` when it cannot be done in time, and once `signal` aborts. */
  async check(
    workspace: Workspace,
    { trends, since, until, ...request }: CitationsRequest,
    signal?: AbortSignal,
  ): Promise<CheckedCitations> {
    const identity = await loadIdentity(this.#db, workspace)
    const { own, competitors } = companiesOf(workspace, identity)
    const citedOf = citedPosts(JSON.stringify(request.subject))
    const figuresOf = askedFigures('claims' in request.subject ? request.subject.claims : [])
    const job = {
      ...request,
      workspaceId: workspace.id,
      since: since.toISOString(),
      until: until.toISOString(),
      trends: trends.map((trend) => ({
        ...toStoredTrend(trend),
        figures: figuresOf(trend),
        postIds: citedOf(trend.postIds),
      })),
      names: [workspace.name, workspace.productName, ...workspace.words],
      companies: [{ ...own, isOwn: true }, ...competitors],
      identity,
      ownUrls: [workspace.productUrl, ...workspace.competitorUrls],
    }
    return await this.#worker.whileAnswered(
      'citations',
      (answered) => this.#worker.run('citations', job, { signal: answered }),
      signal,
    )
  }
}

/** Only what claims are held against: the whole of a ranking is megabytes. */
function toStoredTrend(trend: NamedTrend | RankedTrend): StoredTrend {
  const { id, topic, mentions, independentMentions, uniqueAuthors, score, engagement } = trend
  const { platforms, status, firstSeenAt, lastSeenAt, parentId, intents, previousIds } = trend
  const { daily, byPlatform, explain } = trend
  const windowDays = trend.coverage[0]?.windowDays ?? Number.POSITIVE_INFINITY
  const { ratio, lower, upper } = explain.interval
  return {
    ...{ id, topic, mentions, independentMentions, uniqueAuthors, score, engagement },
    ...{ platforms, status, firstSeenAt, lastSeenAt, intents, previousIds, daily },
    ...(parentId === undefined ? {} : { parentId }),
    byPlatform: byPlatform.map(({ platform, mentions: posts, uniqueAuthors: authors, coveredDays }) => ({
      ...{ platform, mentions: posts, uniqueAuthors: authors },
      isCollected: coveredDays >= windowDays,
    })),
    growth: { ratio, lower, upper },
  }
}

const WORD = /[\w-]{4,}/g
/** A link to a page whose address need not have the stored id of the post that it is. */
const OTHER_LINK =
  /(?<![\w.@-])(?!(?:[\w-]+\.)*(?:reddit\.com|redd\.it|x\.com|twitter\.com|youtube\.com|youtu\.be)\/)(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}\/\w/iu

/**
 * Of a trend's posts those that a text may cite: whose id stands in it, be it in a link. All of them are many to hand on, and
 * are so only beside a link that tells no id.
 */
function citedPosts(text: string): (ids: readonly string[]) => readonly string[] {
  if (OTHER_LINK.test(text)) return (ids) => ids
  const words = new Set(text.match(WORD))
  const holds = (id: string) => words.has(id) || words.has(id.replace(/^t[13]_/, ''))
  // Ids of answers on YouTube have a full stop.
  return (ids) => ids.filter((id) => holds(id) || id.match(WORD)?.every((word) => words.has(word)) === true)
}
