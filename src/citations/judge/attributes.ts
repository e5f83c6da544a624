import { MINUTE_MS } from '../../lib/days.ts'
import type { Platform } from '../../model/index.ts'
import { displayText } from '../../text/display-text.ts'
import type { ClaimVerdict } from '../claim-verdict.ts'
import type { DayRange } from '../parse/dates.ts'
import { linkOf } from '../parse/links.ts'
import { isByHandle } from '../resolve/authors.ts'
import type { StoredPost, StoredTrend } from '../stored.ts'
import { compareDay } from './dates.ts'

/** Of several posts an attribute is borne out where one has it, and contradicted where none can. */
export function judgePosts(
  posts: readonly StoredPost[],
  is: (post: StoredPost) => boolean | undefined,
  words: { readonly same: string; readonly other: string; readonly unknown: string },
  storedOf: (post: StoredPost) => string | undefined,
): ClaimVerdict {
  const matching = posts.filter((post) => is(post) === true)
  if (matching.length > 0) return { verdict: 'verified', reason: words.same, posts: matching }
  const unknown = posts.some((post) => is(post) === undefined)
  if (unknown || posts.length === 0) return { verdict: 'not_checked', reason: words.unknown, posts }
  const stored = [...new Set(posts.flatMap((post) => storedOf(post) ?? []))].slice(0, 5).join(', ')
  return { verdict: 'refuted', reason: words.other, posts, ...(stored === '' ? {} : { stored }) }
}

export function judgePlatform(platform: Platform, posts: readonly StoredPost[]): ClaimVerdict {
  return judgePosts(
    posts,
    (post) => post.platform === platform,
    {
      same: 'The cited post is on this platform.',
      other: 'The cited post is on another platform.',
      unknown: 'No cited post is stored.',
    },
    (post) => post.platform,
  )
}

/** The platforms of a trend are those of its posts in the window. */
export function judgeTrendPlatform(platform: Platform, trend: StoredTrend): ClaimVerdict {
  return trend.platforms.includes(platform)
    ? { verdict: 'verified', reason: 'The trend has posts on this platform.', trend }
    : {
        verdict: 'refuted',
        reason: 'The trend has no posts on this platform in the ranking.',
        trend,
        stored: trend.platforms.join(', '),
      }
}

/** A subreddit, by the stored URL of the post. */
export function judgeCommunity(name: string, posts: readonly StoredPost[]): ClaimVerdict {
  const accountOf = ({ platform, url }: StoredPost) =>
    platform === 'reddit' ? linkOf(url)?.account : 'another platform'
  return judgePosts(
    posts,
    (post) => {
      const account = accountOf(post)
      return account === undefined ? undefined : account === name
    },
    {
      same: 'The cited post is in this subreddit.',
      other: 'The cited post is not in this subreddit.',
      unknown: 'The subreddit of the cited post is not known.',
    },
    accountOf,
  )
}

export function judgeAuthor(handle: string, posts: readonly StoredPost[]): ClaimVerdict {
  return judgePosts(
    posts,
    (post) => isByHandle(handle, post),
    {
      same: 'The cited post is by this author.',
      other: 'The cited post is by another author.',
      unknown: 'The author of the cited post is not known.',
    },
    ({ authorHandle }) => authorHandle && displayText(authorHandle),
  )
}

/**
 * A date as the day on which a cited post was published: surely in UTC, or else perhaps in the time zone of the reader.
 */
export function judgeDay(
  readings: readonly DayRange[],
  posts: readonly StoredPost[],
  isSurelyUtc = false,
): ClaimVerdict {
  const isMinute = readings.length > 0 && readings.every(({ fromMs, toMs }) => toMs - fromMs < MINUTE_MS)
  return judgePosts(
    posts,
    ({ publishedAt }) => {
      const is = compareDay(readings, publishedAt)
      return is === 'near' && !isSurelyUtc ? undefined : is === 'same'
    },
    {
      same: 'The cited post was published on this day, or in these days.',
      other: `The cited post was published ${isMinute ? 'at another time' : 'on another day'}.`,
      unknown: `In UTC the cited post was published ${isMinute ? 'at another time' : 'on the day before or after this one'}.`,
    },
    ({ publishedAt }) => new Date(publishedAt).toISOString().slice(0, isMinute ? 16 : 10),
  )
}
