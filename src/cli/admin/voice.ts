import { type Command, Option } from 'commander'
import type { Db } from '../../../db/database.ts'
import { listVoiceAccounts, removeVoiceAccount, setVoiceAccount } from '../../../db/voice-accounts.ts'
import { derivePosts } from '../../derivation/derive-posts.ts'
import { loadIdentity } from '../../derivation/identity.ts'
import {
  type AccountVoice,
  accountVoices,
  type Platform,
  platforms,
  type Workspace,
} from '../../model/index.ts'
import { accountKey } from '../../workspace/voice.ts'
import { accountNamed } from '../../workspace/voice-identity.ts'
import { UsageError } from '../usage-error.ts'
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
      const derived = await changed(options, (db, { id }) =>
        setVoiceAccount(db, id, { platform, account, voice }),
      )
      await print(options, { platform, account, voice, derived }, [
        `${platform} ${account} is ${voice} now; ${derived} stored posts were derived anew.`,
      ])
    })

  withAccount(voice.command('remove').description('Leave an account to the configuration again')).action(
    async (options: AccountOptions) => {
      const { platform } = options
      const account = toAccount(options)
      const derived = await changed(options, async (db, { id }) => {
        if (await removeVoiceAccount(db, id, { platform, account })) return
        throw new UsageError(`${platform} ${account} is not listed. "voice list" shows what is.`)
      })
      await print(options, { platform, account, removed: true, derived }, [
        `${platform} ${account} is left to the configuration; ${derived} stored posts were derived anew.`,
      ])
    },
  )

  inWorkspace(
    voice.command('list').description('List the accounts and sites whose voice is known, and why'),
  ).action(async (options: VoiceOptions) => {
    const known = await withDatabase(async (db) => {
      const { workspace } = await requireWorkspace(db, options.workspace)
      return await knownVoices(db, workspace)
    })
    await print(options, known, [
      ...known.accounts.map(
        ({ platform, account, voice, by }) => `${voice}  ${platform} ${account}  by ${by}`,
      ),
      ...known.sites.map(({ site, voice }) => `${voice}  ${site}`),
    ])
  })
}

async function knownVoices(db: Db, workspace: Workspace) {
  const listed = new Set(
    (await listVoiceAccounts(db, workspace.id)).map(({ platform, account }) => accountKey(platform, account)),
  )
  const { accounts, sites } = await loadIdentity(db, workspace)
  return {
    accounts: Object.entries(accounts).map(([key, voice]) => {
      const [platform = '', ...account] = key.split(' ')
      const by = listed.has(key) ? 'administrator' : 'configuration'
      return { platform, account: account.join(' '), voice, by }
    }),
    sites: Object.entries(sites).map(([site, voice]) => ({ site, voice })),
  }
}

/** Makes the change, then derives the stored posts anew: the number of them. Cut off there, the service goes on. */
async function changed(
  { workspace: id }: VoiceOptions,
  change: (db: Db, workspace: Workspace) => Promise<void>,
): Promise<number> {
  return await withDatabase(async (db) => {
    const { workspace } = await requireWorkspace(db, id)
    await change(db, workspace)
    return await derivePosts(db, id, await loadIdentity(db, workspace))
  })
}

function toAccount({ platform, account }: AccountOptions): string {
  const name = accountNamed(platform, account)
  if (name !== undefined) return name
  throw new UsageError(
    '--account must be the handle, id or name that posts of one author show, or a link to the account; no subreddit.',
  )
}

function inWorkspace(command: Command): Command {
  return command.requiredOption('--workspace <id>').option('--json', 'one JSON line')
}

function withAccount(command: Command): Command {
  return inWorkspace(command)
    .addOption(new Option('--platform <platform>').choices(platforms).makeOptionMandatory())
    .requiredOption('--account <account>', 'its handle, channel id or name as its posts show it, or its link')
}
