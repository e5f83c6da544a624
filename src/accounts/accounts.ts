import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { deleteOldChallenges } from '../../db/passkey-challenges.ts'
import { countingShared, outsideRequest } from '../../db/request-deadline.ts'
import {
  chooseWorkspace,
  deleteOldSessions,
  endSession,
  endSessionByHash,
  findSession,
  listSessions,
  type SessionHolder,
  type SessionSummary,
  touchSession,
} from '../../db/sessions.ts'
import { deleteOldAttempts, type SignInOrigin } from '../../db/sign-in-attempts.ts'
import { deleteOldLinks, useLink } from '../../db/sign-in-links.ts'
import type { Clock } from '../lib/clock.ts'
import { coalesceLookups } from '../lib/coalesce-lookups.ts'
import { ServiceError } from '../lib/errors.ts'
import type { Logger } from '../process/log.ts'
import { isStorableText } from '../text/storable.ts'
import { admit } from './attempts.ts'
import { createCode, createId, hashCode, readCode } from './code.ts'
import {
  before,
  KEPT_ATTEMPTS_MS,
  KEPT_LINKS_MS,
  KEPT_SESSIONS_MS,
  LAST_SEEN_EVERY_MS,
  SIGN_IN_LIMITS,
  sessionTimes,
} from './limits.ts'
import { toVisitor, type Visitor } from './visitor.ts'

/** The last used ones. */
const MAX_REMEMBERED = 10_000

/** What people are called until they or their invitation say otherwise. */
const NAMES = { firstOwner: 'Owner', invited: 'New member' } as const

export interface AccountServices {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
}

/** Signing in and out, and who a cookie belongs to. It knows no HTTP. */
export class Accounts {
  readonly #db: Db
  readonly #clock: Clock
  readonly #log: Logger
  /** Who holds a session, by its hash in hex. */
  readonly #holderOf: (sessionHash: string) => Promise<SessionHolder | undefined>
  /** Hashes of sessions that were alive when they were last looked up. */
  readonly #alive = new LRUCache<string, true>({ max: MAX_REMEMBERED })
  /** Writes that no answer waits for. */
  readonly #writes = new Set<Promise<void>>()

  constructor({ db, clock, log }: AccountServices) {
    this.#db = db
    this.#clock = clock
    this.#log = log
    const lookUp = coalesceLookups((sessionHash) =>
      findSession(db, Buffer.from(sessionHash, 'hex'), sessionTimes(clock.now())),
    )
    this.#holderOf = (sessionHash) => countingShared(() => lookUp(sessionHash))
  }

  /**
   * Signs in with a code, or with a whole link. Resolves with the cookie of a new session; `formerCookie` is the one
   * that the browser sent, whose session ends. Throws `too_many_attempts`, or `forbidden` in the same words for a code
   * that is unknown, was used or has expired.
   */
  async enter(given: string, from: SignInOrigin, formerCookie: string | undefined): Promise<string> {
    const now = this.#clock.now()
    const codeHash = hashCode(readCode(given))
    const origin = await admit(this.#db, from, { what: 'attempt', method: 'link', codeHash, now })
    const cookie = createCode()
    const { outcome } = await useLink(this.#db, {
      ...origin,
      codeHash,
      formerHash: formerCookie === undefined ? null : hashCode(formerCookie),
      sessionHash: hashCode(cookie),
      sessionId: createId('ses'),
      userId: createId('usr'),
      names: NAMES,
      times: sessionTimes(now),
    })
    if (outcome !== 'entered') throw notValid()
    return cookie
  }

  /**
   * Who sent this cookie; undefined when its session is unknown, has ended or expired. Every call waits for a lookup
   * that started after the call did, so that a session that was ended opens nothing more. That it was used is written
   * now and then, and nobody waits for it.
   */
  async visitorOf(cookie: string): Promise<Visitor | undefined> {
    const now = this.#clock.now()
    const sessionHash = hashCode(cookie).toString('hex')
    const holder = await this.#holderOf(sessionHash)
    if (holder === undefined) {
      this.#alive.delete(sessionHash)
      return undefined
    }
    this.#alive.set(sessionHash, true)
    const seenBefore = before(now, LAST_SEEN_EVERY_MS)
    if (holder.lastSeenAt <= seenBefore) {
      this.#writeLater(() => touchSession(this.#db, holder.sessionId, now, seenBefore))
    }
    return toVisitor(holder)
  }

  /** Whether this cookie was one of a session when it was last looked up. */
  isKnown(cookie: string): boolean {
    return this.#alive.has(hashCode(cookie).toString('hex'))
  }

  /** Ends the session of a cookie, if it has one. */
  async signOut(cookie: string): Promise<void> {
    await endSessionByHash(this.#db, hashCode(cookie), this.#clock.now())
  }

  /** The person's own sessions that are alive, the one used last first. */
  listSessions({ userId }: Visitor): Promise<SessionSummary[]> {
    return listSessions(this.#db, userId, sessionTimes(this.#clock.now()))
  }

  /** Ends one of the person's own sessions. Throws `not_found` when they have none of this id. */
  async endSession({ userId }: Visitor, sessionId: string): Promise<void> {
    if (isStorableText(sessionId) && (await endSession(this.#db, userId, sessionId, this.#clock.now())))
      return
    throw new ServiceError({ kind: 'not_found' }, 'You have no such session: it may have ended already.')
  }

  /** Chooses the session's workspace. Throws `not_found`, the same for a foreign workspace as for none. */
  async chooseWorkspace({ sessionId }: Visitor, workspaceId: string): Promise<void> {
    if (isStorableText(workspaceId) && (await chooseWorkspace(this.#db, sessionId, workspaceId))) return
    throw new ServiceError({ kind: 'not_found' }, 'You are a member of no such workspace.')
  }

  /** Deletes rows of links, challenges, sessions and attempts that are too old to be of use. */
  async deleteOld(): Promise<void> {
    const now = this.#clock.now()
    await deleteOldLinks(this.#db, before(now, KEPT_LINKS_MS))
    await deleteOldChallenges(this.#db, now)
    await deleteOldSessions(this.#db, before(now, KEPT_SESSIONS_MS))
    const windows = before(now, SIGN_IN_LIMITS.windowSeconds * 1000)
    await deleteOldAttempts(this.#db, { attempts: before(now, KEPT_ATTEMPTS_MS), windows })
  }

  /** Resolves when the writes that nobody waited for have ended. */
  async close(): Promise<void> {
    await Promise.all(this.#writes)
  }

  #writeLater(write: () => Promise<void>): void {
    const logged = outsideRequest(write)
      .catch((error: unknown) => this.#log.warn({ err: error }, 'the last use of a session was not written'))
      .finally(() => this.#writes.delete(logged))
    this.#writes.add(logged)
  }
}

function notValid(): ServiceError {
  return new ServiceError(
    { kind: 'forbidden' },
    'This code does not sign you in: it may be mistyped, used already or older than 15 minutes. Ask for a new link.',
  )
}
