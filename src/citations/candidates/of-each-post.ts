import type { UnlocatedClaim } from '../claim-verdict.ts'
import type { Attribute } from '../parse/attributes.ts'
import type { Figure } from '../parse/figures.ts'
import { openBracket, type Span } from '../parse/spans.ts'
import type { Sentence } from '../parse/types.ts'
import type { Part, Subject } from '../parts.ts'
import type { SentenceReading } from '../reading/sentence-reading.ts'
import type { SpeakingCompany } from '../reading/speaking.ts'
import type { QuoteSearch } from '../resolve/quote-search.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { StoredPost } from '../stored.ts'
import type { AttributeScope } from './attributes.ts'
import { judgeSaying } from './quotation-ties.ts'

/** Attributes of one kind, companies or figures of an honest sentence at most: each is asked of each post. */
const MAX_ASKED = 20

/**
 * "t3_a and x:1 are from Reddit": what is said of several posts is borne out where each has it, or another of its kind that
 * the sentence gives as well: "by u/ann and u/ben". `has` tells that of one.
 */
function ofEach(
  claim: UnlocatedClaim | undefined,
  { posts }: Pick<Subject, 'posts'>,
  has: (post: StoredPost) => boolean,
): UnlocatedClaim | undefined {
  if (claim?.verdict !== 'verified' || posts.length < 2) return claim
  const other = posts.find((post) => claim.posts?.includes(post) !== true && !has(post))
  return other === undefined ? claim : { ...claim, ...OF_SOME, posts: [other] }
}

const OF_SOME = {
  verdict: 'not_checked',
  reason:
    'It is so of another cited post, and not of the one given here: put what is said of each next to its reference.',
} as const

/** An attribute of which each post has one. */
type OfEachPost = Attribute & { readonly kind: 'platform' | 'community' | 'author' | 'day' }

function isOfEachPost(attribute: Attribute): attribute is OfEachPost {
  const { kind } = attribute
  return kind === 'platform' || kind === 'community' || kind === 'author' || kind === 'day'
}

export function attributeOfEach(
  claim: UnlocatedClaim | undefined,
  attribute: Attribute,
  attributes: readonly Attribute[],
  { judge, subjectOf }: Pick<AttributeScope, 'judge' | 'subjectOf'>,
): UnlocatedClaim | undefined {
  if (!isOfEachPost(attribute)) return claim
  return ofEach(claim, subjectOf(attribute), (post) =>
    attributes
      .filter(isOfEachPost)
      .filter(({ kind, start }) => kind === attribute.kind && start !== attribute.start)
      .slice(0, MAX_ASKED)
      .some((each) => judge(each, ofOnly(post, subjectOf(each)))?.verdict === 'verified'),
  )
}

/** A company of several posts: each has to be by one that the sentence names, or to name it. */
export function companyOfEach(
  company: SpeakingCompany,
  reading: SentenceReading,
  scope: AttributeScope,
): UnlocatedClaim | undefined {
  return ofEach(judgeSaying(company, reading, scope), scope.subjectOf(company), (post) => {
    const ofPost: AttributeScope = {
      ...scope,
      subjectOf: (claim) => ofOnly(post, scope.subjectOf(claim)),
    }
    return reading.companies
      .slice(0, MAX_ASKED)
      .some((each) => judgeSaying(each, reading, ofPost)?.verdict === 'verified')
  })
}

/** A metric of several posts: each has to have one of the sentence's figures. */
export function figureOfEach(
  claim: UnlocatedClaim,
  subject: Subject,
  figures: readonly Figure[],
  judge: (part: Part, subject: Subject) => UnlocatedClaim | undefined,
): UnlocatedClaim {
  if (claim.kind !== 'metric') return claim
  const judged = ofEach(claim, subject, (post) =>
    figures
      .slice(0, MAX_ASKED)
      .some(
        ({ word, quantity }) =>
          judge({ kind: 'figure', word, quantity, of: 'post' }, { ...ofOnly(post, subject), trends: [] })
            ?.verdict === 'verified',
      ),
  )
  return judged ?? claim
}

/** Between two posts that a sentence tells of together: "t3_a and t3_b". */
const JOINED = /^[\s`*_]*(?:[,，、]|[,，、]?\s?(?:and|und|y|e|et|و|と|や|和|与|與|및|와|과|และ))[\s`*_]*$/iu

/** What several posts are said to say, "t3_a and t3_b contain “…”", stands in each, or another quotation of the sentence does. */
export function quotationOfEach(
  claim: UnlocatedClaim | undefined,
  quotation: Span,
  { quotes, start: from }: Sentence,
  group: readonly Resolved[],
  text: string,
  search: QuoteSearch,
): UnlocatedClaim | undefined {
  const [first, last] = [group[0], group.at(-1)]
  if (first === undefined || last === undefined || last.end > quotation.start) return claim
  const areSubjects =
    group.every(({ start }, at) => at === 0 || JOINED.test(text.slice(group[at - 1]?.end, start))) &&
    openBracket(text, from, first.start) === undefined
  if (!areSubjects) return claim
  const posts = [...new Set(group.flatMap((each) => each.posts))]
  return ofEach(claim, { posts }, (post) =>
    quotes.slice(0, MAX_ASKED).some(({ readings }) => search.findContaining(readings, [post]) !== undefined),
  )
}

function ofOnly(post: StoredPost, subject: Subject): Subject {
  return { ...subject, posts: [post], others: [], otherPosts: [] }
}
