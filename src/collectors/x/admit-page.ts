import type { PostGate } from '../post-gate.ts'
import { contextOf, type ThreadLedger } from '../threads.ts'
import type { XItem, XPage } from './map.ts'

/**
 * Delivers a page's posts, with the beginnings of stored threads as the context of their replies. A reply that only
 * carries a known name along must hold a word, or stand under a post that does.
 */
export async function admitPage(
  { items }: Pick<XPage, 'items'>,
  { needsWord }: { readonly needsWord: boolean },
  {
    gate,
    threads,
    workspaceId,
  }: { readonly gate: PostGate; readonly threads: ThreadLedger; readonly workspaceId: string },
): Promise<void> {
  const roots = [...new Set(items.flatMap(({ rootId }) => rootId ?? []))]
  const texts = await threads.textsOf(workspaceId, 'x', roots)
  const placed = ({ candidate, rootId }: XItem) => {
    const root = rootId === undefined ? undefined : texts.get(rootId)
    if (root === undefined || 'rejected' in candidate) return candidate
    const { text, authorHandle } = root
    return {
      draft: { ...candidate.draft, context: contextOf(text), contextAuthor: authorHandle },
      under: text,
    }
  }
  await gate.admit(items.filter((item) => !item.onlyCarries).map(placed), { needsWord })
  await gate.admit(items.filter((item) => item.onlyCarries).map(placed), { needsWord: true })
}
