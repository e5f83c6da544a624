import { type CollectorPlan, platforms } from '../../model/index.ts'
import { truncate } from '../../text/truncate.ts'
import { namesOf, parseRedditHandle } from '../../workspace/handles/reddit.ts'
import { urlsOn } from '../../workspace/urls.ts'
import type { CollectorError, PlanRequest } from '../collector.ts'
import { competitorSites } from '../competitor-urls.ts'
import { type Clause, packClauses, quotedWords } from '../packing.ts'
import { queryProblem } from '../query-run.ts'
import { searchPacking } from './queries.ts'

/** Something that the workspace names but no Reddit scan can cover. */
export interface Gap {
  readonly code: 'unreadable_handle' | 'word_too_long' | 'word_without_letters'
  readonly what: string
  readonly why: string
}

/** The request targets of a workspace in Reddit's terms. */
export interface RedditTargets {
  readonly users: readonly string[]
  /** Subreddits, grouped as `r/one+two` so that one path reads many. */
  readonly multireddits: readonly (readonly string[])[]
  /** Words, packed into as few searches as the length limit allows. */
  readonly packs: readonly (readonly Clause[])[]
  readonly sites: readonly string[]
  /** Competitors' URLs on hosts that many companies share. */
  readonly unsearchable: readonly string[]
  readonly gaps: readonly Gap[]
}

/** This service's own limit, to keep the path short. */
const MAX_SUBREDDITS_PER_MULTIREDDIT = 50

export function readRedditTargets({ words, handles, competitorUrls }: PlanRequest): RedditTargets {
  const gaps: Gap[] = []
  const named = [
    ...(handles.reddit ?? []),
    ...urlsOn('reddit', competitorUrls).map((url) => url.href),
  ].flatMap((text) => {
    const handle = parseRedditHandle(text)
    if (handle === undefined) {
      const why = 'This names no Reddit user and no one subreddit.'
      gaps.push({ code: 'unreadable_handle', what: truncate(text), why })
    }
    return handle === undefined ? [] : [handle]
  })
  for (const word of words.filter((entry) => quotedWords([entry]).length === 0)) {
    const why = 'This word has no letter or digit that Reddit could search for.'
    gaps.push({ code: 'word_without_letters', what: truncate(word), why })
  }
  const { packs, tooLong } = packClauses(quotedWords(words), searchPacking)
  for (const { label } of tooLong) {
    gaps.push({ code: 'word_too_long', what: truncate(label), why: 'This is too long for a Reddit search.' })
  }
  return {
    users: namesOf(named, 'user'),
    multireddits: chunk(namesOf(named, 'sub'), MAX_SUBREDDITS_PER_MULTIREDDIT),
    packs,
    sites: competitorSites(competitorUrls),
    unsearchable: competitorUrls.filter(isUnsearchable).map((word) => truncate(word)),
    gaps,
  }
}

export function problemOf({ code, what, why }: Gap): CollectorError {
  return queryProblem(code, `${why} (${what})`)
}

/** Gaps as the `notCovered` of a plan. */
export function notCovered(gaps: readonly Pick<Gap, 'what' | 'why'>[]): CollectorPlan['notCovered'] {
  return gaps.map(({ what, why }) => ({ platform: 'reddit', what, why }))
}

/** Whether a URL is neither a company's own site nor an account on one of the platforms. */
function isUnsearchable(url: string): boolean {
  return (
    competitorSites([url]).length === 0 && platforms.every((platform) => urlsOn(platform, [url]).length === 0)
  )
}

function chunk<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
