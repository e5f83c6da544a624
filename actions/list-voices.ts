import { z } from 'zod'
import { listVoiceAccounts } from '../db/voice-accounts.ts'
import { loadIdentity } from '../src/derivation/identity.ts'
import { AccountVoice } from '../src/model/index.ts'
import { accountKey } from '../src/workspace/voice.ts'
import { requireAccount } from './account.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'

const KnownAccount = z
  .object({
    platform: z.string(),
    account: z.string(),
    voice: AccountVoice,
    by: z.enum(['administrator', 'configuration']),
  })
  .strict()
const KnownSite = z.object({ site: z.string(), voice: z.enum(['company', 'competitor']) }).strict()

export const listVoices = defineAction({
  name: 'list_voices',
  title: 'List whose accounts are whose',
  description:
    'The accounts and sites whose voice is known, and whether the configuration or an administrator says so.',
  effect: 'reads',
  needs: 'member',
  input: z.object({ workspaceId }).strict(),
  output: z.object({ accounts: z.array(KnownAccount), sites: z.array(KnownSite) }).strict(),
  async run({ workspaceId }, { db }) {
    const { workspace } = await requireAccount(db, workspaceId)
    const listed = new Set(
      (await listVoiceAccounts(db, workspaceId)).map(({ platform, account }) =>
        accountKey(platform, account),
      ),
    )
    const { accounts, sites } = await loadIdentity(db, workspace)
    return {
      accounts: Object.entries(accounts).map(([key, voice]) => {
        const [platform = '', ...account] = key.split(' ')
        const by = listed.has(key) ? ('administrator' as const) : ('configuration' as const)
        return { platform, account: account.join(' '), voice, by }
      }),
      sites: Object.entries(sites).map(([site, voice]) => ({ site, voice })),
    }
  },
})
