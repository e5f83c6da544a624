import { UsageError } from '../usage-error.ts'
import type { Benchmark } from './benchmark.ts'
import { type CaseSource, findCases } from './quality/folder/find-cases.ts'
import { failuresOf } from './quality/gate.ts'
import { inventedCases } from './quality/invented/cases.ts'
import { type Measurement, measureCase } from './quality/measure.ts'
import { tablesOf, toJson } from './quality/report.ts'
import { thresholds } from './quality/thresholds.ts'
import { variants } from './quality/variants.ts'

export const qualityBenchmark: Benchmark = {
  description:
    'how good topics, list, names, statuses, kinds and issues are, on invented and on labelled posts',
  takes: ['data', 'only', 'gate'],
  async run({ data, only, gate }) {
    const sources = [...inventedCases, ...(data === undefined ? [] : await findCases(data))]
    const wanted = sources.filter(({ name, part }) => only === undefined || `${part} ${name}`.includes(only))
    if (wanted.length === 0)
      throw new UsageError(`Nothing to measure has "${only}" in its name: ${namesOf(sources)}.`)
    const measurements: Measurement[] = []
    for (const source of wanted) measurements.push(...(await measureAll(source)))
    return {
      tables: tablesOf(measurements),
      result: { measurements: measurements.map(toJson) },
      failures: gate ? failuresOf(measurements, thresholds, wanted) : [],
    }
  },
}

/** A case is read once for all variants and then let go. */
async function measureAll(source: CaseSource): Promise<Measurement[]> {
  const read = await source.read()
  return variants.flatMap((variant) => measureCase(read, variant))
}

function namesOf(sources: readonly CaseSource[]): string {
  return sources.map(({ part, name }) => `${part} ${name}`).join(', ')
}
