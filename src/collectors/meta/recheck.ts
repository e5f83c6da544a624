import { CollectorError, type Rechecker, type StoredRef } from '../collector.ts'
import type { CollectorDeps } from '../http.ts'
import type { GraphClient } from './client.ts'
import { createCommentMemory } from './comments/memory.ts'
import { recheckMediaComments, recheckTaggedMedia } from './comments/recheck-media-comments.ts'
import { recheckPageVoices } from './comments/recheck-page-voices.ts'
import { recheckPostComments } from './comments/recheck-post-comments.ts'
import { distinctByMessage } from './feature-run.ts'
import { createHourlyBudget, recheckShare } from './hourly-budget.ts'
import { recheckAccounts } from './recheck-accounts.ts'
import { recheckPagePosts } from './recheck-pages.ts'
import type { RecheckResult } from './recheck-work.ts'
import { endsFeatureOnly } from './refusals.ts'
import type { MetaSettings } from './settings.ts'

/**
 * Rechecks stored posts: Facebook's by id in batches, Instagram's through the media lists of their accounts, comments
 * through the lists of their threads, what was said to our Pages and accounts through theirs.
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
  const budget = createHourlyBudget(recheckShare, settings.accessToken, {
    limits: deps.limits,
    now: () => deps.clock.now(),
  })
  const memory = createCommentMemory(settings, deps)
  return async (refs, work) => {
    const of = (platform: StoredRef['platform'], place: Place) =>
      refs.filter((ref) => ref.platform === platform && placeOf(ref) === place)
    const result: RecheckResult = { found: [], gone: [], goneThreads: [], problems: [] }
    const recheckWork = { graph, budget, work, result }
    const refusals: CollectorError[] = []
    const ofFacebook =
      pageEdge === 'none'
        ? []
        : [
            () => recheckPagePosts(of('facebook', 'post'), recheckWork),
            () => recheckPostComments(of('facebook', 'below'), pageEdge, recheckWork),
            () => recheckPageVoices(of('facebook', 'mention'), memory, recheckWork),
          ]
    const ofInstagram =
      igUserId === undefined
        ? []
        : [
            () => recheckAccounts(of('instagram', 'post'), igUserId, recheckWork),
            () => recheckMediaComments(of('instagram', 'below'), recheckWork),
            () => recheckTaggedMedia(of('instagram', 'mention'), memory, recheckWork),
          ]
    for (const part of [...ofFacebook, ...ofInstagram]) {
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
    return { ...result, problems: [...result.problems, ...distinctByMessage(refusals)] }
  }
}

/** Where a stored post is looked for: among posts, below one, or in the lists of what is said to us. */
type Place = 'post' | 'below' | 'mention'

/** What answers nothing is a thread of its own. */
function placeOf({ id, threadId }: StoredRef): Place {
  if (threadId === undefined) return 'post'
  return threadId === id ? 'mention' : 'below'
}
