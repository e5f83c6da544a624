import type { UnlocatedClaim } from '../claim-verdict.ts'
import type { ComparedFigure } from '../parse/compared-figures.ts'
import type { Comparison } from '../parse/comparisons.ts'
import type { FoundPlatform } from '../parse/shared.ts'
import type { Span } from '../parse/spans.ts'
import type { Quotation } from '../parse/types.ts'
import type { Part, Subject } from '../parts.ts'
import type { TrendNaming } from '../reading/said-of-trend.ts'
import type { SentenceReading } from '../reading/sentence-reading.ts'
import { coveringTogether } from '../reading/together.ts'
import { platformsCompared } from '../resolve/platform-ties.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { Threads } from '../resolve/threads.ts'
import type { StoredPost } from '../stored.ts'
import type { Candidate } from './candidate.ts'
import { attributeOfEach, companyOfEach } from './of-each-post.ts'
import { deniedOf, judgedElsewhere, quantifiedCandidates } from './quantified.ts'
import { boundToQuotation } from './quotation-ties.ts'
import { covering, judgeAttribute, judgeTiedShare } from './said-attributes.ts'

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
  readonly naming: TrendNaming
}

/** The possible claims about the attributes of the posts and trends that a sentence speaks of. */
export function attributeCandidates(reading: SentenceReading, scope: AttributeScope): Candidate[] {
  const {
    companies,
    shares,
    comparison,
    order,
    onlyOne,
    countedTrends,
    compared,
    onPlatforms,
    unsurpassed,
    denied,
    isNegatedBeside,
  } = reading
  const candidate = ({ start, end }: Span, judge: () => UnlocatedClaim | undefined): Candidate => ({
    start,
    end,
    // "Has not changed" negates nothing but itself.
    verify: () => soften(judge(), () => isNegatedBeside([{ start, end }])),
  })
  const judge = (part: Part, claim: Span) => scope.judge(part, scope.subjectOf(claim))
  const isJudgedElsewhere = judgedElsewhere(reading, scope)
  const attributes = reading.attributes.filter((each) => !isJudgedElsewhere(each))
  return [
    ...quantifiedCandidates(reading, scope),
    ...(denied === undefined
      ? []
      : [
          {
            ...{ start: denied.start, end: denied.end },
            verify: () => deniedOf(judgeAttribute(denied.attribute, reading, scope), denied),
          },
        ]),
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
        const ofAll = threads === undefined ? attributeOfEach(judged, each, attributes, scope) : judged
        const bound = boundToQuotation(ofAll && (threads?.ofAnswers(ofAll) ?? ofAll), each, scope)
        return coveringTogether(bound, each, reading.together)
      }),
    ),
    ...companies.map((each) => candidate(each, () => companyOfEach(each, reading, scope))),
    ...shares.map((each) => candidate(each, () => judgeTiedShare(each, reading, scope))),
    ...(comparison === undefined
      ? []
      : [
          {
            ...{ start: comparison.start, end: comparison.end },
            verify: () => {
              const { one, other, others = [], covers } = comparison
              const judged = judgeTiedComparison(comparison, reading, scope)
              return soften(covering(judged, [one, other, ...others, ...covers]), () =>
                isNegatedBeside(covers),
              )
            },
          },
        ]),
    ...(onPlatforms === undefined
      ? []
      : [
          {
            ...{ start: onPlatforms.start, end: onPlatforms.end },
            verify: () =>
              soften(
                covering(
                  judge({ kind: 'platforms_compared', ...onPlatforms }, onPlatforms),
                  onPlatforms.covers,
                ),
                () => isNegatedBeside(onPlatforms.covers),
              ),
          },
        ]),
    ...reading.comparedOnPlatforms.map((each) =>
      candidate(each, () => covering(judge(shareOf(each), each), each.covers)),
    ),
    ...(order === undefined
      ? []
      : [
          candidate(order, () =>
            covering(judge({ kind: 'order', ...order }, order), [...order.names, ...order.covers]),
          ),
        ]),
    ...(onlyOne === undefined
      ? []
      : [candidate(onlyOne, () => covering(judge({ kind: 'only', ...onlyOne }, onlyOne), onlyOne.covers))]),
    ...(countedTrends === undefined
      ? []
      : [candidate(countedTrends, () => judge({ kind: 'trend_count', ...countedTrends }, countedTrends))]),
    ...compared.map((each) => candidate(each, () => covering(judgeCompared(each, scope), each.covers))),
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

/** Beside a platform a comparison may be of the posts there: it is told where both readings are alike. */
function judgeTiedComparison(
  comparison: Comparison<Resolved>,
  reading: SentenceReading,
  { judge, subjectOf, start }: AttributeScope,
): UnlocatedClaim | undefined {
  const judged = judge({ kind: 'comparison', ...comparison }, subjectOf(comparison))
  const platforms = platformsCompared(comparison, reading, start)
  if (judged === undefined || judged.trend === undefined || platforms.size === 0) return judged
  const [on, another] = platforms
  const isCounted = comparison.word === 'mentions' && another === undefined
  const there = isCounted
    ? judge({ kind: 'comparison', ...comparison, on }, subjectOf(comparison))
    : undefined
  return there?.verdict === judged.verdict
    ? judged
    : { ...judged, verdict: 'not_checked', reason: OF_PLATFORM }
}

const OF_PLATFORM =
  'It compares all posts of the two, or those on a platform: only one is so, or the ranking does not count it.'

/** How many of the posts are on one of two platforms. */
function shareOf({ of, quantity, covers, start, end }: ComparedFigure<FoundPlatform>): Part {
  return {
    ...{ start, end },
    ...{ kind: 'share', by: { platform: of.platform }, quantity, covers, of: 'posts', whole: undefined },
    ...{ isOfPosts: true, namesPosts: true, isNamedBetween: false, isName: false },
  }
}

/** Of two posts the metrics, and of two trends the figures. */
function judgeCompared(
  figure: ComparedFigure<Resolved>,
  { judge, subjectOf }: AttributeScope,
): UnlocatedClaim | undefined {
  const { word, quantity, of, or } = figure
  return judge(
    { kind: 'figure', word, quantity },
    {
      ...subjectOf(figure),
      posts: of.posts,
      trends: of.trend === undefined ? [] : [of.trend],
      otherTrends: or?.trend === undefined ? [] : [or.trend],
    },
  )
}

/** The same where something is said of what the posts stand underneath. */
function ofThreads(scope: AttributeScope, { posts }: Threads): AttributeScope {
  return {
    ...scope,
    subjectOf: (claim) => ({ ...scope.subjectOf(claim), posts, others: [], otherPosts: [] }),
  }
}

const LAST_PLACE = -1

/** In a negated sentence what is not so may be what it says. */
function soften(claim: UnlocatedClaim | undefined, isNegated: () => boolean): UnlocatedClaim | undefined {
  if (claim?.verdict !== 'refuted' || !isNegated()) return claim
  return {
    ...claim,
    verdict: 'not_checked',
    reason: 'The stored value is another one, but the sentence negates something: read it against the post.',
  }
}
