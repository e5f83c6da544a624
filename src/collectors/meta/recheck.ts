import { CollectorError, type Rechecker, type StoredRef } from '../collector.ts'
import type { CollectorDeps } from '../http.ts'
import type { GraphClient } from './client.ts'
import { recheckAccounts } from './recheck-accounts.ts'
import { createRecheckBudget } from './recheck-budget.ts'
import { recheckPagePosts } from './recheck-pages.ts'
import type { RecheckResult } from './recheck-work.ts'
import { endsFeatureOnly } from './refusals.ts'
import type { MetaSettings } from './settings.ts'

/**
 * Rechecks stored posts: Facebook's by id in batches, Instagram's through the media lists of their accounts.
 * Media found by hashtag have no author, cannot be rechecked and are in no list; neither are posts of a
 * product that the settings leave out, or beyond the hour's budget. A refusal after something was read is a
 * problem, else it is thrown.
 */
export function createMetaRecheck(
  settings: MetaSettings,
  graph: GraphClient,
  deps: CollectorDeps,
): Rechecker['recheck'] {
  const { igUserId, pageEdge } = settings
  const budget = createRecheckBudget(settings.accessToken, deps.limits, () => deps.clock.now())
  return async (refs, work) => {
    const of = (platform: StoredRef['platform']) => refs.filter((ref) => ref.platform === platform)
    const result: RecheckResult = { found: [], gone: [], problems: [] }
    const recheckWork = { graph, budget, work, result }
    const refusals: CollectorError[] = []
    const parts = [
      () => (pageEdge === 'none' ? undefined : recheckPagePosts(of('facebook'), recheckWork)),
      () => (igUserId === undefined ? undefined : recheckAccounts(of('instagram'), igUserId, recheckWork)),
    ]
    for (const part of parts) {
      try {
        await part()
      } catch (error) {
        if (!(error instanceof CollectorError)) throw error
        refusals.push(error)
        if (!endsFeatureOnly(error)) break
      }
    }
    const [refusal] = refusals
    if (refusal !== undefined && result.found.length + result.gone.length === 0) throw refusal
    return { ...result, problems: [...result.problems, ...refusals] }
  }
}
