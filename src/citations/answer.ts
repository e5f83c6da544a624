import {
  type CitationClaim,
  type CitationSentence,
  type CitationsResponse,
  sentenceVerdicts,
  type TypedClaim,
  verdicts,
} from '../model/index.ts'
import { displayText } from '../text/display-text.ts'
import { truncate } from '../text/truncate.ts'
import type { CheckedText } from './check.ts'
import type { CheckedClaim } from './claim-verdict.ts'
import type { CheckedSentence } from './coverage.ts'
import type { Span } from './parse/spans.ts'
import type { Window } from './resolve/window.ts'
import type { StoredPost } from './stored.ts'
import type { CheckedTypedClaim } from './typed/check-claims.ts'

const MAX_PART = 160
const MAX_POSTS = 3
const MAX_UNCITED = 50
const MAX_SENTENCES = 150
/** Spans of one sentence. */
const MAX_SPANS = 20
/** Cited posts' texts in one answer, and characters of each. */
const MAX_TEXTS = 40
const MAX_TEXT = 280

export interface AnswerFrame {
  readonly windowDays: number
  readonly window: Window
  /** Whether what is verified is left out; it is counted. */
  readonly problemsOnly: boolean
  /** By quotation that no cited post contains: the URL of another post that does. */
  readonly elsewhere: ReadonlyMap<string, string | undefined>
}

/** What was judged, with the text that its offsets are of, and of typed claims the number of the claim. */
interface Judged {
  readonly claims: readonly (CheckedClaim & Place)[]
  readonly sentences: readonly (CheckedSentence & Place)[]
}

interface Place {
  readonly said: string
  readonly claim?: number
}

/** The answer about a checked text; the model documents its fields. */
export function answerText(text: string, checked: CheckedText, frame: AnswerFrame): CitationsResponse {
  const { uncited, shortQuotes, checkedTo } = checked
  const judged = {
    claims: checked.claims.map((claim) => ({ ...claim, said: text.slice(claim.start, claim.end) })),
    sentences: checked.sentences.map((sentence) => ({ ...sentence, said: text })),
  }
  return answerOf(judged, frame, {
    isWhole: checkedTo === text.length && uncited.length === 0,
    counts: { uncited: uncited.length, shortQuotes },
    uncited: uncited.slice(0, MAX_UNCITED).map(({ start, end }) => trimmed(text, start, end)),
    checkedTo,
  })
}

/** The answer about typed claims, each as one sentence. What a part says has no place in the statement: its offsets are 0. */
export function answerClaims(
  typed: readonly TypedClaim[],
  checked: readonly CheckedTypedClaim[],
  frame: AnswerFrame,
): CitationsResponse {
  const judged = {
    claims: checked.flatMap(({ parts, claims }, claim) => [
      ...parts.map((part) => ({ ...part.judged, start: 0, end: 0, said: part.said, claim })),
      ...claims.map((each) => ({
        ...each,
        said: (typed[claim]?.statement ?? '').slice(each.start, each.end),
        claim,
      })),
    ]),
    sentences: checked.map(({ sentence }, claim) => ({
      ...sentence,
      said: typed[claim]?.statement ?? '',
      claim,
    })),
  }
  return answerOf(judged, frame, {
    isWhole: checked.length === typed.length,
    counts: {},
    uncited: [],
    checkedTo: checked.length,
  })
}

interface Rest extends Pick<CitationsResponse, 'counts' | 'uncited' | 'checkedTo'> {
  readonly isWhole: boolean
}

function answerOf({ claims, sentences }: Judged, frame: AnswerFrame, rest: Rest): CitationsResponse {
  const { windowDays, window, problemsOnly } = frame
  const isShown = ({ verdict }: { readonly verdict: string }) => !problemsOnly || verdict !== 'verified'
  return {
    windowDays,
    since: window.sinceMs === undefined ? null : new Date(window.sinceMs).toISOString(),
    until: new Date(window.untilMs).toISOString(),
    allVerified:
      rest.isWhole && sentences.length > 0 && sentences.every(({ verdict }) => verdict === 'verified'),
    nothingContradicted: sentences.every(({ verdict }) => verdict !== 'contradicted'),
    counts: { ...countOf(claims, verdicts), ...rest.counts },
    sentenceCounts: countOf(sentences, sentenceVerdicts),
    claims: claims.filter(isShown).map((claim) => toClaim(claim, frame)),
    sentences: toSentences(sentences.filter(isShown)),
    uncited: rest.uncited,
    checkedTo: rest.checkedTo,
  }
}

function countOf(
  judged: readonly { readonly verdict: string }[],
  wanted: readonly string[],
): Record<string, number> {
  return Object.fromEntries(
    wanted.map((each) => [each, judged.filter(({ verdict }) => verdict === each).length]),
  )
}

function toClaim(checked: CheckedClaim & Place, { elsewhere }: AnswerFrame): CitationClaim {
  const { kind, verdict, start, end, posts = [], trend, stored, words, reason, said, claim } = checked
  const found = words === undefined ? undefined : elsewhere.get(words)
  return {
    ...(claim === undefined ? {} : { claim }),
    kind,
    verdict,
    // The text may contain invisible characters; the offsets locate the claim exactly.
    text: displayText(said.slice(0, MAX_PART)),
    start,
    end,
    posts: posts.slice(0, MAX_POSTS).map(({ platform, id, url }) => ({ platform, id, url })),
    ...(trend === undefined ? {} : { trendId: trend.id }),
    ...(stored === undefined ? {} : { stored }),
    ...(found === undefined ? {} : { elsewhere: found }),
    reason,
  }
}

/** Where there are too many, those that are not verified are kept; all stand in the order of the text. */
function toSentences(sentences: readonly (CheckedSentence & Place)[]): CitationSentence[] {
  const problems = sentences.filter(({ verdict }) => verdict !== 'verified')
  const verified = sentences.filter(({ verdict }) => verdict === 'verified')
  const shown = new Set([...problems, ...verified].slice(0, MAX_SENTENCES))
  let texts = 0
  return sentences
    .filter((sentence) => shown.has(sentence))
    .map(({ start, end, verdict, borneOut, contradicted, unchecked, posts, said, claim }) => {
      const cited = verdict === 'unchecked' ? posts.slice(0, Math.min(MAX_POSTS, MAX_TEXTS - texts)) : []
      texts += cited.length
      const [from, to] = trimmed(said, start, end)
      return {
        ...(claim === undefined ? {} : { claim }),
        ...{ start: from, end: to, verdict },
        ...(verdict === 'verified' ? {} : { text: wordsAt(said, [from, to]) }),
        borneOut: toPairs(borneOut),
        contradicted: toPairs(contradicted),
        unchecked: toPairs(unchecked),
        ...(unchecked.length === 0
          ? {}
          : { uncheckedWords: toPairs(unchecked).map((pair) => wordsAt(said, pair)) }),
        ...(cited.length === 0 ? {} : { posts: cited.map(toCited) }),
      }
    })
}

function toPairs(spans: readonly Span[]): [start: number, end: number][] {
  return spans.slice(0, MAX_SPANS).map(({ start, end }) => [start, end])
}

function toCited({ platform, id, texts }: StoredPost) {
  return { platform, id, text: truncate(texts.at(-1) ?? '', MAX_TEXT) }
}

/** What stands between two offsets, as it may be shown, and no more of it than of a claim. */
function wordsAt(text: string, [start, end]: readonly [start: number, end: number]): string {
  return displayText(text.slice(start, Math.min(end, start + MAX_PART)))
}

/** Without the white space around it. */
function trimmed(text: string, start: number, end: number): [start: number, end: number] {
  const part = text.slice(start, end)
  return [start + part.length - part.trimStart().length, end - (part.length - part.trimEnd().length)]
}
