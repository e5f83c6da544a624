import type { Post } from '../../model/index.ts'
import { toPost } from '../../posts/ingest.ts'
import { CollectorError, type LookUpOutcome, type StoredRef } from '../collector.ts'
import type { CallWork } from '../http.ts'
import type { HttpAnswer } from '../http-answer.ts'
import type { XApi } from './api.ts'
import { readXLookUp } from './map.ts'
import type { PaidReads } from './reads.ts'
import { xRefusal } from './refusals.ts'

/** So many ids fit into one call. */
const IDS_PER_CALL = 100

/**
 * Reads stored posts again, as far as both of today's budgets reach; the rest is in no list. Throws the platform's
 * refusal when it met the first call; later it is a problem beside what was read until then, which is paid for.
 */
export async function lookUpOnX(
  refs: readonly StoredRef[],
  work: CallWork,
  { api, reads, now }: { readonly api: XApi; readonly reads: PaidReads; readonly now: () => Date },
): Promise<LookUpOutcome> {
  const found: Post[] = []
  const gone: StoredRef[] = []
  const known = [...new Map(refs.filter(isOnX).map((ref) => [ref.id, ref])).values()]
  for (let start = 0; start < known.length; ) {
    const wanted = Math.min(IDS_PER_CALL, known.length - start)
    let asked: readonly StoredRef[] = []
    try {
      const answer = await reads.read(
        { wanted, minimum: 1, purpose: 'refresh' },
        work,
        (granted, watched) => {
          asked = known.slice(start, start + granted)
          return api.lookUp(
            asked.map(({ id }) => id),
            watched,
          )
        },
      )
      if (answer === undefined) break
      const outcome = sort(answer, asked, now())
      found.push(...outcome.found)
      gone.push(...outcome.gone)
      start += asked.length
    } catch (error) {
      if (!(error instanceof CollectorError) || start === 0) throw error
      return { found, gone, problems: [error] }
    }
  }
  return { found, gone, problems: [] }
}

function isOnX({ platform, id }: StoredRef): boolean {
  return platform === 'x' && /^\d{1,19}$/.test(id)
}

/** Throws the refusal of an answer that is none. */
function sort(
  answer: HttpAnswer,
  asked: readonly StoredRef[],
  now: Date,
): Pick<LookUpOutcome, 'found' | 'gone'> {
  if (answer.status !== 200 || answer.body === undefined) throw xRefusal(answer, now)
  const { candidateOf, goneIds } = readXLookUp(answer.body)
  const found: Post[] = []
  const gone: StoredRef[] = []
  for (const ref of asked) {
    const candidate = candidateOf(ref.id, ref.authorHandle)
    if (candidate === undefined) {
      if (goneIds.has(ref.id)) gone.push(ref)
    } else if ('draft' in candidate) {
      const intake = toPost(candidate.draft)
      if ('post' in intake) found.push(intake.post)
    } else if (candidate.rejected === 'withheld') {
      gone.push(ref)
    }
  }
  return { found, gone }
}
