import { displayText } from '../../text/display-text.ts'
import type { ClaimVerdict, UnlocatedClaim } from '../claim-verdict.ts'
import type { Speaks } from '../lexicon/index.ts'
import type { Span } from '../parse/spans.ts'
import { isByCompany } from '../resolve/authors.ts'
import { type FoundCompany, type NamedCompany, namesIt } from '../resolve/companies.ts'
import type { StoredPost, StoredTrend } from '../stored.ts'
import { judgeAuthor } from './attributes.ts'

/**
 * A company or product by the texts of the cited posts: borne out where one names it, contradicted where all that
 * name a company name other ones. A trend bears it out by its topic. One that speaks is judged by who wrote the posts.
 */
export function judgeCompany(
  { name, company, others, speaks }: Omit<FoundCompany, keyof Span> & { readonly speaks: Speaks | undefined },
  posts: readonly StoredPost[],
  trends: readonly StoredTrend[],
): UnlocatedClaim | undefined {
  const [trend] = trends
  if (posts.length === 0) {
    if (trend === undefined) return undefined
    return namesIt(name, trend.topic.toLowerCase())
      ? { kind: 'company', verdict: 'verified', reason: 'The topic of the trend has this name.', trend }
      : { kind: 'company', verdict: 'not_checked', reason: 'The topic of the trend does not name it.', trend }
  }
  if (speaks === 'surely' && /^(?:@|u\/)/.test(name)) return { kind: 'author', ...judgeAuthor(name, posts) }
  const asSpeaker =
    speaks === undefined || speaks === 'undecidable' ? undefined : judgeSpeaker(company, posts, others)
  if (asSpeaker !== undefined && (speaks === 'surely' || asSpeaker.verdict === 'verified'))
    return { kind: 'company', ...asSpeaker }
  const judged = judgeNamed(name, company, others, posts)
  // What a company's own account tells is told of the company.
  if (speaks === undefined && judged.verdict !== 'verified') {
    const asAuthor = judgeSpeaker(company, posts)
    if (asAuthor.verdict === 'verified') return { kind: 'company', ...asAuthor }
  }
  // Another company's post that does not name it tells nothing of what it does.
  const isOfCompanies = posts.every(({ voice }) => voice === 'company' || voice === 'competitor')
  if (judged.verdict === 'not_checked' && asSpeaker?.verdict === 'refuted' && isOfCompanies)
    return { kind: 'company', ...asSpeaker }
  const isOpen = speaks !== undefined && judged.verdict === 'verified'
  const open = speaks === 'undecidable' ? UNDECIDABLE : PERHAPS_SPEAKS
  return { kind: 'company', ...judged, ...(isOpen ? open : {}) }
}

const PERHAPS_SPEAKS = {
  verdict: 'not_checked',
  reason: 'The cited post is not by this company: say whether it speaks or is spoken of.',
} as const

const UNDECIDABLE = {
  verdict: 'not_checked',
  reason: 'The cited post names it, but not whose words they are, of whom they are, or who belongs to it.',
} as const

/** A company by the texts of the posts. */
function judgeNamed(
  name: string,
  company: NamedCompany,
  others: readonly NamedCompany[],
  posts: readonly StoredPost[],
): ClaimVerdict {
  const texts = posts.map((post) => ({
    post,
    text: `${post.texts.at(-1) ?? ''} ${post.authorHandle ?? ''}`.toLowerCase(),
  }))
  const naming = texts.find(({ text }) => namesIt(name, text))
  if (naming !== undefined)
    return { verdict: 'verified', reason: 'The cited post names it.', posts: [naming.post] }
  const namesAny = ({ names }: NamedCompany) =>
    texts.some(({ text }) => names.some((each) => namesIt(each, text)))
  const isAnswered = posts.some(({ contexts = [] }) =>
    contexts.some((text) => company.names.some((each) => namesIt(each, text.toLowerCase()))),
  )
  const other = isAnswered || namesAny(company) ? undefined : others.find(namesAny)
  if (other === undefined)
    return { verdict: 'not_checked', reason: 'The cited post does not name it.', posts }
  return {
    verdict: 'refuted',
    reason: 'The cited post names another company and not this one.',
    posts,
    stored: other.names[0] ?? '',
  }
}

/** A company as the author: borne out by a post of an account of its own, contradicted where others wrote all of them. */
function judgeSpeaker(
  company: NamedCompany,
  posts: readonly StoredPost[],
  others: readonly NamedCompany[] = [],
): ClaimVerdict {
  const isBy = (post: StoredPost) => isByCompany({ company, others }, post)
  const own = posts.filter((post) => isBy(post) === true)
  if (own.length > 0)
    return { verdict: 'verified', reason: 'The cited post is by an account of this company.', posts: own }
  if (posts.some((post) => isBy(post) === undefined))
    return { verdict: 'not_checked', reason: 'Whose account wrote the cited post is not known.', posts }
  const handles = posts.flatMap(({ authorHandle }) => authorHandle ?? [])
  const stored = [...new Set(handles)].slice(0, 5).map(displayText).join(', ')
  return {
    ...{ verdict: 'refuted', reason: 'The cited post is by somebody else, and not by this company.', posts },
    ...(stored === '' ? {} : { stored }),
  }
}
