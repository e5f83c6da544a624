import { CollectorError } from '../collector.ts'
import type { CollectWork } from '../http.ts'
import { type Query, reportUnasked } from '../query-run.ts'
import { endsFeatureOnly } from './refusals.ts'

/** The queries of one feature. Meta approves and refuses features as a whole. */
export interface FeatureRun {
  readonly queries: readonly Query[]
  run(): Promise<readonly CollectorError[]>
}

/**
 * Runs the features one after another. A missing approval, a limit or an outage of one feature is a problem
 * and does not affect the others; anything wider is thrown, and so is the first refusal if every feature was
 * refused. Queries of features that were not reached are reported as gaps.
 */
export async function runFeatures(
  runs: readonly FeatureRun[],
  work: CollectWork,
): Promise<readonly CollectorError[]> {
  const asked = runs.filter(({ queries }) => queries.length > 0)
  const refusals: CollectorError[] = []
  const problems: CollectorError[] = []
  for (const [index, part] of asked.entries()) {
    try {
      problems.push(...(await part.run()))
    } catch (error) {
      if (!(error instanceof CollectorError && endsFeatureOnly(error))) {
        const later = asked.slice(index + 1).flatMap(({ queries }) => queries)
        for (const query of later) reportUnasked(query, 'Not asked.', work)
        throw error
      }
      refusals.push(error)
    }
  }
  const [refusal] = refusals
  if (refusal !== undefined && refusals.length === asked.length) throw refusal
  return [...problems, ...distinctByMessage(refusals)]
}

/** One limit may close several features of a product: it is reported once. */
export function distinctByMessage(refusals: readonly CollectorError[]): readonly CollectorError[] {
  return [...new Map(refusals.map((refusal) => [refusal.message, refusal])).values()]
}
