import type { StoredRef } from '../../collector.ts'
import type { RecheckWork } from '../recheck-work.ts'

/** Meta's own limit. */
const BATCH_SIZE = 50

type About = Parameters<RecheckWork['graph']['batch']>[1]
type Answer = NonNullable<Awaited<ReturnType<RecheckWork['graph']['batch']>>[number]>

/** Asks for comments by their ids, in batches as large as the budget allows; ends where that is spent. */
export async function* askById(
  refs: readonly StoredRef[],
  fields: string,
  about: About,
  { graph, budget, work }: RecheckWork,
): AsyncGenerator<readonly [ref: StoredRef, answer: Answer]> {
  const pending = [...refs]
  while (pending.length > 0) {
    const asked = await budget.spend(Math.min(pending.length, BATCH_SIZE), work, async (granted, counted) => {
      const batch = pending.splice(0, granted)
      const urls = batch.map(({ id }) => `${id}?fields=${encodeURIComponent(fields)}`)
      return { batch, answers: await graph.batch(urls, about, counted) }
    })
    if (asked === undefined) return
    for (const [index, ref] of asked.batch.entries()) {
      const answer = asked.answers[index]
      if (answer !== undefined) yield [ref, answer]
    }
  }
}
