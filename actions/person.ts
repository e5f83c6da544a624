import { z } from 'zod'
import type { Actor } from '../src/model/index.ts'

/** The id that list_members shows. */
export const userId = z.string().min(1).max(200)

/** The person who asks for a change; null: the operator. A key never gets here. */
export function askedBy(actor: Actor): string | null {
  return actor.kind === 'user' ? actor.id : null
}
