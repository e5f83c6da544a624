import type { Platform, Post, RankedTrend } from '../src/model/index.ts'

/** How many of the posts that tell of danger are cited: the newest, as a trend lists them. */
const MAX_CITED_HAZARDS = 3

export const citedAs = ['representative', 'quote', 'counterEvidence', 'hazard', 'company'] as const
export type CitedAs = (typeof citedAs)[number]

/** A post that a trend names, in which roles, and the texts it quotes from it. */
export interface Citation {
  readonly id: string
  readonly as: readonly CitedAs[]
  readonly texts: readonly string[]
}

/**
 * The posts that a trend names: representatives first, then quoted ones, counter-evidence, the newest that tell of danger
 * and what the company says.
 */
export function citationsOf({
  representativePostIds,
  idea,
  counterEvidence,
  hazards,
  voices,
}: Pick<
  RankedTrend,
  'representativePostIds' | 'idea' | 'counterEvidence' | 'hazards' | 'voices'
>): Citation[] {
  const named: { id: string; as: CitedAs; text?: string }[] = [
    ...representativePostIds.map((id) => ({ id, as: 'representative' as const })),
    ...(idea?.quotes ?? []).map(({ postId, text }) => ({ id: postId, as: 'quote' as const, text })),
    ...counterEvidence.map(({ postId, text }) => ({ id: postId, as: 'counterEvidence' as const, text })),
    ...hazards
      .slice(0, MAX_CITED_HAZARDS)
      .map(({ postId, text }) => ({ id: postId, as: 'hazard' as const, text })),
    ...voices.companyPosts.map(({ postId, text }) => ({ id: postId, as: 'company' as const, text })),
  ]
  const byId = new Map<string, { as: Set<CitedAs>; texts: string[] }>()
  for (const { id, as, text } of named) {
    const citation = byId.get(id) ?? { as: new Set(), texts: [] }
    byId.set(id, citation)
    citation.as.add(as)
    if (text !== undefined) citation.texts.push(text)
  }
  return [...byId].map(([id, { as, texts }]) => ({ id, as: [...as], texts }))
}

/**
 * The stored posts that a trend's id refers to. A trend stores ids without platforms: if two of its platforms
 * have the same id, the quoted texts decide; if nothing is quoted, both posts are returned. The company may have
 * written on another platform than the trend's.
 */
export function resolveCitation(
  { id, as, texts }: Citation,
  trendPlatforms: readonly Platform[],
  postsById: ReadonlyMap<string, readonly Post[]>,
): readonly Post[] {
  const candidates = (postsById.get(id) ?? []).filter(
    ({ platform }) => as.includes('company') || trendPlatforms.includes(platform),
  )
  if (candidates.length < 2) return candidates
  const quoted = candidates.filter((post) => texts.every((text) => post.text.includes(text)))
  return quoted.length > 0 ? quoted : candidates
}

/** Posts by id; an id has one post for each platform that has it. */
export function groupById(posts: readonly Post[]): Map<string, Post[]> {
  const byId = new Map<string, Post[]>()
  for (const post of posts) {
    const known = byId.get(post.id)
    if (known === undefined) byId.set(post.id, [post])
    else known.push(post)
  }
  return byId
}
