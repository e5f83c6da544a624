import { demoWorkspace } from '../../../../simulator/dataset/demo-workspace.ts'
import { systemClock } from '../../../lib/clock.ts'
import { UsageError } from '../../usage-error.ts'
import { BENCH_WORKSPACE_ID, withBenchService } from '../bench-service.ts'
import type { Benchmark } from '../benchmark.ts'
import { storeDemoPosts } from './demo-evidence.ts'
import { readEvidence } from './evidence.ts'
import { generate } from './generate.ts'
import { blind } from './languages/blind/index.ts'
import { languages } from './languages/index.ts'
import { measure, totalsOf } from './measure.ts'
import { tablesOf } from './report.ts'

/** Noon, and far from the ends of its month: the same sentences come out on every day. */
const NOW = new Date('2026-11-22T12:00:00.000Z')
const ROUNDS = 2

export const citationsBenchmark: Benchmark = {
  description:
    'what check_citations says of true and of false sentences, made from the demo’s posts, by kind and language',
  takes: ['only'],
  async run({ only }) {
    const clock = { ...systemClock, now: () => NOW }
    return await withBenchService(
      {},
      async (service) => {
        const workspace = { id: BENCH_WORKSPACE_ID, words: [...demoWorkspace.words] }
        await storeDemoPosts(service.db, workspace, NOW)
        const evidence = await readEvidence(service, NOW)
        const sentences = Object.entries({ known: languages, blind })
          .flatMap(([set, own]) =>
            Object.entries(own).flatMap(([name, language]) =>
              generate(set, name, language, evidence, ROUNDS),
            ),
          )
          .filter(
            ({ set, language, kind }) => only === undefined || `${set} ${kind} ${language}`.includes(only),
          )
        if (sentences.length === 0) throw new UsageError(`Nothing to measure has "${only}" in its name.`)
        const judged = await measure(service, sentences)
        const sets = [...new Set(judged.map(({ set }) => set))].map((set) => ({
          set,
          judged: judged.filter((sentence) => sentence.set === set),
        }))
        return {
          tables: sets.flatMap(({ set, judged: own }) => tablesOf(set, own)),
          result: {
            totals: Object.fromEntries(sets.map(({ set, judged: own }) => [set, totalsOf(own)])),
            sentences: judged,
          },
        }
      },
      clock,
    )
  },
}
