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
  const othersOf = (mention: Mention): number => Math.min(2, namedOf(mention).named.length)
  const candidates = (mentionsOf[company] ?? [])
    .filter(({ isOrigin }) => isOrigin)
    .sort((one, other) => othersOf(one) - othersOf(other) || other.time - one.time)
  const chosen: Mention[] = []
  const choose = (isWanted: (mention: Mention) => boolean): boolean => {
    const isFit = (mention: Mention): boolean =>
      isWanted(mention) &&
      chosen.every(({ author, text }) => author !== mention.author && text !== mention.text)
    // One by one: to flag all posts would take long.
    const next = candidates.find((mention) => isFit(mention) && !isSuspect(mention)) ?? candidates.find(isFit)
    if (next !== undefined) chosen.push(next)
    return next !== undefined
  }
  for (const { id } of issues) {
    if (chosen.length < maxCited)
      choose((mention) => topicsOf(mention).some((place) => input.topics[place]?.id === id))
  }
  let hasMore = true
  while (hasMore && chosen.length < maxCited) hasMore = choose(() => true)
  const finder = input.finderOf(company)
  return chosen.map(({ post, platform }) => ({
    platform,
    id: post.id,
    quote: quoteFrom(post.text, finder),
    contentFlags: input.contentFlagsOf(post),
  }))
}
