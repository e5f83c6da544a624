import { DAY_MS } from '../../../lib/days.ts'
import { namesOf, parseRedditHandle } from '../../../workspace/handles/reddit.ts'
import { urlsOn } from '../../../workspace/urls.ts'
import type { PlanRequest } from '../../collector.ts'
import type { ThreadLedger } from '../../threads.ts'

/** The subreddits whose newest comments are read, in one listing. */
export interface Places {
  /** Configured: whatever is said there is evidence. */
  readonly own: readonly string[]
  /** Where most posts with a word of the list are from: only comments with a word of their own or above them are. */
  readonly busy: readonly string[]
}

const BUSY_PLACES = 10
const BUSY_DAYS = 30

export async function placesOf(request: PlanRequest, threads: ThreadLedger): Promise<Places> {
  const handles = (request.handles.reddit ?? []).flatMap((text) => parseRedditHandle(text) ?? [])
  const own = namesOf(handles, 'sub')
  const since = new Date(request.until.getTime() - BUSY_DAYS * DAY_MS)
  const links = await threads.linksOfHits(request.workspaceId, 'reddit', since)
  const counts = new Map<string, number>()
  for (const { pathname } of urlsOn('reddit', links)) {
    const sub = /^\/r\/(\w{2,21})\/comments\//.exec(pathname)?.[1]
    if (sub !== undefined && !own.some((name) => isSame(name, sub)))
      counts.set(sub, (counts.get(sub) ?? 0) + 1)
  }
  const busy = [...counts].sort(([one, hits], [other, others]) => others - hits || (one < other ? -1 : 1))
  return { own, busy: busy.slice(0, BUSY_PLACES).map(([sub]) => sub) }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Whether a comment's subreddit is a configured one. */
export function isOwnPlace({ own }: Places, subreddit: string | undefined): boolean {
  return subreddit !== undefined && own.some((name) => isSame(name, subreddit))
}
