import type { Db } from '../../db/database.ts'
import type { Derivations } from '../analysis/derivations.ts'
import { indexPosts } from '../derivation/index-posts.ts'
import type { Logger } from '../process/log.ts'
import { deriveAll } from './derive-all.ts'

/**
 * The turn of a timer that follows what is stored: it takes new posts into the index of the search, and derives voice and
 * intents of a workspace once a turn found none of its posts waiting any more. Until then deriving would take from whoever
 * stores them what they store with. A turn that was killed leaves the rest to the next one, or to `deriveAll`.
 */
export function followStoredPosts(
  services: { readonly db: Db; readonly derivations: Derivations },
  log: Logger,
): (signal: AbortSignal) => Promise<void> {
  const underived = new Set<string>()
  return async (signal) => {
    const indexed = new Set<string>()
    await indexPosts(services.db, signal, (workspaceId) => indexed.add(workspaceId))
    const settled = [...underived].filter((workspaceId) => !indexed.has(workspaceId))
    for (const workspaceId of indexed) underived.add(workspaceId)
    for (const workspaceId of settled) underived.delete(workspaceId)
    await deriveAll(services, log, signal, settled)
  }
}
