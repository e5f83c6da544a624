import { isCommentQuery } from '../../model/index.ts'
import type { Collector } from '../collector.ts'
import { countingComments } from '../count-comments.ts'
import { type CollectorDeps, type CollectWork, createHttpClient } from '../http.ts'
import { accountOf } from '../limits.ts'
import { createPostGate, type PostGate } from '../post-gate.ts'
import { type Progress, queryProblem, reportUnasked, runQueries } from '../query-run.ts'
import { readFeed } from './feed-entries.ts'
import { describeFeedPlan, FEED_RATE_LIMIT, type FeedQuery, NO_COUNTS, planFeed } from './feed-plan.ts'
import { applyRedditPause, noUsableAnswer, redditRefusal } from './refusals.ts'
import type { RedditFeedSettings } from './settings.ts'
import { problemOf } from './targets.ts'

const SPACING_MS = 60_000
/** Entries of a feed by default. */
const PAGE_SIZE = 25

/** Reddit without an approved app: the newest entries of one feed per scan, no counts, no rechecks. */
export function createRedditFeedCollector(settings: RedditFeedSettings, deps: CollectorDeps): Collector {
  const now = () => deps.clock.now()
  const queue = { account: accountOf(settings.userAgent), name: 'reddit-feed' }
  const http = createHttpClient(
    {
      service: 'Reddit',
      queue,
      timeoutMs: 16_000,
      concurrency: 1,
      spacingMs: () => SPACING_MS,
      // At this pace a retry would start after the scan has ended.
      retries: 0,
      retriesAreFree: false,
      decideRetry: () => 'final',
      afterAnswer: (answer) => applyRedditPause(answer, queue, deps),
    },
    deps,
  )

  async function read(
    query: FeedQuery,
    progress: Progress,
    gate: PostGate,
    work: CollectWork,
  ): Promise<undefined> {
    const readsComments = query.kinds.some(isCommentQuery)
    if (readsComments) work.sink.countComments({ asked: 0 })
    const answer = await http.call(
      {
        baseUrl: settings.webBaseUrl,
        path: query.path,
        query: query.params,
        headers: { accept: 'application/atom+xml', 'user-agent': settings.userAgent },
      },
      work,
    )
    if (readsComments) work.sink.countComments({ asked: 1 })
    if (answer.status !== 200) throw redditRefusal(answer, query.label)
    const feed = answer.xml === undefined ? undefined : readFeed(answer.xml)
    if (feed === undefined) throw noUsableAnswer(answer, query.label)
    await (readsComments ? countingComments(gate, work.sink) : gate).admit(feed.candidates, query)
    // Old pinned posts may come first and look like any other, so the last entry tells how far the feed
    // reaches.
    progress.reachedBackTo = feed.moments.at(-1)
    const { since } = work.request
    const endsBefore = progress.reachedBackTo !== undefined && progress.reachedBackTo < since
    progress.complete = endsBefore || feed.candidates.length < PAGE_SIZE
    progress.overBudget = !progress.complete
    progress.note = progress.complete
      ? NO_COUNTS
      : `${NO_COUNTS} Only its newest ${PAGE_SIZE} entries were read.`
  }

  return {
    name: 'reddit',
    platforms: ['reddit'],
    async collect(request, sink) {
      const work = { request, sink }
      const { query, unasked, gaps } = planFeed(request, settings.readsComments)
      const gate = createPostGate(work, now)
      if (query !== undefined) sink.expectCalls(1)
      for (const unread of unasked) reportUnasked(unread, `${NO_COUNTS} ${FEED_RATE_LIMIT}`, work)
      const problems = await runQueries(query === undefined ? [] : [query], work, (one, progress) =>
        read(one, progress, gate, work),
      )
      const overBudget = unasked.length === 0 ? [] : [queryProblem('over_budget', FEED_RATE_LIMIT)]
      return { problems: [...gaps.map(problemOf), ...problems, ...overBudget] }
    },
    plan: async (request) => describeFeedPlan(planFeed(request, settings.readsComments)),
    // A feed has a pace and no budget.
    budgets: async () => [],
    recheck: async () => ({
      found: [],
      gone: [],
      problems: [
        queryProblem(
          'no_look_up',
          "Reddit's feeds cannot tell what became of stored posts; an approved app can.",
        ),
      ],
    }),
  }
}
