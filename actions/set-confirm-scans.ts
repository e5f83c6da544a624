import { z } from 'zod'
import { updateAccount } from '../db/workspaces.ts'
import { ConfirmScans } from '../src/model/index.ts'
import { Account, orNoWorkspace, toAnswer } from './account.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'

export const setConfirmScans = defineAction({
  name: 'set_confirm_scans',
  title: 'Set who confirms scans',
  description: 'Who sees to it that a user agrees to a scan: the client alone, or the service, too.',
  effect: 'writes',
  needs: 'owner',
  input: z.object({ workspaceId, confirmScans: ConfirmScans }).strict(),
  output: Account,
  async run({ workspaceId, confirmScans }, { db }, stamp) {
    return toAnswer(orNoWorkspace(await updateAccount(db, workspaceId, { confirmScans }, stamp), workspaceId))
  },
})
