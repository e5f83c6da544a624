import { listPosts } from '../db/posts.ts'
import { DAY_MS } from '../src/lib/days.ts'
import type { ToolContext } from './tool.ts'

/** Why a list of trends is empty: an empty list alone could be read as "nobody posted". */
export const emptyReasons = ['nothing_stored', 'nothing_in_window', 'no_topic'] as const
export type EmptyReason = (typeof emptyReasons)[number]

export interface EmptyList {
  readonly emptyBecause: EmptyReason
  /** One sentence for agents, with what to do. */
  readonly advice: string
}

const COVERAGE = 'The resource trend://coverage shows which days were collected.'

/** Tells why a ranking holds no trend, by what is stored. */
export async function explainEmptyList(
  windowDays: number,
  { services: { db, clock }, caller: { workspace } }: ToolContext,
): Promise<EmptyList> {
  const since = new Date(clock.now().getTime() - windowDays * DAY_MS)
  const { total } = await listPosts(db, { workspaceId: workspace.id, since }, { limit: 1 })
  if (total > 0) {
    const stored = total === 1 ? '1 post of the window is stored' : `${total} posts of the window are stored`
    return {
      emptyBecause: 'no_topic',
      advice: `No topic is ranked: ${stored}, and no three speak of one thing, or its days were not collected. list_evidence shows them. ${COVERAGE}`,
    }
  }
  const [newest] = (await listPosts(db, { workspaceId: workspace.id }, { limit: 1 })).posts
  if (newest === undefined) {
    return {
      emptyBecause: 'nothing_stored',
      advice: `No topic is ranked: no post is stored yet, which says nothing about customers. run_scan collects posts; an operator can import them. ${COVERAGE}`,
    }
  }
  return {
    emptyBecause: 'nothing_in_window',
    advice: `No topic is ranked: no stored post is of these ${windowDays} days, the newest is of ${newest.publishedAt.slice(0, 10)}. Ask for more days, or collect with run_scan. ${COVERAGE}`,
  }
}
