import { UsageError } from '../../usage-error.ts'
import type { Benchmark } from '../benchmark.ts'
import { tableOfWorths, worthOfRules } from './ablation.ts'
import { distancesOf } from './distances.ts'
import { type CaseSource, findCases } from './folder/find-cases.ts'
import { readJson } from './folder/read-json.ts'
import { failuresOf, Thresholds } from './gate.ts'
import { inventedCases, twins } from './invented/cases.ts'
import { meanFigures } from './mean-figures.ts'
import { type Measurement, measureCase } from './measure.ts'
import { tablesOf, toJson } from './report.ts'
import { spreadsOf, tableOfSpreads } from './spread.ts'
import { thresholds } from './thresholds.ts'
import { type Variant, variantsOf } from './variants.ts'

export const qualityBenchmark: Benchmark = {
  description:
    'how good topics, list, names, statuses, kinds and issues are, on invented and on labelled posts',
  takes: ['data', 'only', 'gate', 'without', 'orders'],
  async run({ data, only, gate, without, orders = 1 }) {
    if (gate !== undefined && orders > 1) {
      throw new UsageError(
        'The bounds are of the order that the service groups in: leave out --orders with --gate.',
      )
    }
    const variants = variantsOf(gate === undefined ? without : [], orders)
    const bounds = await boundsOf(gate)
    const sources = [...inventedCases, ...(data === undefined ? [] : await findCases(data))]
    const isWanted = ({ part, name }: CaseSource) => only === undefined || `${part} ${name}`.includes(only)
    const wanted = sources.filter(isWanted)
    if (wanted.length === 0) {
      throw new UsageError(`Nothing to measure has "${only}" in its name: ${namesOf(sources)}.`)
    }
    const measured: Measurement[] = []
    for (const source of wanted) measured.push(...(await measureAll(source, variants)))
    const means = meanFigures(measured)
    const distances = distancesOf(means, twins)
    const measurements = [...means, ...distances]
    const leftOut = [
      ...sources.filter((source) => !isWanted(source)).map(({ name }) => name),
      ...(distances.length === 0 ? [twins.name] : []),
    ]
    const worths = worthOfRules(means)
    const spreads = spreadsOf(measured)
    const others = [tableOfSpreads(spreads), tableOfWorths(worths)].filter((table) => table.length > 0)
    return {
      tables: [...tablesOf(measurements), ...others],
      result: { measurements: measurements.map(toJson), spreads, worths },
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
