import { isStopWord } from '../../text/stop-words.ts'
import { termsOf } from '../../text/tokens.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { minVariantSimilarity, minClearShare, maxTemplates } = valuesOf(parameters.originals)
const { minMassCopies } = valuesOf(parameters.distinctTexts)

/** The mentions with each text that is copied in mass only once. */
export function withoutMassCopies(mentions: readonly Mention[]): Mention[] {
  const uses = usesOf(mentions)
  return mentions.filter(({ text, isOrigin }) => isOrigin || (uses.get(text) ?? 0) < minMassCopies)
}

/**
 * How many of the independent mentions are originals: people's own words on the same matter. They are neither copied
 * in mass nor a variant of a text that was, as when a campaign fills other names into its template; but they share
 * some of its words, or everyday talk that was clustered beside a campaign would speak for it. `membership` has one
 * value a distinct text.
 */
export function countOriginals(
  mentions: readonly Mention[],
  independent: readonly Mention[],
  membership: Float64Array,
): number {
  const uses = usesOf(mentions)
  const usesOfText = ({ text }: Mention): number => uses.get(text) ?? 0
  const templates = independent
    .filter((mention) => usesOfText(mention) >= minMassCopies)
    .sort((first, second) => usesOfText(second) - usesOfText(first) || first.text - second.text)
    .slice(0, maxTemplates)
  if (templates.length === 0) return independent.length
  const membershipOf = ({ text }: Mention): number => membership[text] ?? 0
  const clear =
    minClearShare * templates.reduce((least, mention) => Math.min(least, membershipOf(mention)), Infinity)
  const templateTerms = templates.map(({ post }) => new Set(termsOf(post.text)))
  const copiedWords = new Set(
    templateTerms.flatMap((terms) => [...terms].filter((term) => !isStopWord(term))),
  )
  return independent.filter((mention) => {
    if (usesOfText(mention) >= minMassCopies || membershipOf(mention) < clear) return false
    const terms = new Set(termsOf(mention.post.text))
    const isRelated = [...terms].some((term) => copiedWords.has(term))
    return isRelated && templateTerms.every((template) => similarity(terms, template) < minVariantSimilarity)
  }).length
}

function usesOf(mentions: readonly Mention[]): ReadonlyMap<number, number> {
  const uses = new Map<number, number>()
  for (const { text } of mentions) uses.set(text, (uses.get(text) ?? 0) + 1)
  return uses
}

function similarity(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let shared = 0
  for (const term of first) if (second.has(term)) shared += 1
  return shared / Math.max(1, first.size + second.size - shared)
}
