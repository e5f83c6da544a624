import { sql } from 'kysely'
import type { ListedAccount } from '../src/model/index.ts'
import { type AuditStamp, auditChanged } from './audit.ts'
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
  { platform, account, voice }: ListedAccount,
  stamp: AuditStamp,
): Promise<void> {
  await sql`
    with known as (
      select voice from voice_accounts
      where workspace_id = ${workspaceId} and platform = ${platform} and account = ${account} for update
    ),
    stored as (
      insert into voice_accounts (workspace_id, platform, account, voice)
      -- Joined, so that the earlier voice is read first: read after, the row would be locked by this very statement.
      select ${workspaceId}, ${platform}, ${account}, ${voice} from (select) as one left join known on true
      on conflict (workspace_id, platform, account) do update set voice = excluded.voice
      returning workspace_id, ${subject} as subject, ${asJson} as after
    ),
    changed as (
      select workspace_id, subject, (select jsonb_build_object('voice', voice) from known) as before, after from stored
    ),
    ${auditChanged(stamp)}
    select from changed`.execute(db)
}

/** False when the account was not listed. */
export async function removeVoiceAccount(
  db: Db,
  workspaceId: string,
  { platform, account }: Pick<ListedAccount, 'platform' | 'account'>,
  stamp: AuditStamp,
): Promise<boolean> {
  const { rows } = await sql<{ subject: string }>`
    with changed as (
      delete from voice_accounts
      where workspace_id = ${workspaceId} and platform = ${platform} and account = ${account}
      returning workspace_id, ${subject} as subject, ${asJson} as before, null::jsonb as after
    ),
    ${auditChanged(stamp)}
    select subject from changed`.execute(db)
  return rows.length > 0
}

const subject = sql`voice_accounts.platform || ' ' || voice_accounts.account`
const asJson = sql`jsonb_build_object('voice', voice_accounts.voice)`
