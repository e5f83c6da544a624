import type { Collector } from '../collector.ts'
import type { CollectorDeps } from '../http.ts'
import { createPostGate } from '../post-gate.ts'
import { coverUnasked } from '../query-run.ts'
import { createGraphClient } from './client.ts'
import { runParts } from './feature-run.ts'
import { createMemory } from './ledger.ts'
import { createLookUp } from './look-up.ts'
import { partsOf } from './parts.ts'
import { callsOf, planMeta } from './plan.ts'
import { toCollectorPlan } from './printed-plan.ts'
import type { MetaSettings } from './settings.ts'
import { readWanted } from './wanted.ts'

/** Posts of named Facebook Pages; on Instagram those of named accounts and the words' hashtags. */
export function createMetaCollector(settings: MetaSettings, deps: CollectorDeps): Collector {
  const now = () => deps.clock.now()
  const graph = createGraphClient(settings, deps)
  const memory = createMemory(settings, deps)

  return {
    name: 'meta',
    platforms: [
      ...(settings.pageEdge === 'none' ? [] : (['facebook'] as const)),
      ...(settings.igUserId === undefined ? [] : (['instagram'] as const)),
    ],
    async collect(request, sink) {
      const work = { request, sink }
      const wanted = readWanted(request)
      const plan = planMeta(wanted, await memory.readLedger(wanted), settings)
      sink.expect(callsOf(plan))
      for (const { query, why } of plan.unasked) coverUnasked(query, why, work)
      const scan = { graph, memory, gate: createPostGate(work, now), work, now }
      const problems = await runParts(partsOf(plan, wanted, settings, scan), work)
      const replaced = graph.versionProblem()
      return { problems: [...plan.problems, ...problems, ...(replaced === undefined ? [] : [replaced])] }
    },
    async plan(request) {
      const wanted = readWanted(request)
      const ledger = await memory.readLedger(wanted)
      return toCollectorPlan(planMeta(wanted, ledger, settings), { wanted, ledger, request })
    },
    lookUp: createLookUp(settings, graph, deps),
  }
}
