import { CollectorError, type LookingUp, type StoredRef } from '../collector.ts'
import type { CollectorDeps } from '../http.ts'
import type { GraphClient } from './client.ts'
import { lookUpPagePosts } from './facebook-look-up.ts'
import { lookUpAccounts } from './instagram-look-up.ts'
import { createLookUpBudget } from './look-up-budget.ts'
import type { LookUpResult } from './look-up-work.ts'
import { leavesOthersAlone } from './refusals.ts'
import type { MetaSettings } from './settings.ts'

/**
 * Reads stored posts again: Facebook's by their ids in batches, Instagram's through the lists of their accounts. Media
 * without an author, found by hashtags, cannot be read again and are in no list, and neither are posts of a product
 * that the settings leave out or for which the hour's budget is spent. A refusal after something was read is a problem,
 * else it is thrown.
 */
export function createLookUp(
  settings: MetaSettings,
  graph: GraphClient,
  deps: CollectorDeps,
): LookingUp['lookUp'] {
  const { igUserId, pageEdge } = settings
  const budget = createLookUpBudget(settings.accessToken, deps.limits, () => deps.clock.now())
  return async (refs, work) => {
    const of = (platform: StoredRef['platform']) => refs.filter((ref) => ref.platform === platform)
    const result: LookUpResult = { found: [], gone: [], problems: [] }
    const lookUp = { graph, budget, work, result }
    const refusals: CollectorError[] = []
    const parts = [
      () => (pageEdge === 'none' ? undefined : lookUpPagePosts(of('facebook'), lookUp)),
      () => (igUserId === undefined ? undefined : lookUpAccounts(of('instagram'), igUserId, lookUp)),
    ]
    for (const part of parts) {
      try {
        await part()
      } catch (error) {
        if (!(error instanceof CollectorError)) throw error
        refusals.push(error)
        if (!leavesOthersAlone(error)) break
      }
    }
    const [refusal] = refusals
    if (refusal !== undefined && result.found.length + result.gone.length === 0) throw refusal
    return { ...result, problems: [...result.problems, ...refusals] }
  }
}
