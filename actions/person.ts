import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { listUsers, type UserAccount } from '../db/users.ts'
import { ServiceError } from '../src/lib/errors.ts'
import type { Actor } from '../src/model/index.ts'

/** The id that list_members shows. */
export const userId = z.string().min(1).max(200)

/** The person who asks for a change; null: the operator. A key never gets here. */
export function askedBy(actor: Actor): string | null {
  return actor.kind === 'user' ? actor.id : null
}

/** Throws `not_found` when there is no such person. */
export async function requireUser(db: Db, userId: string): Promise<UserAccount> {
  const [found] = await listUsers(db, { userId })
  if (found === undefined) throw noSuchUser(userId)
  return found
}

export function noSuchUser(userId: string): ServiceError {
  return new ServiceError({ kind: 'not_found' }, `There is no user ${userId}.`)
}
