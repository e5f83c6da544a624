import { CollectorError } from '../collector.ts'
import { reportUnasked, runQueries, stopAtBudget } from '../query-run.ts'
import { readAccount } from './accounts.ts'
import { readPagePosts } from './facebook.ts'
import type { FeatureRun } from './feature-run.ts'
import { readAskedTags, readHashtag, readTopMedia } from './hashtags.ts'
import type { MetaLedger } from './ledger.ts'
import { type HashtagQuery, type MetaPlan, planMeta } from './plan.ts'
import { HASHTAG_LIMIT } from './refusals.ts'
import type { MetaScan } from './scan.ts'
import type { MetaSettings } from './settings.ts'
import type { MetaTargets } from './targets.ts'

const NO_HASHTAG_LEFT = 'No place for another hashtag is left in these seven days.'

/** The feature runs of a scan; a product that the settings leave out has none. */
export function featureRunsOf(
  plan: MetaPlan,
  targets: MetaTargets,
  settings: Pick<MetaSettings, 'igUserId' | 'pageEdge'>,
  scan: MetaScan,
): readonly FeatureRun[] {
  const { igUserId, pageEdge } = settings
  return [
    ...(pageEdge === 'none' ? [] : [pagesRun(plan, pageEdge, scan)]),
    ...(igUserId === undefined
      ? []
      : [accountsRun(plan, igUserId, scan), hashtagsRun(plan, targets, { ...settings, igUserId }, scan)]),
  ]
}

function pagesRun({ pages }: MetaPlan, edge: 'posts' | 'feed', scan: MetaScan): FeatureRun {
  return {
    queries: pages,
    run: () =>
      runQueries(pages, scan.work, async (query, progress) => {
        await readPagePosts(query, edge, progress, scan)
        return undefined
      }),
  }
}

function accountsRun({ accounts }: MetaPlan, igUserId: string, scan: MetaScan): FeatureRun {
  return {
    queries: accounts,
    run: () =>
      runQueries(accounts, scan.work, async (query, progress) => {
        await readAccount(query, igUserId, progress, scan)
        return undefined
      }),
  }
}

/** Reads first which tags count in this week, and plans the hashtags again with that. */
function hashtagsRun(
  plan: MetaPlan,
  targets: MetaTargets,
  settings: { readonly igUserId: string; readonly pageEdge: MetaSettings['pageEdge'] },
  scan: MetaScan,
): FeatureRun {
  const queries = [...plan.hashtags, ...plan.waiting.map(({ query }) => query)]
  return {
    queries,
    async run() {
      const unread = await readAskedTags(settings.igUserId, scan).then(
        () => [],
        // Without Instagram's list the stored ledger still knows which tags this service searched.
        (error: unknown) => {
          if (error instanceof CollectorError && (error.status === 'failed' || error.status === 'partial'))
            return [error]
          for (const query of queries) reportUnasked(query, reasonOf(error), scan.work)
          throw error
        },
      )
      const ledger = await scan.memory.readLedger(targets)
      const { hashtags, waiting } = planMeta(targets, ledger, settings)
      for (const { query, why } of waiting) reportUnasked(query, why, scan.work)
      return [...unread, ...(await readTags(hashtags, settings.igUserId, ledger, scan))]
    },
  }
}

/** Reads the last day of every tag first; the top media of all time may wait for the next scan. */
async function readTags(
  hashtags: readonly HashtagQuery[],
  igUserId: string,
  ledger: MetaLedger,
  scan: MetaScan,
): Promise<readonly CollectorError[]> {
  const read: HashtagQuery[] = []
  let full = false
  const problems = await runQueries(hashtags, scan.work, async (query, progress) => {
    const isFree = ledger.counted.has(query.tag)
    if ((full && !isFree) || !(await scan.memory.takeTag(query.tag, ledger))) {
      stopAtBudget(progress, NO_HASHTAG_LEFT)
      return undefined
    }
    await readHashtag(query, igUserId, progress, scan).catch((error: unknown) => {
      full ||= error instanceof CollectorError && error.code === HASHTAG_LIMIT
      throw error
    })
    read.push(query)
    return undefined
  })
  return [...problems, ...(await readTopPosts(read, igUserId, scan))]
}

/** Reads top media; errors become problems, because what was read before stays valid. */
async function readTopPosts(
  hashtags: readonly HashtagQuery[],
  igUserId: string,
  scan: MetaScan,
): Promise<readonly CollectorError[]> {
  const problems: CollectorError[] = []
  for (const query of hashtags.filter(({ wantsTop }) => wantsTop)) {
    try {
      await readTopMedia(query, igUserId, scan)
    } catch (error) {
      if (!(error instanceof CollectorError)) throw error
      problems.push(error)
      if (error.status !== 'partial') break
    }
  }
  return problems
}

function reasonOf(error: unknown): string {
  return error instanceof CollectorError ? error.message : 'Cut off before it was done.'
}
