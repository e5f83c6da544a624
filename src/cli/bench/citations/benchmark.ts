import { systemClock } from '../../../lib/clock.ts'
import { UsageError } from '../../usage-error.ts'
import { withBenchService } from '../bench-service.ts'
import type { Benchmark } from '../benchmark.ts'
import { generate } from './generate.ts'
import { blind } from './languages/blind/index.ts'
import { languages } from './languages/index.ts'
import { type Judged, measure, totalsOf } from './measure.ts'
import { tablesOf } from './report.ts'
import { NOW, storeWorld, worlds } from './worlds.ts'

/** Phrasings and the posts that they are said of. The first is what the check is mended by, the others show what to expect. */
const sets = [
  { name: 'known', phrasings: languages, world: worlds.lamps, rounds: 2 },
  { name: 'blind', phrasings: blind, world: worlds.lamps, rounds: 2 },
  { name: 'blind bicycles', phrasings: blind, world: worlds.bicycles, rounds: 1 },
] as const

export const citationsBenchmark: Benchmark = {
  description: 'what check_citations says of true and of false sentences, by kind and language',
  takes: ['only'],
  async run({ only }) {
    const clock = { ...systemClock, now: () => NOW }
    return await withBenchService(
      {},
      async (service) => {
        const stored = new Map<string, Awaited<ReturnType<typeof storeWorld>>>()
        for (const world of Object.values(worlds)) {
          stored.set(world.workspace.id, await storeWorld(service, world))
        }
        const judged: Judged[] = []
        for (const { name: set, phrasings, world, rounds } of sets) {
          const own = stored.get(world.workspace.id)
          if (own === undefined) continue
          const sentences = Object.entries(phrasings)
            .flatMap(([language, words]) => generate(set, language, words, own.evidence, rounds))
            .filter(({ language, kind }) => only === undefined || `${set} ${kind} ${language}`.includes(only))
          judged.push(...(await measure({ url: service.url, key: own.key }, sentences)))
        }
        if (judged.length === 0) throw new UsageError(`Nothing to measure has "${only}" in its name.`)
        const bySet = sets.flatMap(({ name }) => {
          const own = judged.filter(({ set }) => set === name)
          return own.length === 0 ? [] : [{ set: name, own }]
        })
        return {
          tables: bySet.flatMap(({ set, own }) => tablesOf(set, own)),
          result: {
            totals: Object.fromEntries(bySet.map(({ set, own }) => [set, totalsOf(own)])),
            sentences: judged,
          },
        }
      },
      clock,
    )
  },
}
