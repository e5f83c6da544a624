import { z } from 'zod'
import { ServiceError } from '../src/lib/errors.ts'
import type { Actor } from '../src/model/index.ts'
import { askedBy } from './person.ts'

/** The id that list_passkeys shows. */
export const passkeyId = z.string().min(1).max(200)

/** Throws `forbidden` for another person's passkeys. */
export function refuseOthers(actor: Actor, userId: string): void {
  const by = askedBy(actor)
  if (by === null || by === userId) return
  throw new ServiceError({ kind: 'forbidden' }, 'Only the person whose passkeys they are can see to them.')
}

export function noSuchPasskey(): ServiceError {
  return new ServiceError(
    { kind: 'not_found' },
    'This person has no such passkey: it may have been removed already.',
  )
}
