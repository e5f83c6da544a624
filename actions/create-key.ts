import { z } from 'zod'
import { issueKey } from '../src/access/issue-key.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'
import { label, refuseKeyAs } from './key-fields.ts'

export const createKey = defineAction({
  name: 'create_key',
  title: 'Make a key',
  description: "Makes an agent's key. The answer is the only place where it is ever shown.",
  effect: 'writes',
  needs: 'owner',
  needsRecentSignIn: () => true,
  input: z.object({ workspaceId, label }).strict(),
  output: z.object({ key: z.string(), keyId: z.string(), label: z.string() }).strict(),
  async run({ workspaceId, label }, { db }, stamp) {
    refuseKeyAs('label', label)
    return await issueKey(db, workspaceId, label, stamp)
  },
})
