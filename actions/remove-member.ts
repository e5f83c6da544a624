import { z } from 'zod'
import { endMembership } from '../src/accounts/members.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'
import { askedBy, userId } from './person.ts'

export const removeMember = defineAction({
  name: 'remove_member',
  title: 'Remove a member',
  description:
    'Ends a membership: an owner ends that of anybody, a member their own. The last owner cannot leave.',
  effect: 'writes',
  needs: 'member',
  input: z.object({ workspaceId, userId }).strict(),
  output: z.object({ userId: z.string(), removed: z.literal(true) }).strict(),
  async run({ workspaceId, userId }, { db, actor }, stamp) {
    await endMembership(db, { workspaceId, userId, byUserId: askedBy(actor) }, stamp)
    return { userId, removed: true as const }
  },
})
