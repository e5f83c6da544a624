import { type Collector, CollectorError, type LookingUp, type Planning } from '../collector.ts'
import type { CollectorDeps } from '../http.ts'
import { createPostGate } from '../post-gate.ts'
import { coverUnasked, runQueries, stopAtBudget } from '../query-run.ts'
import { readAccount } from './accounts.ts'
import { createGraphClient } from './client.ts'
import { readPagePosts } from './facebook.ts'
import { type Part, runParts } from './feature-run.ts'
import { readAskedTags, readHashtag } from './hashtags.ts'
import { createMemory, type MetaLedger } from './ledger.ts'
import { createLookUp } from './look-up.ts'
import { callsOf, type HashtagQuery, type MetaPlan, planMeta, toCollectorPlan } from './plan.ts'
import { HASHTAG_LIMIT } from './refusals.ts'
import type { MetaScan } from './scan.ts'
import type { MetaSettings } from './settings.ts'
import { readWanted, type Wanted } from './wanted.ts'

const NO_PLACE = 'No place for another hashtag is left in these seven days.'

/** Posts of named Facebook Pages; on Instagram those of named accounts and the words' hashtags. */
export function createMetaCollector(
  settings: MetaSettings,
  deps: CollectorDeps,
): Collector & Planning & LookingUp {
  const now = () => deps.clock.now()
  const graph = createGraphClient(settings, deps)
  const memory = createMemory(settings, deps)
  const { igUserId, pageEdge } = settings
  const platforms = [
    ...(pageEdge === 'none' ? [] : (['facebook'] as const)),
    ...(igUserId === undefined ? [] : (['instagram'] as const)),
  ]

  /** The tags' part: what counts is read first, and the tags are planned again by it. */
  function hashtagPart(plan: MetaPlan, wanted: Wanted, scan: MetaScan): Part {
    const queries = [...plan.hashtags, ...plan.waiting.map(({ query }) => query)]
    if (igUserId === undefined || queries.length === 0) return { queries: [], run: async () => [] }

    async function run(account: string): Promise<readonly CollectorError[]> {
      const unread = await readAskedTags(account, scan).then(
        () => [],
        // Without Instagram's list our own ledger still knows what we asked for.
        (error: unknown) => {
          if (error instanceof CollectorError && (error.status === 'failed' || error.status === 'partial'))
            return [error]
          for (const query of queries) coverUnasked(query, reasonOf(error), scan.work)
          throw error
        },
      )
      const ledger = await memory.readLedger(wanted)
      const { hashtags, waiting } = planMeta(wanted, ledger, settings)
      for (const { query, why } of waiting) coverUnasked(query, why, scan.work)
      return [...unread, ...(await readTags(account, hashtags, ledger, scan))]
    }
    return { queries, run: () => run(igUserId) }
  }

  async function readTags(
    account: string,
    hashtags: readonly HashtagQuery[],
    ledger: MetaLedger,
    scan: MetaScan,
  ): Promise<readonly CollectorError[]> {
    let full = false
    return runQueries(hashtags, scan.work, async (query, progress) => {
      const isFree = ledger.counted.has(query.tag)
      if ((full && !isFree) || !(await memory.takeTag(query.tag, ledger))) {
        stopAtBudget(progress, NO_PLACE)
        return undefined
      }
      await readHashtag(query, account, progress, scan).catch((error: unknown) => {
        full ||= error instanceof CollectorError && error.code === HASHTAG_LIMIT
        throw error
      })
      return undefined
    })
  }

  return {
    name: 'meta',
    platforms,
    async collect(request, sink) {
      const work = { request, sink }
      const wanted = readWanted(request)
      const plan = planMeta(wanted, await memory.readLedger(wanted), settings)
      const scan = { graph, memory, gate: createPostGate(work, now), work, now }
      for (const { query, why } of plan.unasked) coverUnasked(query, why, work)
      sink.expect(callsOf(plan))
      const pages: Part = {
        queries: plan.pages,
        run: () =>
          runQueries(plan.pages, work, async (query, progress) => {
            if (pageEdge !== 'none') await readPagePosts(query, pageEdge, progress, scan)
            return undefined
          }),
      }
      const accounts: Part = {
        queries: plan.accounts,
        run: () =>
          runQueries(plan.accounts, work, async (query, progress) => {
            if (igUserId !== undefined) await readAccount(query, igUserId, progress, scan)
            return undefined
          }),
      }
      const problems = await runParts([pages, accounts, hashtagPart(plan, wanted, scan)], work)
      return { problems: [...plan.problems, ...problems, ...[graph.versionProblem() ?? []].flat()] }
    },
    async plan(request) {
      const wanted = readWanted(request)
      const ledger = await memory.readLedger(wanted)
      return toCollectorPlan(planMeta(wanted, ledger, settings), { wanted, ledger, request })
    },
    lookUp: createLookUp(settings, graph, deps),
  }
}

function reasonOf(error: unknown): string {
  return error instanceof CollectorError ? error.message : 'Cut off before it was done.'
}
