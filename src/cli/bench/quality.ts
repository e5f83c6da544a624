import { UsageError } from '../usage-error.ts'
import type { Benchmark } from './benchmark.ts'
import { type CaseSource, findCases } from './quality/folder/find-cases.ts'
import { readJson } from './quality/folder/read-json.ts'
import { failuresOf, Thresholds } from './quality/gate.ts'
import { inventedCases } from './quality/invented/cases.ts'
import { meanFigures } from './quality/mean-figures.ts'
import { type Measurement, measureCase } from './quality/measure.ts'
import { tablesOf, toJson } from './quality/report.ts'
import { thresholds } from './quality/thresholds.ts'
import { base, type Variant, variants } from './quality/variants.ts'

export const qualityBenchmark: Benchmark = {
  description:
    'how good topics, list, names, statuses, kinds and issues are, on invented and on labelled posts',
  takes: ['data', 'only', 'gate'],
  async run({ data, only, gate }) {
    const bounds = await boundsOf(gate)
    const sources = [...inventedCases, ...(data === undefined ? [] : await findCases(data))]
    const isWanted = ({ part, name }: CaseSource) => only === undefined || `${part} ${name}`.includes(only)
    const wanted = sources.filter(isWanted)
    if (wanted.length === 0) {
      throw new UsageError(`Nothing to measure has "${only}" in its name: ${namesOf(sources)}.`)
    }
    const measured: Measurement[] = []
    for (const source of wanted) measured.push(...(await measureAll(source, bounds ? [base] : variants)))
    const measurements = meanFigures(measured)
    const leftOut = sources.filter((source) => !isWanted(source)).map(({ name }) => name)
    return {
      tables: tablesOf(measurements),
      result: { measurements: measurements.map(toJson) },
      failures: bounds === undefined ? [] : failuresOf(measurements, bounds, leftOut),
    }
  },
}

/** The project's own bounds, or those of a file. */
async function boundsOf(gate: string | true | undefined): Promise<Thresholds | undefined> {
  return typeof gate === 'string' ? await readJson(gate, Thresholds) : gate && thresholds
}

/** A case is read once for all variants and then let go. */
async function measureAll(source: CaseSource, engines: readonly Variant[]): Promise<Measurement[]> {
  const read = await source.read()
  return engines.flatMap((variant) => measureCase(read, variant))
}

function namesOf(sources: readonly CaseSource[]): string {
  return [...new Set(sources.map(({ part, name }) => `${part} ${name}`))].join(', ')
}
