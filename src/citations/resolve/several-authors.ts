import { plainHandle } from '../../lib/plain-handle.ts'
import type { ClaimVerdict } from '../claim-verdict.ts'
import { isBorneOut } from '../coverage.ts'
import type { StoredPost } from '../stored.ts'

/**
 * Whether more than one author bears out a sentence, as "users say" claims: of the posts that its quotations stand in, or
 * without any that it cites. `isQuoted`: whether words that it quotes stand in a post, too. Without posts nothing is claimed of their authors.
 */
export function areOfSeveral(
  quotes: readonly ClaimVerdict[],
  cited: readonly StoredPost[],
  isQuoted: (post: StoredPost) => boolean,
): boolean {
  if (cited.length === 0) return true
  const bearing =
    quotes.length === 0
      ? cited
      : [...quotes.filter(isBorneOut).flatMap(({ posts = [] }) => posts), ...cited.filter(isQuoted)]
  // A post without an author may be anybody's, and is nobody else's for sure.
  return new Set(bearing.flatMap(({ platform, authorHandle }) => authorOf(platform, authorHandle))).size > 1
}

function authorOf(platform: string, handle: string | undefined): string[] {
  return handle === undefined ? [] : [`${platform} ${plainHandle(handle)}`]
}
