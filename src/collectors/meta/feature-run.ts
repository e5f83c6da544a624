import { CollectorError } from '../collector.ts'
import type { CollectWork } from '../http.ts'
import { coverUnasked, type Query } from '../query-run.ts'
import { leavesOthersAlone } from './refusals.ts'

/** The queries of one feature, which Meta approves and refuses as a whole. */
export interface Part {
  readonly queries: readonly Query[]
  run(): Promise<readonly CollectorError[]>
}

/**
 * Runs the parts one after another. A missing approval, a limit or an outage of one part is one of the problems
 * and leaves the others alone; anything wider is thrown, and so is the first refusal when every part was refused.
 * Queries of parts that were not reached are covered as gaps.
 */
export async function runParts(
  parts: readonly Part[],
  work: CollectWork,
): Promise<readonly CollectorError[]> {
  const asked = parts.filter(({ queries }) => queries.length > 0)
  const refusals: CollectorError[] = []
  const problems: CollectorError[] = []
  for (const [index, part] of asked.entries()) {
    try {
      problems.push(...(await part.run()))
    } catch (error) {
      if (!(error instanceof CollectorError && leavesOthersAlone(error))) {
        const later = asked.slice(index + 1).flatMap(({ queries }) => queries)
        for (const query of later) coverUnasked(query, 'Not asked.', work)
        throw error
      }
      refusals.push(error)
    }
  }
  const [refusal] = refusals
  if (refusal !== undefined && refusals.length === asked.length) throw refusal
  return [...problems, ...unlike(refusals)]
}

/** One limit may close two parts of Instagram: it is told once. */
function unlike(refusals: readonly CollectorError[]): readonly CollectorError[] {
  return [...new Map(refusals.map((refusal) => [refusal.message, refusal])).values()]
}
