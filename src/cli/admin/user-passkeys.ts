import type { Command } from 'commander'
import { listPasskeys } from '../../../actions/list-passkeys.ts'
import { removePasskey } from '../../../actions/remove-passkey.ts'
import { perform } from './perform.ts'
import { print } from './print.ts'
import { ofUser, requireUser, type UserOptions } from './user.ts'
import { withDatabase } from './with-database.ts'

interface MemberOptions extends UserOptions {
  readonly workspace: string
}

/** The passkeys of a person, beside the other commands about people. */
export function addPasskeyCommands(user: Command): void {
  ofMember(user.command('passkeys').description('List the passkeys of a person')).action(
    async (options: MemberOptions) => {
      const { passkeys } = await withDatabase(async (db) => {
        await requireUser(db, options.user)
        return await perform(listPasskeys, { workspaceId: options.workspace, userId: options.user }, { db })
      })
      await print(
        options,
        { passkeys },
        passkeys.map(({ passkeyId, name, createdAt, lastUsedAt }) => {
          return `${passkeyId}  made ${createdAt}  last used ${lastUsedAt ?? '-'}  ${name}`
        }),
      )
    },
  )

  ofMember(user.command('remove-passkey').description('Remove a passkey, such as of a lost device'))
    .requiredOption('--passkey <id>', 'as "user passkeys" shows it')
    .action(async (options: MemberOptions & { readonly passkey: string }) => {
      const input = { workspaceId: options.workspace, userId: options.user, passkeyId: options.passkey }
      const hint = '"user passkeys" shows them.'
      const removed = await withDatabase((db) => perform(removePasskey, input, { db }, hint))
      await print(options, removed, [
        `${options.passkey} is removed. Sessions that it began go on; "user end-sessions" ends them.`,
      ])
    })
}

/** The event of a change belongs to a workspace of the person. */
function ofMember(command: Command): Command {
  return ofUser(command).requiredOption('--workspace <id>', 'a workspace of theirs')
}
