import { CollectorError } from '../collector.ts'
import { coverUnasked, runQueries, stopAtBudget } from '../query-run.ts'
import { readAccount } from './accounts.ts'
import { readPagePosts } from './facebook.ts'
import type { Part } from './feature-run.ts'
import { readAskedTags, readHashtag, readTopMedia } from './hashtags.ts'
import type { MetaLedger } from './ledger.ts'
import { type HashtagQuery, type MetaPlan, planMeta } from './plan.ts'
import { HASHTAG_LIMIT } from './refusals.ts'
import type { MetaScan } from './scan.ts'
import type { MetaSettings } from './settings.ts'
import type { Wanted } from './wanted.ts'

const NO_PLACE = 'No place for another hashtag is left in these seven days.'

/** What a scan reads, part by part; a product that the settings leave out has none. */
export function partsOf(
  plan: MetaPlan,
  wanted: Wanted,
  settings: Pick<MetaSettings, 'igUserId' | 'pageEdge'>,
  scan: MetaScan,
): readonly Part[] {
  const { igUserId, pageEdge } = settings
  return [
    ...(pageEdge === 'none' ? [] : [pagePart(plan, pageEdge, scan)]),
    ...(igUserId === undefined
      ? []
      : [accountPart(plan, igUserId, scan), hashtagPart(plan, wanted, { ...settings, igUserId }, scan)]),
  ]
}

function pagePart({ pages }: MetaPlan, edge: 'posts' | 'feed', scan: MetaScan): Part {
  return {
    queries: pages,
    run: () =>
      runQueries(pages, scan.work, async (query, progress) => {
        await readPagePosts(query, edge, progress, scan)
        return undefined
      }),
  }
}

function accountPart({ accounts }: MetaPlan, igUserId: string, scan: MetaScan): Part {
  return {
    queries: accounts,
    run: () =>
      runQueries(accounts, scan.work, async (query, progress) => {
        await readAccount(query, igUserId, progress, scan)
        return undefined
      }),
  }
}

/** What counts in the week is read first, and the tags are planned again by it. */
function hashtagPart(
  plan: MetaPlan,
  wanted: Wanted,
  settings: { readonly igUserId: string; readonly pageEdge: MetaSettings['pageEdge'] },
  scan: MetaScan,
): Part {
  const queries = [...plan.hashtags, ...plan.waiting.map(({ query }) => query)]
  return {
    queries,
    async run() {
      const unread = await readAskedTags(settings.igUserId, scan).then(
        () => [],
        // Without Instagram's list our own ledger still knows what we asked for.
        (error: unknown) => {
          if (error instanceof CollectorError && (error.status === 'failed' || error.status === 'partial'))
            return [error]
          for (const query of queries) coverUnasked(query, reasonOf(error), scan.work)
          throw error
        },
      )
      const ledger = await scan.memory.readLedger(wanted)
      const { hashtags, waiting } = planMeta(wanted, ledger, settings)
      for (const { query, why } of waiting) coverUnasked(query, why, scan.work)
      return [...unread, ...(await readTags(hashtags, settings.igUserId, ledger, scan))]
    },
  }
}

/** The last day of every tag first: the best of all times may wait for the next scan. */
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
      stopAtBudget(progress, NO_PLACE)
      return undefined
    }
    await readHashtag(query, igUserId, progress, scan).catch((error: unknown) => {
      full ||= error instanceof CollectorError && error.code === HASHTAG_LIMIT
      throw error
    })
    read.push(query)
    return undefined
  })
  return [...problems, ...(await readBest(read, igUserId, scan))]
}

/** Nothing that goes wrong here takes anything from what was read. */
async function readBest(
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
