import { z } from 'zod'
import { listKeys as list } from '../db/api-keys.ts'
import { ApiKey } from '../src/model/index.ts'
import { requireAccount } from './account.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'

export const listKeys = defineAction({
  name: 'list_keys',
  title: 'List the keys',
  description: 'By label and last characters, never the keys themselves; revoked ones, too.',
  effect: 'reads',
  needs: 'member',
  input: z.object({ workspaceId }).strict(),
  output: z.object({ keys: z.array(ApiKey) }).strict(),
  async run({ workspaceId }, { db }) {
    await requireAccount(db, workspaceId)
    return { keys: await list(db, workspaceId) }
  },
})
