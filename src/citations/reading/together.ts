import type { UnlocatedClaim } from '../claim-verdict.ts'
import { findQuantifiers, findTogether } from '../lexicon/index.ts'
import type { Attribute } from '../parse/attributes.ts'
import { bare, bounds, type Span } from '../parse/spans.ts'
import type { Denied } from './quantified.ts'
import type { SentenceWords } from './words.ts'

/** The words of a sentence that speak of all trends that it names, or all posts that it cites, at once. */
export interface TogetherWords {
  /** How many trends it names, where it cites no post, or how many posts where it names no trend. */
  readonly trends: number
  readonly posts: number
  /** "Both", "all three" of as many as it names or cites. */
  readonly each: readonly Span[]
  /** "Neither", "nor". */
  readonly neither: readonly Span[]
}

export function togetherIn({ rest, languages, named }: SentenceWords): TogetherWords {
  const ofTrends = named.filter(({ trend }) => trend !== undefined)
  const trends = ofTrends.length === named.length ? ofTrends.length : 0
  const posts = ofTrends.length === 0 ? new Set(named.flatMap((each) => each.posts)).size : 0
  const count = Math.max(trends, posts)
  const found = count < 2 ? [] : findTogether(rest, languages)
  const neither = found.filter(({ value }) => value.form === 'neither').map(bare)
  return {
    ...{ trends, posts },
    each: found
      // "All posts" are more than those that are cited.
      .filter(
        ({ value: { form, of } }) =>
          form !== 'neither' && (of === count || form === 'each' || (of === undefined && trends === count)),
      )
      .map(bare),
    // One of them alone joins sentences. French has a particle beside the verb as well.
    neither:
      neither.length < 2 || trends === 0
        ? []
        : [
            ...neither,
            ...findQuantifiers(rest, languages)
              .filter(({ value }) => value === 'besides')
              .map(bare),
          ],
  }
}

/** "Neither A nor B is rising": the only thing that is said, and not so of any of them. */
export function deniedOfEach(
  { neither }: TogetherWords,
  attributes: readonly Attribute[],
  leftBeside: (spans: readonly Span[]) => readonly Span[],
): Denied | undefined {
  const [only, another] = attributes
  if (neither.length === 0 || only?.kind !== 'direction' || another !== undefined) return undefined
  const covers = [...neither, bare(only), ...(only.apart ?? [])]
  if (leftBeside(covers).length > 0) return undefined
  return { attribute: only, isForever: false, isOfEach: true, covers, ...bounds(covers) }
}

/** A claim that is so of all trends that the sentence names, or of all posts that it cites, bears out the words that say so. */
export function coveringTogether<Claim extends UnlocatedClaim | undefined>(
  claim: Claim,
  span: Span,
  { trends, posts, each }: TogetherWords,
): Claim {
  if (claim === undefined || claim.verdict !== 'verified' || each.length === 0) return claim
  const isOfTrends = claim.soOf === 'each' && claim.trends?.length === trends
  const isOfPosts = posts > 1 && claim.trend === undefined && claim.posts?.length === posts
  if (!isOfTrends && !isOfPosts) return claim
  return { ...claim, covers: [...(claim.covers ?? [bare(span)]), ...each] }
}
