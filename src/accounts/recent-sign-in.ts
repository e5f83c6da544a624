import type { Clock } from '../lib/clock.ts'
import { RECENT_SIGN_IN_MS } from './limits.ts'
import type { Visitor } from './visitor.ts'

/**
 * Whether somebody signed in no longer than 15 minutes ago, by a link or a passkey. What outlives a session, such as a
 * passkey, needs it: a browser that was left open must not be enough.
 */
export function recentSignIn({ signedInAt }: Pick<Visitor, 'signedInAt'>, clock: Clock): boolean {
  return clock.now().getTime() - signedInAt.getTime() < RECENT_SIGN_IN_MS
}
