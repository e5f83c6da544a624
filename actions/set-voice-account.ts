import { z } from 'zod'
import { setVoiceAccount as set } from '../db/voice-accounts.ts'
import { AccountVoice, Platform } from '../src/model/index.ts'
import { requireAccount } from './account.ts'
import { defineAction } from './action.ts'
import { accountFields } from './fields.ts'
import { toAccount } from './voice-account.ts'

export const setVoiceAccount = defineAction({
  name: 'set_voice_account',
  title: 'Say whose an account is',
  description: 'Against the configuration, too. Stored posts are derived anew before they are next read.',
  effect: 'writes',
  needs: 'owner',
  input: z.object({ ...accountFields, voice: AccountVoice }).strict(),
  output: z.object({ platform: Platform, account: z.string(), voice: AccountVoice }).strict(),
  async run({ workspaceId, voice, ...named }, { db }, stamp) {
    const listed = { platform: named.platform, account: toAccount(named), voice }
    await requireAccount(db, workspaceId)
    await set(db, workspaceId, listed, stamp)
    return listed
  },
})
