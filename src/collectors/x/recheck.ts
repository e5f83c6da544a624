import type { Post } from '../../model/index.ts'
import { ingestPost } from '../../posts/ingest.ts'
import { CollectorError, type RecheckOutcome, type StoredRef } from '../collector.ts'
import type { CallWork } from '../http.ts'
import type { HttpAnswer } from '../http-answer.ts'
import type { XApi } from './api.ts'
import { readXLookup } from './map.ts'
import type { PaidReads } from './reads.ts'
import { xRefusal } from './refusals.ts'

/** X's own limit. */
const IDS_PER_CALL = 100

/**
 * Rechecks stored posts as far as both of today's quotas reach; the rest is in no list. A refusal of the
 * first call is thrown; a later one is a problem beside what was read before it, which is already billed.
 */
export async function recheckOnX(
  refs: readonly StoredRef[],
  work: CallWork,
  { api, reads, now }: { readonly api: XApi; readonly reads: PaidReads; readonly now: () => Date },
): Promise<RecheckOutcome> {
  const found: Post[] = []
  const gone: StoredRef[] = []
  const known = [...new Map(refs.filter(isOnX).map((ref) => [ref.id, ref])).values()]
  for (let start = 0; start < known.length; ) {
    const wanted = Math.min(IDS_PER_CALL, known.length - start)
    let asked: readonly StoredRef[] = []
    try {
      const read = await reads.read(
        { wanted, minimum: 1, purpose: 'refresh' },
        work,
        (granted, countedWork) => {
          asked = known.slice(start, start + granted)
          return api.lookup(
            asked.map(({ id }) => id),
            countedWork,
          )
        },
      )
      if (read === undefined) break
      const outcome = readOutcome(read.answer, asked, now())
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

/** Throws the refusal if the response is not a lookup result. */
function readOutcome(
  answer: HttpAnswer,
  asked: readonly StoredRef[],
  now: Date,
): Pick<RecheckOutcome, 'found' | 'gone'> {
  if (answer.status !== 200 || answer.body === undefined) throw xRefusal(answer, now)
  const { candidateOf, goneIds } = readXLookup(answer.body)
  const found: Post[] = []
  const gone: StoredRef[] = []
  for (const ref of asked) {
    const candidate = candidateOf(ref.id, ref.authorHandle)
    if (candidate === undefined) {
      if (goneIds.has(ref.id)) gone.push(ref)
    } else if ('draft' in candidate) {
      const intake = ingestPost(candidate.draft)
      if ('post' in intake) found.push(intake.post)
    } else if (candidate.rejected === 'withheld') {
      gone.push(ref)
    }
  }
  return { found, gone }
}
