import { z } from 'zod'
import { giveRole } from '../src/accounts/members.ts'
import { Role } from '../src/model/index.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'
import { askedBy, userId } from './person.ts'

export const setRole = defineAction({
  name: 'set_role',
  title: 'Change a role',
  description: 'Makes a member an owner, or an owner a member. The last owner stays one.',
  effect: 'writes',
  needs: 'owner',
  needsRecentSignIn: ({ role }) => role === 'owner',
  input: z.object({ workspaceId, userId, role: Role }).strict(),
  output: z.object({ userId: z.string(), role: Role }).strict(),
  async run({ workspaceId, userId, role }, { db, actor }, stamp) {
    await giveRole(db, { workspaceId, userId, role, byUserId: askedBy(actor) }, stamp)
    return { userId, role }
  },
})
