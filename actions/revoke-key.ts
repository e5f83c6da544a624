import { z } from 'zod'
import { revokeKey as revoke } from '../db/api-keys.ts'
import { noSuchKey } from '../src/access/issue-key.ts'
import { ServiceError } from '../src/lib/errors.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'
import { keyId, refuseKeyAs } from './key-fields.ts'

export const revokeKey = defineAction({
  name: 'revoke_key',
  title: 'Revoke a key',
  description: 'Ends a key: its next call fails.',
  effect: 'writes',
  needs: 'owner',
  input: z.object({ workspaceId, keyId }).strict(),
  output: z.object({ keyId: z.string(), revoked: z.literal(true) }).strict(),
  async run({ workspaceId, keyId }, { db }, stamp) {
    refuseKeyAs('keyId', keyId)
    if (await revoke(db, workspaceId, keyId, stamp)) return { keyId, revoked: true as const }
    throw new ServiceError({ kind: 'not_found' }, noSuchKey(workspaceId, keyId))
  },
})
