import { type Command, Option } from 'commander'
import { listVoices } from '../../../actions/list-voices.ts'
import { removeVoiceAccount } from '../../../actions/remove-voice-account.ts'
import { setVoiceAccount } from '../../../actions/set-voice-account.ts'
import { noAccount } from '../../../actions/voice-account.ts'
import type { Db } from '../../../db/database.ts'
import { derivePosts } from '../../derivation/derive-posts.ts'
import { loadIdentity } from '../../derivation/identity.ts'
import { type AccountVoice, accountVoices, type Platform, platforms } from '../../model/index.ts'
import { accountNamed } from '../../workspace/voice-identity.ts'
import { UsageError } from '../usage-error.ts'
import { perform, WORKSPACES } from './perform.ts'
import { type PrintOptions, print } from './print.ts'
import { requireWorkspace, withDatabase } from './with-database.ts'

interface VoiceOptions extends PrintOptions {
  readonly workspace: string
}

interface AccountOptions extends VoiceOptions {
  readonly platform: Platform
  readonly account: string
}

export function addVoiceCommands(voice: Command): void {
  withAccount(voice.command('set').description('Say whose an account is, against the configuration too'))
    .addOption(new Option('--voice <voice>', 'who speaks there').choices(accountVoices).makeOptionMandatory())
    .action(async (options: AccountOptions & { voice: AccountVoice }) => {
      const { platform, voice } = options
      const account = toAccount(options)
      const derived = await changed(options, (db) =>
        perform(setVoiceAccount, { workspaceId: options.workspace, platform, account, voice }, { db }),
      )
      await print(options, { platform, account, voice, derived }, [
        `${platform} ${account} is ${voice} now; ${derived} stored posts were derived anew.`,
      ])
    })

  withAccount(voice.command('remove').description('Leave an account to the configuration again')).action(
    async (options: AccountOptions) => {
      const { platform } = options
      const account = toAccount(options)
      const derived = await changed(options, (db) =>
        perform(
          removeVoiceAccount,
          { workspaceId: options.workspace, platform, account },
          { db },
          '"voice list" shows what is.',
        ),
      )
      await print(options, { platform, account, removed: true, derived }, [
        `${platform} ${account} is left to the configuration; ${derived} stored posts were derived anew.`,
      ])
    },
  )

  inWorkspace(
    voice.command('list').description('List the accounts and sites whose voice is known, and why'),
  ).action(async (options: VoiceOptions) => {
    const known = await withDatabase((db) =>
      perform(listVoices, { workspaceId: options.workspace }, { db }, WORKSPACES),
    )
    await print(options, known, [
      ...known.accounts.map(
        ({ platform, account, voice, by }) => `${voice}  ${platform} ${account}  by ${by}`,
      ),
      ...known.sites.map(({ site, voice }) => `${voice}  ${site}`),
    ])
  })
}

/** Makes the change, then derives the stored posts anew: the number of them. Cut off there, the service goes on. */
async function changed(
  { workspace: id }: VoiceOptions,
  change: (db: Db) => Promise<unknown>,
): Promise<number> {
  return await withDatabase(async (db) => {
    const { workspace } = await requireWorkspace(db, id)
    await change(db)
    return await derivePosts(db, id, await loadIdentity(db, workspace))
  })
}

function toAccount({ platform, account }: AccountOptions): string {
  const name = accountNamed(platform, account)
  if (name !== undefined) return name
  throw new UsageError(noAccount('--account'))
}

function inWorkspace(command: Command): Command {
  return command.requiredOption('--workspace <id>').option('--json', 'one JSON line')
}

function withAccount(command: Command): Command {
  return inWorkspace(command)
    .addOption(new Option('--platform <platform>').choices(platforms).makeOptionMandatory())
    .requiredOption('--account <account>', 'its handle, channel id or name as its posts show it, or its link')
}
