import { CollectorError } from '../collector.ts'

/**
 * Awaits concurrent works. A refusal of some of them becomes a problem, reported once; if all were refused it
 * is thrown, and so is an abort or any other error.
 */
export async function settleAll<T>(
  works: readonly Promise<T>[],
): Promise<{ readonly values: readonly T[]; readonly problems: readonly CollectorError[] }> {
  const values: T[] = []
  const problems: CollectorError[] = []
  for (const outcome of await Promise.allSettled(works)) {
    if (outcome.status === 'fulfilled') values.push(outcome.value)
    else if (outcome.reason instanceof CollectorError) problems.push(outcome.reason)
    else throw outcome.reason
  }
  const [refusal] = problems
  if (values.length === 0 && refusal !== undefined) throw refusal
  return { values, problems: distinctProblems(problems) }
}

export function distinctProblems(problems: readonly CollectorError[]): readonly CollectorError[] {
  const first = new Map<string, CollectorError>()
  for (const problem of problems.toReversed()) first.set(`${problem.code} ${problem.message}`, problem)
  return [...first.values()].toReversed()
}
