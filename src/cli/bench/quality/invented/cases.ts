import type { CaseSource } from '../folder/find-cases.ts'
import { buildStream } from './build-stream.ts'
import type { InventedDomain } from './domain.ts'
import { bicycles } from './texts/bicycles.ts'
import { lamps } from './texts/lamps.ts'
import { news } from './texts/news.ts'

/** One stream's figures move by chance; those of several of a domain, under one name, are told as their mean. */
const SEEDS = [1, 2, 3, 4]

/** The streams of the project's own; what is measured on them is kept in thresholds.ts. */
export const inventedCases: readonly CaseSource[] = [news, lamps, bicycles].flatMap((domain) =>
  SEEDS.map((seed) => toSource(domain, seed)),
)

function toSource(domain: InventedDomain, seed: number): CaseSource {
  return { name: domain.name, part: 'stream', read: async () => buildStream(domain, seed) }
}
