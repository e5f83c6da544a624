import type { CompanyIssue } from '../../model/index.ts'
import { type Mention, suspicion } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { quoteFrom } from '../presenting/quote.ts'
import type { Comparison } from './compare-companies.ts'
import type { CitedPost } from './types.ts'

const { maxCited } = valuesOf(parameters.companies)

/**
 * Posts of a company to cite, each by another author and in other words: one of each of its issues, then the newest. Those
 * that name no other company come first, those that seem to address a machine last.
 */
export function citedOf(
  company: number,
  issues: readonly CompanyIssue[],
  { input, mentionsOf, namedOf, topicsOf }: Comparison,
): CitedPost[] {
  const isSuspect = suspicion({ ...input, posts: [] })
  const rankOf = (mention: Mention): number =>
    (isSuspect(mention) ? 2 : 0) + (namedOf(mention).named.length > 1 ? 1 : 0)
  const candidates = (mentionsOf[company] ?? [])
    .filter(({ isOrigin }) => isOrigin)
    .map((mention) => ({ mention, rank: rankOf(mention) }))
    .sort((one, other) => one.rank - other.rank || other.mention.time - one.mention.time)
    .map(({ mention }) => mention)
  const chosen: Mention[] = []
  const choose = (isWanted: (mention: Mention) => boolean): boolean => {
    const next = candidates.find(
      (mention) =>
        isWanted(mention) &&
        chosen.every(({ author, text }) => author !== mention.author && text !== mention.text),
    )
    if (next !== undefined) chosen.push(next)
    return next !== undefined
  }
  for (const { id } of issues) {
    if (chosen.length < maxCited)
      choose((mention) => topicsOf(mention).some((place) => input.topics[place]?.id === id))
  }
  while (chosen.length < maxCited && choose(() => true));
  const finder = input.finderOf(company)
  return chosen.map(({ post, platform }) => ({
    platform,
    id: post.id,
    quote: quoteFrom(post.text, finder),
    contentFlags: input.contentFlagsOf(post),
  }))
}
