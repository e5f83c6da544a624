import type { AuditStamp } from '../../db/audit.ts'
import type { Db } from '../../db/database.ts'
import { type ChallengePurpose, insertChallenge, takeChallenge } from '../../db/passkey-challenges.ts'
import { findPasskey, insertPasskey, listCredentials, usePasskey } from '../../db/passkeys.ts'
import { recordRefusal, type SignInOrigin } from '../../db/sign-in-attempts.ts'
import type { Clock } from '../lib/clock.ts'
import { invalidInput, ServiceError } from '../lib/errors.ts'
import type { PasskeyRefusal } from '../model/index.ts'
import { admit } from './attempts.ts'
import { createCode, createId, hashCode } from './code.ts'
import { CHALLENGE_LIFE_MS, sessionTimes } from './limits.ts'
import { readAssertion, readAttestation } from './passkey-answers.ts'
import {
  type CreationOptions,
  creationOptions,
  type RequestOptions,
  requestOptions,
} from './passkey-options.ts'
import { verifyAssertion, verifyAttestation } from './passkey-verification.ts'
import { recentSignIn } from './recent-sign-in.ts'
import type { PasskeySite, RelyingParty } from './relying-party.ts'
import type { Visitor } from './visitor.ts'

export interface PasskeyServices {
  readonly db: Db
  readonly clock: Clock
  readonly site: PasskeySite
}

/** Adding passkeys and signing in by them. It knows no HTTP. */
export class Passkeys {
  /** Where they work, or why they do not. */
  readonly site: PasskeySite
  readonly #db: Db
  readonly #clock: Clock

  constructor({ db, clock, site }: PasskeyServices) {
    this.#db = db
    this.#clock = clock
    this.site = site
  }

  /** What a browser asks its authenticators for who wants to sign in. Throws `too_many_attempts`, `invalid_input`. */
  async askToSignIn(from: SignInOrigin): Promise<RequestOptions> {
    const party = this.#party()
    return requestOptions(party, await this.#challenge({ kind: 'sign_in' }, from))
  }

  /**
   * What a browser asks an authenticator for to make a passkey of this person. Throws `forbidden` unless they signed in
   * recently, `too_many_attempts`, `invalid_input` where no passkey can be made.
   */
  async askToAdd(visitor: PasskeyMaker, from: SignInOrigin): Promise<CreationOptions> {
    const party = this.#party()
    if (!recentSignIn(visitor, this.#clock)) throw notRecent()
    const challenge = await this.#challenge({ kind: 'add', userId: visitor.userId }, from)
    return creationOptions(party, challenge, visitor, await listCredentials(this.#db, visitor.userId))
  }

  /**
   * Adds the passkey that an authenticator has made for a person; the event belongs to a workspace of theirs. Resolves
   * with its id. Throws `invalid_input`, in the same words for an answer that is wrong, late or was given before.
   */
  async add(
    { userId, workspaceId, name, answer }: NewPasskeyAnswer,
    stamp: AuditStamp,
  ): Promise<{ passkeyId: string }> {
    const party = this.#party()
    const now = this.#clock.now()
    const answered = readAttestation(answer)
    if (answered === undefined) throw notAdded()
    const purpose = { kind: 'add', userId } as const
    const taken = await takeChallenge(this.#db, hashCode(answered.challenge), purpose, now)
    const made = taken === 'taken' ? await verifyAttestation(answered, party) : undefined
    if (made === undefined) throw notAdded()
    const { id, response } = answered.answer
    const passkeyId = createId('pky')
    const credentialId = Buffer.from(id, 'base64url')
    const passkey = { ...made, passkeyId, userId, credentialId, name, createdAt: now }
    const { transports } = response
    if (await insertPasskey(this.#db, workspaceId, { ...passkey, transports }, stamp)) return { passkeyId }
    throw notAdded()
  }

  /**
   * Signs in by an authenticator's answer. Resolves with the cookie of a new session; `formerCookie` is the one that the
   * browser sent, whose session ends. Throws `too_many_attempts`, or `forbidden` in the same words whatever is wrong.
   */
  async signIn(given: string, from: SignInOrigin, formerCookie: string | undefined): Promise<string> {
    const now = this.#clock.now()
    const counted = { what: 'attempt', method: 'passkey', codeHash: null, now } as const
    const origin = await admit(this.#db, from, counted)
    const checked = await this.#check(given, now)
    if (typeof checked === 'string') {
      await recordRefusal(this.#db, origin, checked, now)
      throw notValid()
    }
    const cookie = createCode()
    const entry = {
      ...origin,
      ...checked,
      formerHash: formerCookie === undefined ? null : hashCode(formerCookie),
      sessionHash: hashCode(cookie),
      sessionId: createId('ses'),
      times: sessionTimes(now),
    }
    const refused: AuditStamp = {
      action: 'refuse_passkey',
      actor: { kind: 'nobody' },
      from: origin.address ?? 'unknown',
    }
    if ((await usePasskey(this.#db, entry, refused)) !== 'entered') throw notValid()
    return cookie
  }

  /** What an answer signs in with, or why it does not. Its challenge is used up before anything else is believed. */
  async #check(
    given: string,
    now: Date,
  ): Promise<{ passkeyId: string; signCount: number; isBackedUp: boolean } | PasskeyRefusal> {
    const { site } = this
    const answered = readAssertion(given)
    if (answered === undefined || 'whyNot' in site) return 'wrong_answer'
    const taken = await takeChallenge(this.#db, hashCode(answered.challenge), { kind: 'sign_in' }, now)
    if (taken !== 'taken') return taken === 'expired' ? 'expired_challenge' : 'unknown_challenge'
    const { id, response } = answered.answer
    const passkey = await findPasskey(this.#db, Buffer.from(id, 'base64url'))
    const holder = Buffer.from(response.userHandle, 'base64url').toString()
    if (passkey === undefined || passkey.userId !== holder) return 'unknown_passkey'
    const verified = await verifyAssertion(answered, passkey.publicKey, site)
    return verified === undefined ? 'wrong_answer' : { passkeyId: passkey.passkeyId, ...verified }
  }

  async #challenge(purpose: ChallengePurpose, from: SignInOrigin): Promise<string> {
    const now = this.#clock.now()
    await admit(this.#db, from, { what: 'challenge', method: 'passkey', codeHash: null, now })
    const challenge = createCode()
    const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE_MS)
    await insertChallenge(this.#db, hashCode(challenge), purpose, expiresAt)
    return challenge
  }

  #party(): RelyingParty {
    if ('whyNot' in this.site) throw invalidInput(this.site.whyNot)
    return this.site
  }
}

/** As much of a visitor as a passkey is made for. */
export type PasskeyMaker = Pick<Visitor, 'userId' | 'name' | 'email' | 'signedInAt'>

export interface NewPasskeyAnswer {
  readonly userId: string
  /** A workspace of theirs. */
  readonly workspaceId: string
  readonly name: string
  /** What the browser gives back from the authenticator, as JSON. */
  readonly answer: string
}

function notRecent(): ServiceError {
  return new ServiceError(
    { kind: 'forbidden' },
    'You signed in more than 15 minutes ago. Sign in again, then add the passkey.',
  )
}

function notAdded(): ServiceError {
  return invalidInput(
    'The passkey was not added: its answer is not for this page, came more than five minutes late, or is known already. Try again.',
  )
}

function notValid(): ServiceError {
  return new ServiceError(
    { kind: 'forbidden' },
    'This passkey does not sign you in. Try again, or sign in with a code.',
  )
}
