import {
  type CitationClaim,
  type CitationSentence,
  type CitationsResponse,
  sentenceVerdicts,
  type Verdict,
  verdicts,
} from '../model/index.ts'
import { displayText } from '../text/display-text.ts'
import { truncate } from '../text/truncate.ts'
import type { CheckedClaim } from './candidates.ts'
import type { CheckedText } from './check.ts'
import type { CheckedSentence } from './coverage.ts'
import type { Span } from './parse/spans.ts'
import type { Window } from './resolve/window.ts'
import type { StoredPost } from './stored.ts'

const MAX_PART = 160
const MAX_POSTS = 3
const MAX_UNCITED = 50
const MAX_SENTENCES = 150
/** Spans of one sentence. */
const MAX_SPANS = 20
/** Cited posts' texts in one answer, and characters of each. */
const MAX_TEXTS = 40
const MAX_TEXT = 280

/** By quotation that no cited post contains: the URL of another post that does. */
type Elsewhere = ReadonlyMap<string, string | undefined>

export interface AnswerFrame {
  readonly windowDays: number
  readonly window: Window
  readonly elsewhere: Elsewhere
}

/** The answer about a checked text; the model documents its fields. */
export function answerOf(text: string, checked: CheckedText, frame: AnswerFrame): CitationsResponse {
  const { claims, sentences, uncited, shortQuotes, checkedTo } = checked
  const { windowDays, window, elsewhere } = frame
  const byVerdict = (wanted: Verdict) => claims.filter(({ verdict }) => verdict === wanted).length
  const isWhole = checkedTo === text.length
  const isVerified = sentences.length > 0 && sentences.every(({ verdict }) => verdict === 'verified')
  return {
    windowDays,
    since: window.sinceMs === undefined ? null : new Date(window.sinceMs).toISOString(),
    until: new Date(window.untilMs).toISOString(),
    allVerified: isWhole && isVerified && uncited.length === 0,
    nothingContradicted: sentences.every(({ verdict }) => verdict !== 'contradicted'),
    counts: {
      ...Object.fromEntries(verdicts.map((verdict) => [verdict, byVerdict(verdict)])),
      uncited: uncited.length,
      shortQuotes,
    },
    sentenceCounts: Object.fromEntries(
      sentenceVerdicts.map((wanted) => [
        wanted,
        sentences.filter(({ verdict }) => verdict === wanted).length,
      ]),
    ),
    claims: claims.map((claim) => toClaim(text, claim, elsewhere)),
    sentences: toSentences(text, sentences),
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

/**
 * The sentences that are not verified come first in what is shown where there are too many; all stand in the order of
 * the text.
 */
function toSentences(text: string, sentences: readonly CheckedSentence[]): CitationSentence[] {
  const problems = sentences.filter(({ verdict }) => verdict !== 'verified')
  const verified = sentences.filter(({ verdict }) => verdict === 'verified')
  const shown = new Set([...problems, ...verified].slice(0, MAX_SENTENCES))
  let texts = 0
  return sentences
    .filter((sentence) => shown.has(sentence))
    .map(({ start, end, verdict, borneOut, contradicted, unchecked, posts }) => {
      const cited = verdict === 'unchecked' ? posts.slice(0, Math.min(MAX_POSTS, MAX_TEXTS - texts)) : []
      texts += cited.length
      return {
        ...startAndEnd(trimmed(text, start, end)),
        verdict,
        borneOut: toPairs(borneOut),
        contradicted: toPairs(contradicted),
        unchecked: toPairs(unchecked),
        ...(cited.length === 0 ? {} : { posts: cited.map(toCited) }),
      }
    })
}

function startAndEnd([start, end]: readonly [number, number]) {
  return { start, end }
}

function toPairs(spans: readonly Span[]): [start: number, end: number][] {
  return spans.slice(0, MAX_SPANS).map(({ start, end }) => [start, end])
}

function toCited({ platform, id, texts }: StoredPost) {
  return { platform, id, text: truncate(texts.at(-1) ?? '', MAX_TEXT) }
}

/** Without the white space around it. */
function trimmed(text: string, start: number, end: number): [start: number, end: number] {
  const part = text.slice(start, end)
  return [start + part.length - part.trimStart().length, end - (part.length - part.trimEnd().length)]
}
