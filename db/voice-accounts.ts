import type { AccountVoice, ListedAccount, Platform } from '../src/model/index.ts'
import type { Db } from './database.ts'

/** The accounts whose voice an administrator has set, by platform and account. */
export async function listVoiceAccounts(db: Db, workspaceId: string): Promise<ListedAccount[]> {
  return await db
    .selectFrom('voice_accounts')
    .select(['platform', 'account', 'voice'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('platform')
    .orderBy('account')
    .execute()
}

/** Sets the voice of an account, in place of an earlier one. */
export async function setVoiceAccount(
  db: Db,
  workspaceId: string,
  { platform, account, voice }: { platform: Platform; account: string; voice: AccountVoice },
): Promise<void> {
  await db
    .insertInto('voice_accounts')
    .values({ workspace_id: workspaceId, platform, account, voice })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'platform', 'account']).doUpdateSet({ voice }),
    )
    .execute()
}

/** False when the account was not listed. */
export async function removeVoiceAccount(
  db: Db,
  workspaceId: string,
  { platform, account }: Pick<ListedAccount, 'platform' | 'account'>,
): Promise<boolean> {
  const removed = await db
    .deleteFrom('voice_accounts')
    .where('workspace_id', '=', workspaceId)
    .where('platform', '=', platform)
    .where('account', '=', account)
    .returning('account')
    .executeTakeFirst()
  return removed !== undefined
}
