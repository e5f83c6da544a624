import { type Collector, CollectorError } from '../collector.ts'
import type { CollectorDeps, CollectWork } from '../http.ts'
import { createPostGate } from '../post-gate.ts'
import { coverUnasked, type Progress, type Query, queryProblem, runQueries } from '../query-run.ts'
import { createGraphClient } from './client.ts'
import { readPagePosts } from './facebook.ts'
import { readAccount, readHashtag } from './instagram.ts'
import { planMeta } from './plan.ts'
import { closesOneProduct } from './refusals.ts'
import type { MetaSettings } from './settings.ts'

const NO_INSTAGRAM = 'Instagram is not covered: no professional account is configured.'

/** Posts of configured Facebook Pages; on Instagram those of configured accounts and the words' hashtags. */
export function createMetaCollector(settings: MetaSettings, deps: CollectorDeps): Collector {
  const now = () => deps.clock.now()
  const graph = createGraphClient(settings, deps)
  const hashtagIds = new Map<string, string>()
  const { igUserId } = settings

  return {
    name: 'meta',
    platforms: igUserId === undefined ? ['facebook'] : ['facebook', 'instagram'],
    async collect(request, sink) {
      const work = { request, sink }
      const plan = planMeta(request)
      const gate = createPostGate(work, now)
      const problems = [...plan.problems]

      const facebook = await readProduct(plan.facebook, work, (query, progress) =>
        readPagePosts(query, settings.pageEdge, progress, { graph, gate, work }),
      ).catch((error: unknown) => {
        for (const query of plan.instagram) coverUnasked(query, 'Not asked.', work)
        throw error
      })
      if (igUserId === undefined) {
        for (const query of plan.instagram) coverUnasked(query, NO_INSTAGRAM, work)
        if (plan.instagram.length > 0) problems.push(queryProblem('instagram_not_configured', NO_INSTAGRAM))
        return finish([facebook], problems)
      }
      for (const { query, note } of plan.left) coverUnasked(query, note, work)
      const scan = { graph, gate, work, igUserId, hashtagIds, now }
      const instagram = await readProduct(plan.instagram, work, (query, progress) =>
        query.kind === 'account' ? readAccount(query, progress, scan) : readHashtag(query, progress, scan),
      )
      return finish([facebook, instagram], problems)
    },
  }
}

/** What became of Facebook or Instagram: `closed` when the product said no as a whole. */
interface ProductOutcome {
  readonly wanted: boolean
  readonly closed: CollectorError | undefined
  readonly problems: readonly CollectorError[]
}

/** A missing permission or an outage of one product leaves the other alone; anything wider is thrown. */
async function readProduct<Q extends Query>(
  queries: readonly Q[],
  work: CollectWork,
  read: (query: Q, progress: Progress) => Promise<void>,
): Promise<ProductOutcome> {
  const wanted = queries.length > 0
  try {
    const problems = await runQueries(queries, work, async (query, progress) => {
      await read(query, progress)
      return undefined
    })
    return { wanted, closed: undefined, problems }
  } catch (error) {
    if (!(error instanceof CollectorError) || !(closesOneProduct(error) || error.status === 'failed'))
      throw error
    return { wanted, closed: error, problems: [] }
  }
}

/** Throws when every product that was asked for is closed; else a closed one is one of the problems. */
function finish(
  outcomes: readonly ProductOutcome[],
  problems: readonly CollectorError[],
): { readonly problems: readonly CollectorError[] } {
  const wanted = outcomes.filter((outcome) => outcome.wanted)
  const [refusal] = wanted.flatMap(({ closed }) => closed ?? [])
  if (refusal !== undefined && wanted.every(({ closed }) => closed !== undefined)) throw refusal
  return {
    problems: [
      ...problems,
      ...outcomes.flatMap(({ closed, problems: met }) => [...met, ...(closed ? [closed] : [])]),
    ],
  }
}
