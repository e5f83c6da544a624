import type { CallWork } from '../../http.ts'
import type { GraphClient } from '../client.ts'
import type { HourlyBudget } from '../hourly-budget.ts'

export const NO_CALL_LEFT = 'No call for comments was left.'

/** The calls for comments that one product may still make in a scan. */
export interface CommentCalls {
  /**
   * Runs one call; undefined if none is left: of the scan, of the hour, or because Meta counts 80 percent of a limit as used,
   * the rest of which is for posts.
   */
  spend<T>(work: CallWork, call: (work: CallWork) => Promise<T>): Promise<T | undefined>
}

export function createCommentCalls(
  calls: number,
  { budget, graph }: { readonly budget: HourlyBudget; readonly graph: Pick<GraphClient, 'isSlow'> },
): CommentCalls {
  let left = calls
  return {
    async spend(work, call) {
      if (left <= 0 || graph.isSlow()) return undefined
      left -= 1
      return await budget.spend(1, work, (_, counted) => call(counted))
    },
  }
}

/** How the calls of a scan are shared: 27 of 43 for Facebook, where strangers are read, too; all where there is one product. */
export function sharesOf(
  calls: number,
  { facebook, instagram }: { readonly facebook: boolean; readonly instagram: boolean },
): { readonly facebook: number; readonly instagram: number } {
  if (!instagram) return { facebook: facebook ? calls : 0, instagram: 0 }
  const share = facebook ? Math.round((calls * 27) / 43) : 0
  return { facebook: share, instagram: calls - share }
}
