import type { Clock } from '../../lib/clock.ts'
import type { CallWork } from '../http.ts'
import type { HttpAnswer } from '../http-answer.ts'
import { toRecord, toRecords } from '../json.ts'
import { type Allowance, accountOf, type Limits } from '../limits.ts'
import type { XSettings } from './settings.ts'

/** A call's posts: how many are wanted, the fewest that make it worth making, and what it is for. */
export interface ReadWish {
  readonly wanted: number
  readonly minimum: number
  readonly purpose: 'search' | 'refresh'
}

export interface PaidReads {
  /** Posts that today's budget still has. */
  leftToday(): Promise<number>
  /**
   * Makes a call that may read so many posts, taken from today's budget before it and given back after it as far
   * as X did not bill them; what X sends beyond them is billed as well and taken too. Undefined, without a call, when
   * less than the minimum is left. A call without an answer may have been billed: nothing of it comes back.
   */
  read(
    wish: ReadWish,
    work: CallWork,
    call: (granted: number, work: CallWork) => Promise<HttpAnswer>,
  ): Promise<HttpAnswer | undefined>
}

/** The posts that may be read with a token in a UTC day, shared by all processes that use it. */
export function createPaidReads(
  settings: Pick<XSettings, 'bearerToken' | 'maxPostsPerDay' | 'refreshPostsPerDay'>,
  { limits, clock }: { readonly limits: Limits; readonly clock: Clock },
): PaidReads {
  const account = accountOf(settings.bearerToken)
  const today = (resource: string, cap: number): Allowance => ({
    account,
    resource,
    period: clock.now().toISOString().slice(0, 10),
    cap,
  })
  const allPosts = () => today('x_posts', settings.maxPostsPerDay)
  const budgetsOf = (purpose: ReadWish['purpose']): readonly Allowance[] =>
    purpose === 'search' ? [allPosts()] : [today('x_refreshes', settings.refreshPostsPerDay), allPosts()]

  async function settle(taken: readonly Taken[], spent: number): Promise<void> {
    for (const { allowance, amount } of taken) {
      if (amount > spent) await limits.giveBack(allowance, amount - spent)
      if (amount < spent) await limits.take(allowance, spent - amount)
    }
  }

  async function take({ wanted, minimum, purpose }: ReadWish): Promise<readonly Taken[] | undefined> {
    const taken: Taken[] = []
    for (const allowance of budgetsOf(purpose)) {
      const amount = await limits.take(allowance, grantedOf(taken, wanted), minimum)
      if (amount === 0) {
        await settle(taken, 0)
        return undefined
      }
      taken.push({ allowance, amount })
    }
    return taken
  }

  return {
    leftToday: () => limits.left(allPosts()),
    async read(wish, work, call) {
      const taken = await take(wish)
      if (taken === undefined) return undefined
      const granted = grantedOf(taken, wish.wanted)
      let began = false
      const watched: CallWork = {
        request: work.request,
        sink: {
          called: (made) => {
            began = true
            return work.sink.called(made)
          },
        },
      }
      let billed = granted
      try {
        const answer = await call(granted, watched)
        billed = postsBilledIn(answer) ?? granted
        return answer
      } catch (error) {
        if (!began) billed = 0
        throw error
      } finally {
        await settle(taken, billed)
      }
    },
  }
}

interface Taken {
  readonly allowance: Allowance
  readonly amount: number
}

function grantedOf(taken: readonly Taken[], wanted: number): number {
  return Math.min(wanted, ...taken.map(({ amount }) => amount))
}

/** X bills the posts of a successful answer; undefined for one that cannot be read. */
function postsBilledIn({ status, body }: HttpAnswer): number | undefined {
  if (status !== 200) return 0
  return body === undefined ? undefined : toRecords(toRecord(body)['data']).length
}
