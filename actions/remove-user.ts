import { z } from 'zod'
import { removeUser as remove } from '../db/users.ts'
import { invalidInput, type ServiceError } from '../src/lib/errors.ts'
import { defineAction } from './action.ts'
import { noSuchUser, userId } from './person.ts'

export const removeUser = defineAction({
  name: 'remove_user',
  title: 'Remove a person',
  description: 'Removes a person with their memberships, sessions and links, from all workspaces.',
  effect: 'writes',
  // It reaches into workspaces of others: an owner ends memberships of their own.
  needs: 'operator',
  input: z.object({ userId }).strict(),
  output: z.object({ userId: z.string(), removed: z.literal(true) }).strict(),
  async run({ userId }, { db }, stamp) {
    const removal = await remove(db, userId, stamp)
    if (removal.outcome === 'last_owner') throw lastOwner(userId, removal.workspaceIds)
    if (removal.outcome === 'no_such_user') throw noSuchUser(userId)
    return { userId, removed: true as const }
  },
})

function lastOwner(userId: string, workspaceIds: readonly string[]): ServiceError {
  return invalidInput(
    `${userId} is the last owner of ${workspaceIds.join(', ')}. Make another one first: user link --workspace ${workspaceIds[0]} --role owner`,
  )
}
