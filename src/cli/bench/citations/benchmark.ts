import { systemClock } from '../../../lib/clock.ts'
import { UsageError } from '../../usage-error.ts'
import { type BenchService, withBenchService } from '../bench-service.ts'
import type { Benchmark } from '../benchmark.ts'
import { generate } from './generate.ts'
import { type Kind, kinds } from './kinds.ts'
import { blind } from './languages/blind/index.ts'
import { fifth } from './languages/fifth/index.ts'
import { fourth } from './languages/fourth/index.ts'
import { languages } from './languages/index.ts'
import { reread } from './languages/reread/index.ts'
import { seventh } from './languages/seventh/index.ts'
import { sixth } from './languages/sixth/index.ts'
import { third } from './languages/third/index.ts'
import { type Judged, measure, totalsOf } from './measure.ts'
import { tablesOf } from './report.ts'
import { NOW, type StoredWorld, storeWorld, worlds } from './worlds.ts'

/**
 * Phrasings and the posts that they are said of. The check is mended by all but those called blind, of which only true ones
 * that it contradicted were read: they show what to expect.
 */
const sets = [
  { name: 'known', phrasings: languages, world: worlds.lamps, rounds: 2 },
  { name: 'reread', phrasings: reread, world: worlds.lamps, rounds: 2 },
  { name: 'reread bicycles', phrasings: reread, world: worlds.bicycles, rounds: 1 },
  { name: 'third', phrasings: third, world: worlds.lamps, rounds: 1 },
  { name: 'fourth', phrasings: fourth, world: worlds.lamps, rounds: 1 },
  { name: 'fifth', phrasings: fifth, world: worlds.lamps, rounds: 2 },
  { name: 'fifth bicycles', phrasings: fifth, world: worlds.bicycles, rounds: 1 },
  { name: 'sixth', phrasings: sixth, world: worlds.lamps, rounds: 2 },
  { name: 'seventh', phrasings: seventh, world: worlds.lamps, rounds: 2 },
  { name: 'blind', phrasings: blind, world: worlds.lamps, rounds: 2 },
  { name: 'blind bicycles', phrasings: blind, world: worlds.bicycles, rounds: 1 },
] as const

export const citationsBenchmark: Benchmark = {
  description: 'what check_citations says of true and of false sentences, by kind and language',
  takes: ['only'],
  async run({ only }) {
    const isWanted: IsWanted = (set, kind, language) =>
      only === undefined || `${set} ${kind} ${language}`.includes(only)
    const wanted = sets.filter(({ name, phrasings }) =>
      Object.keys(phrasings).some((language) => kinds.some((kind) => isWanted(name, kind, language))),
    )
    if (wanted.length === 0) throw new UsageError(`Nothing to measure has "${only}" in its name.`)
    const clock = { ...systemClock, now: () => NOW }
    const measured = await withBenchService({}, (service) => measureAll(service, wanted, isWanted), { clock })
    return {
      tables: measured.flatMap(({ set, judged }) => tablesOf(set, judged)),
      result: {
        totals: Object.fromEntries(measured.map(({ set, judged }) => [set, totalsOf(judged)])),
        sentences: measured.flatMap(({ judged }) => judged),
      },
    }
  },
}

type IsWanted = (set: string, kind: Kind, language: string) => boolean

/** The sentences of each set, judged, of the kinds and languages that are wanted. */
async function measureAll(
  service: BenchService,
  wanted: readonly (typeof sets)[number][],
  isWanted: IsWanted,
): Promise<{ set: string; judged: Judged[] }[]> {
  const stored = new Map<string, StoredWorld>()
  const measured: { set: string; judged: Judged[] }[] = []
  for (const { name: set, phrasings, world, rounds } of wanted) {
    const { id } = world.workspace
    const { key, evidence } = stored.get(id) ?? (await storeWorld(service, world))
    stored.set(id, { key, evidence })
    const sentences = Object.entries(phrasings)
      .flatMap(([language, words]) => generate(set, language, words, evidence, rounds))
      .filter(({ language, kind }) => isWanted(set, kind, language))
    measured.push({ set, judged: await measure({ url: service.url, key }, sentences) })
  }
  return measured
}
