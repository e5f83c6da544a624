import type { UnlocatedClaim } from '../claim-verdict.ts'
import type { Span } from '../parse/spans.ts'
import { type FoundCompany, type NamedCompany, namesIt } from '../resolve/companies.ts'
import type { StoredPost, StoredTrend } from '../stored.ts'

/**
 * A company or product by the texts of the cited posts: borne out where one names it, contradicted where all that
 * name a company name other ones. A trend bears it out by its topic.
 */
export function judgeCompany(
  { name, company, others }: Omit<FoundCompany, keyof Span>,
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
  const texts = posts.map((post) => ({
    post,
    text: `${post.texts.at(-1) ?? ''} ${post.authorHandle ?? ''}`.toLowerCase(),
  }))
  const naming = texts.find(({ text }) => namesIt(name, text))
  if (naming !== undefined)
    return { kind: 'company', verdict: 'verified', reason: 'The cited post names it.', posts: [naming.post] }
  const namesAny = ({ names }: NamedCompany) =>
    texts.some(({ text }) => names.some((each) => namesIt(each, text)))
  const other = namesAny(company) ? undefined : others.find(namesAny)
  if (other === undefined)
    return { kind: 'company', verdict: 'not_checked', reason: 'The cited post does not name it.', posts }
  return {
    kind: 'company',
    verdict: 'refuted',
    reason: 'The cited post names another company and not this one.',
    posts,
    stored: other.names[0] ?? '',
  }
}
