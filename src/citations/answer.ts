import { type CitationClaim, type CitationsResponse, type Verdict, verdicts } from '../model/index.ts'
import { displayText } from '../text/display-text.ts'
import type { CheckedClaim } from './candidates.ts'
import type { CheckedText } from './check.ts'
import type { Window } from './resolve/window.ts'

const MAX_PART = 160
const MAX_POSTS = 3
const MAX_UNCITED = 50

/** By quotation that no cited post contains: the URL of another post that does. */
type Elsewhere = ReadonlyMap<string, string | undefined>

export interface AnswerFrame {
  readonly windowDays: number
  readonly window: Window
  readonly elsewhere: Elsewhere
}

/** The answer about a checked text; the model documents its fields. */
export function answerOf(text: string, checked: CheckedText, frame: AnswerFrame): CitationsResponse {
  const { claims, uncited, shortQuotes, checkedTo } = checked
  const { windowDays, window, elsewhere } = frame
  const byVerdict = (wanted: Verdict) => claims.filter(({ verdict }) => verdict === wanted).length
  const isWhole = checkedTo === text.length
  const isVerified = claims.length > 0 && byVerdict('verified') === claims.length
  return {
    windowDays,
    since: window.sinceMs === undefined ? null : new Date(window.sinceMs).toISOString(),
    until: new Date(window.untilMs).toISOString(),
    allVerified: isWhole && isVerified && uncited.length === 0,
    counts: {
      ...Object.fromEntries(verdicts.map((verdict) => [verdict, byVerdict(verdict)])),
      uncited: uncited.length,
      shortQuotes,
    },
    claims: claims.map((claim) => toClaim(text, claim, elsewhere)),
    uncited: uncited.slice(0, MAX_UNCITED).map(({ start, end }) => trimmed(text, start, end)),
    checkedTo,
  }
}

function toClaim(text: string, claim: CheckedClaim, elsewhere: Elsewhere): CitationClaim {
  const { kind, verdict, start, end, posts = [], trend, stored, words, reason } = claim
  const found = words === undefined ? undefined : elsewhere.get(words)
  return {
    kind,
    verdict,
    // The text may contain invisible characters; the offsets locate the claim exactly.
    text: displayText(text.slice(start, Math.min(end, start + MAX_PART))),
    start,
    end,
    posts: posts.slice(0, MAX_POSTS).map(({ platform, id, url }) => ({ platform, id, url })),
    ...(trend === undefined ? {} : { trendId: trend.id }),
    ...(stored === undefined ? {} : { stored }),
    ...(found === undefined ? {} : { elsewhere: found }),
    reason,
  }
}

/** Without the white space around it. */
function trimmed(text: string, start: number, end: number): [start: number, end: number] {
  const part = text.slice(start, end)
  return [start + part.length - part.trimStart().length, end - (part.length - part.trimEnd().length)]
}
