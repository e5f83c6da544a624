import { z } from 'zod'
import { rename } from '../src/accounts/members.ts'
import { ServiceError } from '../src/lib/errors.ts'
import { UserName } from '../src/model/index.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'
import { askedBy, userId } from './person.ts'

export const renameMember = defineAction({
  name: 'rename_member',
  title: 'Change a name',
  description: 'What a member is called in all their workspaces. People rename themselves alone.',
  effect: 'writes',
  needs: 'member',
  input: z.object({ workspaceId, userId, name: UserName }).strict(),
  output: z.object({ userId: z.string(), name: z.string() }).strict(),
  async run({ workspaceId, userId, name }, { db, actor }, stamp) {
    const by = askedBy(actor)
    if (by !== null && by !== userId)
      throw new ServiceError({ kind: 'forbidden' }, 'Only the person whose name it is can change it.')
    await rename(db, { workspaceId, userId, name }, stamp)
    return { userId, name }
  },
})
