import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { dropConfirmation, insertConfirmation } from '../../db/scan-confirmations.ts'
import type { Caller } from '../access/authenticate.ts'
import { ServiceError } from '../lib/errors.ts'
import { type AskedConsent, type Consent, nextConsentStep } from './consent.ts'
import { describeQuestion } from './describe-question.ts'
import { userDeclined } from './scan-errors.ts'
import type { Confirmation, Scanner } from './scanner.ts'

/** How long a user has to agree. */
const CONFIRMATION_MINUTES = 5

/** One call for a scan, as far as a user's consent to it is concerned. */
export interface ScanCall {
  readonly caller: Caller
  readonly idempotencyKey: string | undefined
  readonly consent: Consent
  readonly confirmToken: string | undefined
}

/**
 * Ends the call when the user declined, whatever the gate would say; the question cannot be answered again.
 * Throws `confirmation_required`.
 */
export async function rejectIfDeclined(db: Db, { caller, consent, confirmToken }: ScanCall): Promise<void> {
  if (consent.way === 'page') return
  const next = nextConsentStep(consent, confirmToken, caller.confirmScans)
  if (next.step !== 'stop') return
  if (next.token !== undefined) {
    const { workspace } = caller
    await dropConfirmation(db, {
      workspaceId: workspace.id,
      keyId: keyIdOf(caller),
      tokenHash: hashToken(next.token),
    })
  }
  throw userDeclined()
}

/**
 * The confirmation that the start of a new scan uses up; undefined where none is needed. Throws
 * `confirmation_required` with the question and a new token where the user has to be asked.
 */
export async function requireConsent(
  db: Db,
  scanner: Scanner,
  call: ScanCall,
): Promise<Confirmation | undefined> {
  const { caller, consent } = call
  if (consent.way === 'page') return undefined
  const next = nextConsentStep(consent, call.confirmToken, caller.confirmScans)
  switch (next.step) {
    case 'start':
      return undefined
    case 'use':
      return { keyId: keyIdOf(caller), way: consent.way, tokenHash: hashToken(next.token) }
    case 'ask':
      throw await questionFor(db, scanner, call, consent)
    case 'stop':
      throw userDeclined()
  }
}

async function questionFor(
  db: Db,
  scanner: Scanner,
  { caller, idempotencyKey }: ScanCall,
  consent: AskedConsent,
): Promise<ServiceError> {
  const { workspace } = caller
  const keyId = keyIdOf(caller)
  const plans = await scanner.plan(workspace)
  const question = describeQuestion(workspace, plans, scanner.intervalSeconds)
  const token = randomBytes(24).toString('base64url')
  const expiresAt = await insertConfirmation(
    db,
    { workspaceId: workspace.id, keyId, idempotencyKey, way: consent.way, tokenHash: hashToken(token) },
    CONFIRMATION_MINUTES * 60,
  )
  const again =
    consent.way === 'in_call'
      ? ''
      : ` If they agree, repeat this very call within ${CONFIRMATION_MINUTES} minutes with ${consent.tokenField} "${token}".`
  return new ServiceError(
    { kind: 'confirmation_required', offer: { question, token, expiresAt: expiresAt.toISOString() } },
    `Nothing was started yet. Ask the user: ${question}${again}`,
  )
}

/** Only a key's client is asked: a person at the page confirms by the call itself. */
function keyIdOf({ actor }: Caller): string {
  if (actor.kind !== 'key') throw new Error('only the client of a key is asked for consent')
  return actor.id
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
