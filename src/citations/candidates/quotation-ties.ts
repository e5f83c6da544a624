import type { UnlocatedClaim } from '../claim-verdict.ts'
import type { Span } from '../parse/spans.ts'
import type { Quotation } from '../parse/types.ts'
import type { Part } from '../parts.ts'
import { claimsAuthorship, isReportedIn } from '../reading/authorship.ts'
import { isCountedOf, isRelated } from '../reading/relation.ts'
import type { SentenceReading } from '../reading/sentence-reading.ts'
import type { SpeakingCompany } from '../reading/speaking.ts'
import { isByCompany } from '../resolve/authors.ts'
import { namesIt } from '../resolve/companies.ts'
import { breaksIn } from '../resolve/scopes.ts'
import type { AttributeScope } from './attributes.ts'

/** What another of the cited posts has, and not the one of the quotation beside it, may be said of the wrong one. */
export function boundToQuotation(
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

/** A company by what it is said to say: to have written the posts, or what anybody may tell of it. */
export function judgeSaying(
  company: SpeakingCompany,
  reading: SentenceReading,
  scope: AttributeScope,
): UnlocatedClaim | undefined {
  const isTold =
    company.speaks === 'surely' && !claimsAuthorship(company, reading, scope.naming.references, scope.start)
  const part: Part = { kind: 'company', ...company, ...(isTold ? { speaks: 'perhaps' } : {}) }
  const judged = scope.judge(part, scope.subjectOf(company))
  if (judged?.trend !== undefined && isCountedOf(company, reading, scope.start))
    return { ...judged, ...COUNTED_OF }
  // What the company's own account tells is told of the company.
  const isOfOther = judged?.posts?.every((post) => isByCompany(company, post) !== true) === true
  if (judged?.verdict === 'verified' && isOfOther && isRelated(company, reading, scope.start))
    return { ...judged, ...RELATED }
  if (judged?.verdict !== 'refuted') return ofQuotation(judged, company, reading, scope)
  const readings = scope.quotationFor(company)?.readings
  const post = readings && scope.quotedFor(company)
  return readings && post && isReportedIn(company, readings, post) ? { ...judged, ...REPORTED } : judged
}

const COUNTED_OF = {
  verdict: 'not_checked',
  reason: 'How many posts of the trend name it is not stored.',
} as const

const RELATED = {
  verdict: 'not_checked',
  reason: 'The cited post names it: what somebody has to do with it is told by its words alone.',
} as const

const REPORTED = {
  verdict: 'not_checked',
  reason: 'The cited post has this company say it, and somebody else wrote the post: say who reports it.',
} as const

/** "This quotation is about X" says it of the words that are quoted, and not of the rest of the post. */
function ofQuotation(
  claim: UnlocatedClaim | undefined,
  company: Span & { readonly name: string },
  { rest }: SentenceReading,
  { quotationFor, start }: AttributeScope,
): UnlocatedClaim | undefined {
  if (claim?.verdict !== 'verified' || !QUOTATION.test(rest)) return claim
  const before = rest.slice(Math.max(0, company.start - start - 20), company.start - start)
  const behind = rest.slice(company.end - start, company.end - start + 8)
  const readings = quotationFor(company)?.readings
  const isOfWords = ABOUT.test(before) || /^(?:について|に関する|のこと)/u.test(behind)
  if (!isOfWords || readings === undefined) return claim
  if (readings.some((words) => namesIt(company.name, words.toLowerCase()))) return claim
  return {
    ...claim,
    verdict: 'not_checked',
    reason: 'The cited post names it, and the words that are quoted do not.',
  }
}

const QUOTATION = /(?<!\p{L})(?:quote|quotation|zitat|cita|citation)(?!\p{L})|引用/iu
const ABOUT =
  /(?:about|concerns|über|von|sobre|acerca de|de|concerne|à propos d[eu’'])\s(?:the |la |le |el )?$/iu

/** The quotation that fewest clause ends part from a claim, of equals the one with fewest characters between. */
export function nearestQuotation(
  claim: Span,
  quotes: readonly Quotation[],
  text: string,
): Quotation | undefined {
  const apart = (quote: Span): readonly [breaks: number, characters: number] => {
    const [from, to] = quote.end <= claim.start ? [quote.end, claim.start] : [claim.end, quote.start]
    return [breaksIn(text, from, to), to - from]
  }
  return quotes
    .map((quote) => ({ quote, apart: apart(quote) }))
    .sort(
      ({ apart: [breaks, characters] }, { apart: [others, more] }) => breaks - others || characters - more,
    )[0]?.quote
}
