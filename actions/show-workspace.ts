import { z } from 'zod'
import { Account, requireAccount, toAnswer } from './account.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'

export const showWorkspace = defineAction({
  name: 'show_workspace',
  title: 'Show a workspace',
  description: 'What is collected, the plan with its end, and who confirms scans.',
  effect: 'reads',
  needs: 'member',
  input: z.object({ workspaceId }).strict(),
  output: Account,
  async run(input, { db }) {
    return toAnswer(await requireAccount(db, input.workspaceId))
  },
})
