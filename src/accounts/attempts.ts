import type { Db } from '../../db/database.ts'
import { type Counted, countAttempt, type SignInOrigin } from '../../db/sign-in-attempts.ts'
import { ServiceError } from '../lib/errors.ts'
import { toStorableText } from '../text/storable.ts'
import { CHALLENGE_LIMITS, SIGN_IN_LIMITS } from './limits.ts'

/** As much of a browser's own description as tells one browser from another. */
const USER_AGENT_CHARACTERS = 200

/**
 * Counts what somebody who may be anybody asks for. Resolves with their origin as it is stored; throws
 * `too_many_attempts`.
 */
export async function admit(
  db: Db,
  from: SignInOrigin,
  counted: Omit<Counted, keyof SignInOrigin>,
): Promise<SignInOrigin> {
  const origin = {
    address: from.address,
    userAgent: from.userAgent && toStorableText(from.userAgent.slice(0, USER_AGENT_CHARACTERS)),
  }
  const limits = counted.what === 'attempt' ? SIGN_IN_LIMITS : CHALLENGE_LIMITS
  const waitSeconds = await countAttempt(db, { ...origin, ...counted }, limits)
  if (waitSeconds === undefined) return origin
  const minutes = Math.ceil(waitSeconds / 60)
  throw new ServiceError(
    { kind: 'too_many_attempts', retryAfterSeconds: waitSeconds },
    `There were too many attempts to sign in. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  )
}
