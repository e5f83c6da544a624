import type { Collector } from '../collector.ts'
import type { CollectorDeps } from '../http.ts'
import { createPostGate } from '../post-gate.ts'
import { reportUnasked } from '../query-run.ts'
import { createGraphClient } from './client.ts'
import { collectComments } from './comments/collect-comments.ts'
import { describeComments } from './comments/describe-comments.ts'
import { createCommentMemory } from './comments/memory.ts'
import { planComments } from './comments/plan-comments.ts'
import { describeMetaPlan } from './describe-plan.ts'
import { runFeatures } from './feature-run.ts'
import { featureRunsOf } from './feature-runs.ts'
import { createMetaMemory, MAX_TAGS_PER_WEEK } from './ledger.ts'
import { callsOf, countedTags, planMeta } from './plan.ts'
import { createMetaRecheck } from './recheck.ts'
import type { MetaSettings } from './settings.ts'
import { readMetaTargets } from './targets.ts'

/** The hashtags that count do not hang on what a workspace asks for. */
const NO_TARGETS = readMetaTargets({ words: [], handles: {}, competitorUrls: [] })

/**
 * Collects posts of named Facebook Pages, and on Instagram those of named accounts and of the words' hashtags; then
 * what is said below them, as far as Meta shows it.
 */
export function createMetaCollector(settings: MetaSettings, deps: CollectorDeps): Collector {
  const now = () => deps.clock.now()
  const graph = createGraphClient(settings, deps)
  const memory = createMetaMemory(settings, deps)
  const comments = createCommentMemory(settings, deps)

  return {
    name: 'meta',
    platforms: [
      ...(settings.pageEdge === 'none' ? [] : (['facebook'] as const)),
      ...(settings.igUserId === undefined ? [] : (['instagram'] as const)),
    ],
    async collect(request, sink) {
      const work = { request, sink }
      const targets = readMetaTargets(request)
      const plan = planMeta(targets, await memory.readLedger(targets), settings)
      sink.expectCalls(callsOf(plan))
      for (const { query, why } of plan.unasked) reportUnasked(query, why, work)
      const scan = {
        graph,
        memory,
        comments,
        gate: createPostGate(work, now),
        work,
        now,
        mediaIds: new Map<string, string>(),
        uncounted: [],
      }
      const problems = await runFeatures(featureRunsOf(plan, targets, settings, scan), work)
      const ofComments = await collectComments({ scan, settings, targets, comments, deps })
      const replaced = graph.versionProblem()
      const all = [...plan.problems, ...problems, ...ofComments]
      return { problems: replaced === undefined ? all : [...all, replaced] }
    },
    async plan(request) {
      const targets = readMetaTargets(request)
      const ledger = await memory.readLedger(targets)
      const ofComments = await planComments(request, targets, { settings, memory, comments, deps })
      return describeMetaPlan(
        planMeta(targets, ledger, settings),
        { targets, ledger, request },
        describeComments(ofComments),
      )
    },
    async budgets() {
      if (settings.igUserId === undefined) return []
      const ledger = await memory.readLedger(NO_TARGETS)
      const renewsAt = ledger.freeAt[0] ?? null
      return [{ unit: 'hashtags', spent: countedTags(ledger), cap: MAX_TAGS_PER_WEEK, renewsAt }]
    },
    recheck: createMetaRecheck(settings, graph, deps),
  }
}
