import type { SessionTimes } from '../../db/sessions.ts'
import type { SignInLimits } from '../../db/sign-in-attempts.ts'
import { DAY_MS } from '../lib/days.ts'

/** Long enough to open a link from a terminal or a chat, too short for one that is found later. */
export const LINK_LIFE_MS = 15 * 60_000

/** Whoever comes once a week stays signed in. */
export const SESSION_IDLE_MS = 14 * DAY_MS

/** Also of a session in daily use: a stolen one ends by itself. */
export const SESSION_LIFE_MS = 60 * DAY_MS

/** How long ago somebody may have signed in who makes what outlives the session. */
export const RECENT_SIGN_IN_MS = 15 * 60_000

/** A session's last use is written at most this often: every page asks for its visitor. */
export const LAST_SEEN_EVERY_MS = 5 * 60_000

/**
 * Nobody guesses 256 bits: the limits keep a flood from filling the database, and a code that leaked from being tried
 * again and again. An address may be a whole office that was invited at once; a code is typed by one person.
 */
export const SIGN_IN_LIMITS = {
  windowSeconds: 900,
  perAddress: 30,
  perCode: 5,
} as const satisfies SignInLimits

/** Long enough to find the telephone that holds the passkey. */
export const CHALLENGE_LIFE_MS = 5 * 60_000

/** A page that offers passkeys asks for a challenge each time it is opened: an office does so more often than it signs in. */
export const CHALLENGE_LIMITS = { ...SIGN_IN_LIMITS, perAddress: 150 } as const satisfies SignInLimits

/** How long rows are kept that no longer do anything: links and sessions for questions, attempts for an audit. */
export const KEPT_LINKS_MS = 7 * DAY_MS
export const KEPT_SESSIONS_MS = 30 * DAY_MS
export const KEPT_ATTEMPTS_MS = 180 * DAY_MS

export function sessionTimes(now: Date): SessionTimes {
  return { now, seenAfter: before(now, SESSION_IDLE_MS), startedAfter: before(now, SESSION_LIFE_MS) }
}

export function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}
