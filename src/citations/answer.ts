import { type CitationClaim, type CitationsResponse, type Verdict, verdicts } from '../model.ts'
import type { CheckedClaim, CheckedText } from './check.ts'
import type { StoredPost } from './types.ts'
import type { Window } from './window.ts'

const MAX_PART = 160
const MAX_POSTS = 3
const MAX_UNCITED = 50

/** Where a quotation was found that no cited post holds. */
type Elsewhere = ReadonlyMap<string, Pick<StoredPost, 'platform' | 'id' | 'url'> | undefined>

export interface AnswerFrame {
  readonly windowDays: number
  readonly window: Window
  readonly elsewhere: Elsewhere
}

/** What is answered of a checked text; see the model for its fields. */
export function answerOf(text: string, checked: CheckedText, frame: AnswerFrame): CitationsResponse {
  const { claims, uncited, shortQuotes, checkedTo } = checked
  const { windowDays, window, elsewhere } = frame
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>
  for (const { verdict } of claims) counts[verdict]++
  const isWhole = checkedTo === text.length
  return {
    windowDays,
    window: {
      since: window.sinceMs === undefined ? null : new Date(window.sinceMs).toISOString(),
      until: new Date(window.untilMs).toISOString(),
    },
    allVerified: isWhole && claims.length > 0 && counts.verified === claims.length && uncited.length === 0,
    counts,
    claims: claims.map((claim) => toClaim(text, claim, elsewhere)),
    uncited: {
      total: uncited.length,
      spans: uncited.slice(0, MAX_UNCITED).map(({ start, end }) => trimmed(text, start, end)),
    },
    shortQuotes,
    checkedTo,
  }
}

function toClaim(text: string, claim: CheckedClaim, elsewhere: Elsewhere): CitationClaim {
  const { kind, verdict, start, end, posts = [], trend, stored, words, reason } = claim
  const found = words === undefined ? undefined : elsewhere.get(words)
  return {
    kind,
    verdict,
    text: text.slice(start, Math.min(end, start + MAX_PART)).toWellFormed(),
    start,
    end,
    posts: posts.slice(0, MAX_POSTS).map(toCited),
    ...(trend === undefined ? {} : { trendId: trend.id }),
    ...(stored === undefined ? {} : { stored }),
    ...(found === undefined ? {} : { elsewhere: [toCited(found)] }),
    reason,
  }
}

function toCited({ platform, id, url }: Pick<StoredPost, 'platform' | 'id' | 'url'>) {
  return { platform, id, url }
}

function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  const part = text.slice(start, end)
  return {
    start: start + (part.length - part.trimStart().length),
    end: end - (part.length - part.trimEnd().length),
  }
}
