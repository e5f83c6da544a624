import { z } from 'zod'
import { removeVoiceAccount as remove } from '../db/voice-accounts.ts'
import { ServiceError } from '../src/lib/errors.ts'
import { Platform } from '../src/model/index.ts'
import { defineAction } from './action.ts'
import { accountFields } from './fields.ts'
import { toAccount } from './voice-account.ts'

export const removeVoiceAccount = defineAction({
  name: 'remove_voice_account',
  title: 'Leave an account to the configuration again',
  description: 'Takes back what set_voice_account said of it.',
  effect: 'writes',
  needs: 'owner',
  input: z.object(accountFields).strict(),
  output: z.object({ platform: Platform, account: z.string(), removed: z.literal(true) }).strict(),
  async run({ workspaceId, ...named }, { db }, stamp) {
    const account = { platform: named.platform, account: toAccount(named) }
    if (await remove(db, workspaceId, account, stamp)) return { ...account, removed: true as const }
    throw new ServiceError({ kind: 'not_found' }, `${account.platform} ${account.account} is not listed.`)
  },
})
