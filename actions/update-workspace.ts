import { z } from 'zod'
import { updateAccount } from '../db/workspaces.ts'
import { Account, orNoWorkspace, toAnswer } from './account.ts'
import { defineAction } from './action.ts'
import { workspaceFields, workspaceId } from './fields.ts'

export const updateWorkspace = defineAction({
  name: 'update_workspace',
  title: 'Change a workspace',
  description: 'Changes what is given; lists are replaced whole.',
  effect: 'writes',
  needs: 'owner',
  input: z.object(workspaceFields).partial().extend({ workspaceId }).strict(),
  output: Account,
  async run({ workspaceId, ...fields }, { db }, stamp) {
    return toAnswer(orNoWorkspace(await updateAccount(db, workspaceId, fields, stamp), workspaceId))
  },
})
