import { CollectorError } from '../collector.ts'

/**
 * What came of works that ran at the same time. A refusal that met some of them is a problem, once however many
 * it met; one that met them all is thrown, and so is an abort or a fault of ours.
 */
export async function sideBySide<T>(
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
  return { values, problems: distinct(problems) }
}

export function distinct(problems: readonly CollectorError[]): readonly CollectorError[] {
  const first = new Map<string, CollectorError>()
  for (const problem of problems.toReversed()) first.set(`${problem.code} ${problem.message}`, problem)
  return [...first.values()].toReversed()
}
