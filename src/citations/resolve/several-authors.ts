import { plainHandle } from '../../lib/plain-handle.ts'
import type { CheckedClaim } from '../candidates.ts'
import { isBorneOut } from '../coverage.ts'
import type { StoredPost } from '../stored.ts'

/**
 * Whether more than one author bears out a sentence, as "users say" claims: of the posts that its quotations stand in, or
 * without any that it cites. Without posts nothing is claimed of their authors.
 */
export function areOfSeveral(claims: readonly CheckedClaim[], cited: readonly StoredPost[]): boolean {
  if (cited.length === 0) return true
  const quotes = claims.filter(({ kind }) => kind === 'quote')
  const bearing = quotes.length === 0 ? cited : quotes.filter(isBorneOut).flatMap(({ posts = [] }) => posts)
  // A post without an author may be anybody's, and is nobody else's for sure.
  return new Set(bearing.flatMap(({ platform, authorHandle }) => authorOf(platform, authorHandle))).size > 1
}

function authorOf(platform: string, handle: string | undefined): string[] {
  return handle === undefined ? [] : [`${platform} ${plainHandle(handle)}`]
}
