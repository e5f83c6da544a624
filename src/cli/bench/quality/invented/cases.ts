import type { CaseSource } from '../folder/find-cases.ts'
import { buildStream } from './build-stream.ts'
import { buildDemo } from './demo.ts'
import type { InventedDomain } from './domain.ts'
import { bicycles } from './texts/bicycles.ts'
import { lamps } from './texts/lamps.ts'
import { news } from './texts/news.ts'

/** One stream's figures move by chance; those of several of a domain, under one name, are told as their mean. */
const SEEDS = [1, 2, 3, 4]

/** Worlds of the same plan in other words: an engine that knows neither reaches the same in both. */
export const twins = { name: 'invented lamps and bicycles apart', of: [lamps.name, bicycles.name] } as const

/** The cases of the project's own; what is measured on them is kept in thresholds.ts. */
export const inventedCases: readonly CaseSource[] = [
  ...[news, lamps, bicycles].flatMap((domain) => SEEDS.map((seed) => toSource(domain, seed))),
  { name: 'invented demo', part: 'workspace', read: async () => buildDemo() },
]

function toSource(domain: InventedDomain, seed: number): CaseSource {
  return { name: domain.name, part: 'stream', read: async () => buildStream(domain, seed) }
}
