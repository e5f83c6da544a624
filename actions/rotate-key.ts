import { z } from 'zod'
import { issueReplacement } from '../src/access/issue-key.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'
import { keyId, refuseKeyAs } from './key-fields.ts'

export const rotateKey = defineAction({
  name: 'rotate_key',
  title: 'Replace a key',
  description: 'Makes a key with the label of another, which works on until it is revoked.',
  effect: 'writes',
  needs: 'owner',
  needsRecentSignIn: () => true,
  input: z.object({ workspaceId, keyId }).strict(),
  output: z.object({ key: z.string(), keyId: z.string(), label: z.string(), replaces: z.string() }).strict(),
  async run({ workspaceId, keyId }, { db }, stamp) {
    refuseKeyAs('keyId', keyId)
    return { ...(await issueReplacement(db, workspaceId, keyId, stamp)), replaces: keyId }
  },
})
