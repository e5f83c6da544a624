import { z } from 'zod'
import { renamePasskey as rename } from '../db/passkeys.ts'
import { PasskeyName } from '../src/model/index.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'
import { noSuchPasskey, passkeyId, refuseOthers } from './passkey-fields.ts'
import { userId } from './person.ts'

export const renamePasskey = defineAction({
  name: 'rename_passkey',
  title: 'Rename a passkey',
  description: 'What a person calls a passkey of theirs.',
  effect: 'writes',
  needs: 'member',
  input: z.object({ workspaceId, userId, passkeyId, name: PasskeyName }).strict(),
  output: z.object({ passkeyId: z.string(), name: z.string() }).strict(),
  async run({ workspaceId, userId, passkeyId, name }, { db, actor }, stamp) {
    refuseOthers(actor, userId)
    if (await rename(db, { workspaceId, userId }, { passkeyId, name }, stamp)) return { passkeyId, name }
    throw noSuchPasskey()
  },
})
