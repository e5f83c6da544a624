import { z } from 'zod'
import { removePasskey as remove } from '../db/passkeys.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'
import { noSuchPasskey, passkeyId, refuseOthers } from './passkey-fields.ts'
import { userId } from './person.ts'

export const removePasskey = defineAction({
  name: 'remove_passkey',
  title: 'Remove a passkey',
  description: 'Ends a passkey: it signs nobody in any more. Sessions that it began go on.',
  effect: 'writes',
  needs: 'member',
  input: z.object({ workspaceId, userId, passkeyId }).strict(),
  output: z.object({ passkeyId: z.string(), removed: z.literal(true) }).strict(),
  async run({ workspaceId, userId, passkeyId }, { db, actor }, stamp) {
    refuseOthers(actor, userId)
    if (await remove(db, { workspaceId, userId }, passkeyId, stamp)) {
      return { passkeyId, removed: true as const }
    }
    throw noSuchPasskey()
  },
})
