import type { Candidate } from './candidates.ts'
import type { UnlocatedClaim } from './claim-verdict.ts'
import { claimsNothing, type Language } from './lexicon/index.ts'
import type { Attribute } from './parse/attributes.ts'
import type { Span } from './parse/spans.ts'
import type { Quotation } from './parse/types.ts'
import type { Part, Subject } from './parts.ts'
import type { SentenceReading } from './reading/sentence-reading.ts'
import { platformOfRank, tiedPlatform } from './resolve/platform-ties.ts'
import type { Threads } from './resolve/threads.ts'
import type { StoredPost } from './stored.ts'

/** What a sentence's attributes are judged against. */
export interface AttributeScope {
  /** Offset of the sentence. */
  readonly start: number
  subjectOf(claim: Span): Subject
  /** The quotation beside a claim. */
  quotationFor(claim: Span): Quotation | undefined
  /** The cited post of that, where it is found. */
  quotedFor(claim: Span): StoredPost | undefined
  /** What the cited posts stand underneath, where a claim is said of that: "under the video". */
  threadsOf(claim: Span): Threads | undefined
  judge(part: Part, subject: Subject): UnlocatedClaim | undefined
}

/** The possible claims about the attributes of the posts and trends that a sentence speaks of. */
export function attributeCandidates(reading: SentenceReading, scope: AttributeScope): Candidate[] {
  const { attributes, companies, shares, comparison, unsurpassed, isNegatedBeside } = reading
  const candidate = ({ start, end }: Span, judge: () => UnlocatedClaim | undefined): Candidate => ({
    start,
    end,
    // "Has not changed" negates nothing but itself.
    verify: () => soften(judge(), () => isNegatedBeside([{ start, end }])),
  })
  const judge = (part: Part, claim: Span) => scope.judge(part, scope.subjectOf(claim))
  return [
    ...attributes.map((each) =>
      candidate(each, () => {
        // A comment is no thread: "comments on the video".
        const isComment = each.kind === 'text_kind' && each.textKind === 'comment'
        const threads = isComment ? undefined : scope.threadsOf(each)
        const judged = judgeAttribute(
          each,
          reading,
          threads === undefined ? scope : ofThreads(scope, threads),
        )
        return boundToQuotation(judged && (threads?.ofAnswers(judged) ?? judged), each, scope)
      }),
    ),
    ...companies.map((each) => candidate(each, () => judge({ kind: 'company', ...each }, each))),
    ...shares.map((each) => candidate(each, () => judge({ kind: 'share', ...each }, each))),
    ...(comparison === undefined
      ? []
      : [
          {
            ...{ start: comparison.start, end: comparison.end },
            verify: () => {
              const { one, other, covers } = comparison
              const judged = judge({ kind: 'comparison', ...comparison }, comparison)
              return soften(covering(judged, [one, other, ...covers]), () => isNegatedBeside(covers))
            },
          },
        ]),
    ...(unsurpassed === undefined
      ? []
      : [
          {
            ...{ start: unsurpassed.start, end: unsurpassed.end },
            // It negates something by itself.
            verify: () => {
              const place = unsurpassed.is === 'less' ? LAST_PLACE : 1
              const part: Part = { kind: 'rank', low: place, high: place, by: unsurpassed.word }
              return covering(judge(part, unsurpassed), unsurpassed.covers)
            },
          },
        ]),
  ]
}

/** The same where something is said of what the posts stand underneath. */
function ofThreads(scope: AttributeScope, { posts }: Threads): AttributeScope {
  return { ...scope, subjectOf: (claim) => ({ ...scope.subjectOf(claim), posts, others: [] }) }
}

const LAST_PLACE = -1

function covering(claim: UnlocatedClaim | undefined, covers: readonly Span[]): UnlocatedClaim | undefined {
  return claim && { ...claim, covers }
}

function judgeAttribute(
  attribute: Attribute,
  reading: SentenceReading,
  scope: AttributeScope,
): UnlocatedClaim | undefined {
  const { rest, languages, isAlone } = reading
  const subject = scope.subjectOf(attribute)
  const [from, to] = [attribute.start - scope.start, attribute.end - scope.start]
  switch (attribute.kind) {
    case 'platform':
    case 'community': {
      const judged = scope.judge(attribute, subject)
      if (attribute.speaks === true && judged?.verdict === 'verified')
        return { ...judged, ...PLATFORM_SPEAKS }
      if (judged === undefined || subject.posts.length > 0) return judged
      const isCounted = (rank: Attribute & { readonly kind: 'rank' }) =>
        platformOfRank(rank, figureOf(rank, scope, rest), reading, scope.start) !== undefined
      return { ...judged, ...tiedPlatform(judged, attribute, reading, scope.start, isCounted) }
    }
    case 'author':
      return scope.judge(attribute, subject)
    case 'text_kind': {
      const quoted = scope.quotationFor(attribute)?.readings
      return scope.judge({ kind: 'text_kind', textKind: attribute.textKind, quoted }, subject)
    }
    case 'day': {
      const days = reading.attributes.filter(({ kind }) => kind === 'day')
      const inRest = ({ start, end }: Span) => ({ start: start - scope.start, end: end - scope.start })
      const beside = { rest, offset: scope.start, at: inRest(attribute), days: days.map(inRest) }
      const judged = scope.judge({ kind: 'day', readings: attribute.readings, beside }, subject)
      if (subject.posts.length === 0 || judged?.verdict !== 'refuted') return judged
      const isIdle = (language: Language) => claimsNothing(rest.slice(from, to), [language]).length > 0
      if (languages.length > 1 && languages.some(isIdle))
        return { ...judged, verdict: 'not_checked', reason: NO_DAY_ELSEWHERE }
      if (isAlone(attribute, 'clause')) return judged
      return { ...judged, verdict: 'not_checked', reason: OTHER_DAY }
    }
    case 'rank': {
      const { rank, bound } = attribute
      const by = figureOf(attribute, scope, rest)
      const on = platformOfRank(attribute, by, reading, scope.start)
      const isMost = attribute.by !== undefined && attribute.apart === undefined
      const judged = scope.judge(
        { kind: 'rank', low: bound === 'atMost' ? 1 : rank, high: rank, by, on, isMost },
        subject,
      )
      const behind = OF_ALL.exec(rest.slice(to))?.[0].length ?? 0
      return covering(judged, [
        { start: attribute.start, end: attribute.end + behind },
        ...(attribute.apart ?? []),
      ])
    }
    case 'direction':
      // "New" may mean new to the reader, unless nothing else is said; and "went up on 3 May" tells a day.
      return covering(refutedAlone(scope.judge(attribute, subject), attribute, reading), [
        { start: attribute.start, end: attribute.end },
        ...(attribute.apart ?? []),
      ])
    default:
      return attribute satisfies never
  }
}

/** By which figure a place is given. */
function figureOf(
  { by, start, end }: Attribute & { readonly kind: 'rank' },
  scope: AttributeScope,
  rest: string,
) {
  return by ?? (TALKED.test(rest.slice(start - scope.start, end - scope.start)) ? 'mentions' : undefined)
}

function refutedAlone(
  claim: UnlocatedClaim | undefined,
  attribute: Span,
  { isAlone, attributes }: SentenceReading,
): UnlocatedClaim | undefined {
  if (claim?.verdict === 'refuted' && attributes.some(({ kind }) => kind === 'day'))
    return { ...claim, verdict: 'not_checked', reason: BESIDE_DAY }
  return claim?.isRefutedAlone === true && isAlone(attribute, 'sentence')
    ? { ...claim, verdict: 'refuted' }
    : claim
}

const PLATFORM_SPEAKS = {
  verdict: 'not_checked',
  reason: 'The cited post is on this platform, but the platform did not write it: say who did.',
} as const

const BESIDE_DAY = 'The trend has another status, but beside a day it may be said how it began or was posted.'

/** "The most talked about": a place by mentions, by language as in judge/trend-days.ts. */
const TALKED =
  /talk|discuss|mention|debat|named|cited|genannt|besproch|diskut|erwähn|coment|habla|mencion|discut|parl|commen|falad|نقاش|تداول|ذكر|話題|議論|言及|언급|논의|พูดถึง|讨论|提及|提到/iu

/** "The most mentions of all topics". */
const OF_ALL = /^\s(?:of|von|unter|de|entre|parmi|dentre)\s(?:all|allen|tod[oa]s|tou(?:s|tes))(?!\p{L})/iu

/** "Hier" is "yesterday" and "here". */
const NO_DAY_ELSEWHERE =
  'The cited post was published on another day, but in another language that the sentence may be in this is no day.'

const OTHER_DAY =
  'The cited post was published on another day, but the date may be that of what is told: put it beside the reference.'

/** What another of the cited posts has, and not the one of the quotation beside it, may be said of the wrong one. */
function boundToQuotation(
  claim: UnlocatedClaim | undefined,
  attribute: Span,
  scope: AttributeScope,
): UnlocatedClaim | undefined {
  if (claim?.verdict !== 'verified' || claim.posts === undefined) return claim
  if (scope.subjectOf(attribute).posts.length < 2) return claim
  const quoted = scope.quotedFor(attribute)
  if (quoted === undefined || claim.posts.includes(quoted)) return claim
  return {
    ...claim,
    verdict: 'not_checked',
    reason: 'Another of the cited posts has it, and not the one of the quotation beside it.',
  }
}

/** In a negated sentence what is not so may be what it says. */
function soften(claim: UnlocatedClaim | undefined, isNegated: () => boolean): UnlocatedClaim | undefined {
  if (claim?.verdict !== 'refuted' || !isNegated()) return claim
  return {
    ...claim,
    verdict: 'not_checked',
    reason: 'The stored value is another one, but the sentence negates something: read it against the post.',
  }
}
