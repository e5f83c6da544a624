import type { Clock } from '../../lib/clock.ts'
import type { CallWork } from '../http.ts'
import type { HttpAnswer } from '../http-answer.ts'
import { toFilledText, toRecord, toRecords } from '../json.ts'
import { accountOf, type Limits, type Quota } from '../limits.ts'
import type { XSettings } from './settings.ts'

/**
 * The posts that a call may read: how many are wanted, the fewest that make it worthwhile, and the purpose.
 */
export interface ReadRequest {
  readonly wanted: number
  readonly minimum: number
  readonly purpose: 'search' | 'refresh'
}

/** A response, and how many of its posts X bills: a post is billed once in a UTC day, whatever response holds it. */
export interface PaidRead {
  readonly answer: HttpAnswer
  readonly billed: number
}

export interface PaidReads {
  /** The posts left in today's quota. */
  remainingToday(): Promise<number>
  /**
   * Makes a call after reserving its posts from today's quota. Afterwards the unbilled ones are refunded, and
   * posts that X sent beyond them, which it bills too, are taken as well. Undefined, without a call, if less
   * than the minimum is left. A call without a response may have been billed, so nothing is refunded for it.
   */
  read(
    request: ReadRequest,
    work: CallWork,
    call: (granted: number, work: CallWork) => Promise<HttpAnswer>,
  ): Promise<PaidRead | undefined>
}

/** The posts that may be read with a token in a UTC day, shared by all processes that use it. */
export function createPaidReads(
  settings: Pick<XSettings, 'bearerToken' | 'maxPostsPerDay' | 'refreshPostsPerDay'>,
  { limits, clock }: { readonly limits: Limits; readonly clock: Clock },
): PaidReads {
  const account = accountOf(settings.bearerToken)
  const today = (resource: string, cap: number): Quota => ({
    account,
    resource,
    period: clock.now().toISOString().slice(0, 10),
    cap,
  })
  const allPosts = () => today('x_posts', settings.maxPostsPerDay)
  const quotasOf = (purpose: ReadRequest['purpose']): readonly Quota[] =>
    purpose === 'search' ? [allPosts()] : [today('x_refreshes', settings.refreshPostsPerDay), allPosts()]

  /** The posts of a response that today's responses have not held before; undefined if they cannot be counted. */
  async function billedIn(day: Quota, { status, body }: HttpAnswer): Promise<number | undefined> {
    if (status !== 200) return 0
    if (body === undefined) return undefined
    const ids = toRecords(toRecord(body)['data']).map(({ id }) => toFilledText(id))
    const known = ids.flatMap((id) => id ?? [])
    return ids.length - known.length + (await limits.notePaid(day, known))
  }

  async function settle(taken: readonly Reservation[], spent: number): Promise<void> {
    for (const { quota, amount } of taken) {
      if (amount > spent) await limits.refund(quota, amount - spent)
      if (amount < spent) await limits.take(quota, spent - amount)
    }
  }

  async function take({
    wanted,
    minimum,
    purpose,
  }: ReadRequest): Promise<readonly Reservation[] | undefined> {
    const taken: Reservation[] = []
    for (const quota of quotasOf(purpose)) {
      const amount = await limits.take(quota, grantedOf(taken, wanted), minimum)
      if (amount === 0) {
        await settle(taken, 0)
        return undefined
      }
      taken.push({ quota, amount })
    }
    return taken
  }

  return {
    remainingToday: () => limits.remaining(allPosts()),
    async read(wish, work, call) {
      const taken = await take(wish)
      if (taken === undefined) return undefined
      const granted = grantedOf(taken, wish.wanted)
      const day = allPosts()
      let began = false
      const watchedWork: CallWork = {
        request: work.request,
        sink: {
          onCall: (made) => {
            began = true
            return work.sink.onCall(made)
          },
        },
      }
      let billed = granted
      try {
        const answer = await call(granted, watchedWork)
        billed = (await billedIn(day, answer)) ?? granted
        return { answer, billed }
      } catch (error) {
        if (!began) billed = 0
        throw error
      } finally {
        await settle(taken, billed)
      }
    },
  }
}

interface Reservation {
  readonly quota: Quota
  readonly amount: number
}

function grantedOf(taken: readonly Reservation[], wanted: number): number {
  return Math.min(wanted, ...taken.map(({ amount }) => amount))
}
