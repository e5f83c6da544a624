import type { Collector } from '../collector.ts'
import { type CollectorDeps, type CollectWork, createHttpClient } from '../http.ts'
import { accountOf } from '../limits.ts'
import { createPostGate, type PostGate } from '../post-gate.ts'
import { coverUnasked, type Progress, queryProblem, runQueries } from '../query-run.ts'
import { readFeed } from './feed-entries.ts'
import { describeFeedPlan, FEED_PACE, type FeedQuery, NO_COUNTS, planFeed } from './feed-plan.ts'
import { noUsableAnswer, obeyReddit, redditRefusal } from './refusals.ts'
import type { RedditFeedSettings } from './settings.ts'
import { problemOf } from './wishes.ts'

const SPACING_MS = 60_000
/** What a feed holds when nothing else is asked for. */
const PAGE_SIZE = 25

/** Reddit without an approved app: the newest entries of one feed a scan, no counts, no look-ups. */
export function createRedditFeedCollector(settings: RedditFeedSettings, deps: CollectorDeps): Collector {
  const now = () => deps.clock.now()
  const lane = { account: accountOf(settings.userAgent), name: 'reddit-feed' }
  const http = createHttpClient(
    {
      service: 'Reddit',
      lane,
      timeoutMs: 16_000,
      concurrency: 1,
      spacingMs: () => SPACING_MS,
      // At this pace a repeat would begin after the scan.
      retries: 0,
      freeToRepeat: false,
      judge: () => 'final',
      afterAnswer: (answer) => obeyReddit(answer, lane, deps),
    },
    deps,
  )

  async function read(
    query: FeedQuery,
    progress: Progress,
    gate: PostGate,
    work: CollectWork,
  ): Promise<undefined> {
    const answer = await http.call(
      {
        baseUrl: settings.webBaseUrl,
        path: query.path,
        query: query.params,
        headers: { accept: 'application/atom+xml', 'user-agent': settings.userAgent },
      },
      work,
    )
    if (answer.status !== 200) throw redditRefusal(answer, query.label)
    const feed = answer.xml === undefined ? undefined : readFeed(answer.xml)
    if (feed === undefined) throw noUsableAnswer(answer, query.label)
    await gate.admit(feed.candidates, query)
    // Pinned posts may stand first whatever their age and look like any other, so the last entry says how far it is.
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
      const { query, left, gaps } = planFeed(request)
      const gate = createPostGate(work, now)
      if (query !== undefined) sink.expect(1)
      for (const unread of left) coverUnasked(unread, `${NO_COUNTS} ${FEED_PACE}`, work)
      const met = await runQueries(query === undefined ? [] : [query], work, (one, progress) =>
        read(one, progress, gate, work),
      )
      const unasked = left.length === 0 ? [] : [queryProblem('over_budget', FEED_PACE)]
      return { problems: [...gaps.map(problemOf), ...met, ...unasked] }
    },
    plan: async (request) => describeFeedPlan(planFeed(request)),
    lookUp: async () => ({
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
