import { MASS_COPIES, type Mention } from './mentions.ts'
import { termsOf } from './tokens.ts'

/** Sharing this much of all their terms (Jaccard), a text is a variant of the one that was copied. */
const VARIANT_SIMILARITY = 0.5
/** The most copied texts are enough: a campaign has few templates. */
const MAX_TEMPLATES = 20

/** The mentions with each text that is copied in mass only once. */
export function withoutMassCopies(mentions: readonly Mention[]): Mention[] {
  const uses = usesOf(mentions)
  return mentions.filter(({ text, isOrigin }) => isOrigin || (uses.get(text) ?? 0) < MASS_COPIES)
}

/**
 * How many of the independent mentions are people's own words: neither copied in mass nor a variant of a text
 * that was, as when a campaign fills other names into its template.
 */
export function uncopiedOf(mentions: readonly Mention[], independent: readonly Mention[]): number {
  const uses = usesOf(mentions)
  const usesOfText = ({ text }: Mention): number => uses.get(text) ?? 0
  const templates = independent
    .filter((mention) => usesOfText(mention) >= MASS_COPIES)
    .sort((first, second) => usesOfText(second) - usesOfText(first) || first.text - second.text)
    .slice(0, MAX_TEMPLATES)
    .map(({ post }) => new Set(termsOf(post.text)))
  if (templates.length === 0) return independent.length
  return independent.filter((mention) => {
    if (usesOfText(mention) >= MASS_COPIES) return false
    const terms = new Set(termsOf(mention.post.text))
    return templates.every((template) => similarity(terms, template) < VARIANT_SIMILARITY)
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
