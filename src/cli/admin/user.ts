import { type Command, Option } from 'commander'
import { endSessions } from '../../../actions/end-sessions.ts'
import { inviteMember } from '../../../actions/invite-member.ts'
import { issueLink } from '../../../actions/issue-link.ts'
import { removeUser } from '../../../actions/remove-user.ts'
import { withdrawLink } from '../../../actions/withdraw-link.ts'
import type { Db } from '../../../db/database.ts'
import { listSessions } from '../../../db/sessions.ts'
import type { Grant, LinkPurpose } from '../../../db/sign-in-links.ts'
import { hasUsers, listUsers, type UserAccount } from '../../../db/users.ts'
import { personalUrl } from '../../accounts/first-start.ts'
import { sessionTimes } from '../../accounts/limits.ts'
import { linkOf } from '../../accounts/links.ts'
import { readConfig } from '../../config/read-config.ts'
import { Email, type Role, roles } from '../../model/index.ts'
import { UsageError } from '../usage-error.ts'
import { perform, USERS } from './perform.ts'
import { type PrintOptions, print } from './print.ts'
import { requireWorkspace, withDatabase } from './with-database.ts'

interface LinkOptions extends PrintOptions {
  readonly email?: string
  readonly user?: string
  readonly workspace?: string
  readonly role?: Role
}

export interface UserOptions extends PrintOptions {
  readonly user: string
}

export function addUserCommands(user: Command): void {
  user
    .command('link')
    .description('Make a link that signs somebody in, once, within 15 minutes')
    .option('--email <email>', 'of a known person, or the label of a new one', toEmail)
    .option('--user <id>', 'a known person, as "user list" shows them')
    .option('--workspace <id>', 'that they join; invites a new person where none is named')
    .addOption(new Option('--role <role>', 'in that workspace; default: member').choices(roles))
    .option('--json', 'one JSON line')
    .action(async (options: LinkOptions) => {
      const { BASE_URL, HOST, PORT } = readConfig()
      if (BASE_URL === undefined && PORT === 0) {
        throw new UsageError('Give BASE_URL, or the PORT that the service listens on: the link needs it.')
      }
      await withDatabase(async (db) => {
        const purpose = await purposeOf(db, options)
        const { code, expiresAt } = await issue(db, purpose)
        const link = linkOf(personalUrl(BASE_URL, HOST, PORT), code)
        try {
          await print(options, { ...purpose, link, expiresAt }, [
            link,
            `It signs in ${describePurpose(purpose)}, once, until ${expiresAt}. Whoever has it can use it.`,
          ])
        } catch {
          await perform(withdrawLink, { code }, { db })
          throw new UsageError('The link cannot be written to standard output, so it was taken back.')
        }
      })
    })

  user
    .command('list')
    .description('List people with their workspaces and when they were last here')
    .option('--json', 'one JSON line')
    .action(async (options: PrintOptions) => {
      const users = await withDatabase((db) => listUsers(db))
      await print(options, { users }, users.map(describeUser))
    })

  ofUser(user.command('remove').description('Remove a person with their memberships and sessions')).action(
    async (options: UserOptions) => {
      await withDatabase((db) => perform(removeUser, { userId: options.user }, { db }, USERS))
      await print(options, { userId: options.user, removed: true }, [`${options.user} is removed.`])
    },
  )

  ofUser(user.command('sessions').description('List where a person is signed in')).action(
    async (options: UserOptions) => {
      const sessions = await withDatabase(async (db) => {
        await requireUser(db, options.user)
        return await listSessions(db, options.user, sessionTimes(new Date()))
      })
      await print(
        options,
        { sessions },
        sessions.map(({ sessionId, createdAt, lastSeenAt, address, userAgent }) => {
          const times = `since ${createdAt.toISOString()}  last used ${lastSeenAt.toISOString()}`
          return `${sessionId}  ${times}  ${address ?? '-'}  ${userAgent ?? '-'}`
        }),
      )
    },
  )

  ofUser(user.command('end-sessions').description('Sign a person out everywhere')).action(
    async (options: UserOptions) => {
      const { ended } = await withDatabase((db) =>
        perform(endSessions, { userId: options.user }, { db }, USERS),
      )
      await print(options, { ended }, [`${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`])
    },
  )
}

/** An invitation is what pages offer, too. Other links are the operator's alone. */
async function issue(
  db: Db,
  purpose: LinkPurpose,
): Promise<{ readonly code: string; readonly expiresAt: string }> {
  if (purpose.kind === 'first_owner') return await perform(issueLink, { email: purpose.email }, { db })
  if (purpose.kind === 'user')
    return await perform(issueLink, { userId: purpose.userId, ...purpose.workspace }, { db })
  return await perform(inviteMember, { ...purpose.workspace, email: purpose.email }, { db })
}

/** A command about one person. */
export function ofUser(command: Command): Command {
  return command.requiredOption('--user <id>', 'as "user list" shows it').option('--json', 'one JSON line')
}

/** Whom the link is for. Throws a UsageError where the options leave that open. */
async function purposeOf(db: Db, options: LinkOptions): Promise<LinkPurpose> {
  if (options.email !== undefined && options.user !== undefined) {
    throw new UsageError('--email and --user name the same thing: give one of them.')
  }
  const workspace = await grantOf(db, options)
  const { email, user } = options
  const anybody = await hasUsers(db)
  if (!anybody && user === undefined && workspace === undefined) return { kind: 'first_owner', email }
  if (user !== undefined) return { kind: 'user', userId: (await requireUser(db, user)).userId, workspace }
  const named = email === undefined ? [] : await listUsers(db, { email })
  if (named.length > 1) {
    const ids = named.map(({ userId }) => userId).join(', ')
    throw new UsageError(`Several people have the e-mail ${email}: give --user with one of ${ids}.`)
  }
  const [known] = named
  if (known !== undefined) return { kind: 'user', userId: known.userId, workspace }
  if (workspace !== undefined) return { kind: 'invitation', workspace, email }
  if (email !== undefined) {
    throw new UsageError(`Nobody has the e-mail ${email}: give --workspace to invite them.`)
  }
  const [only, another] = await listUsers(db)
  if (only !== undefined && another === undefined) return { kind: 'user', userId: only.userId }
  throw new UsageError('Say whom the link is for: --user or --email, or --workspace to invite somebody.')
}

async function grantOf(db: Db, { workspace, role }: LinkOptions): Promise<Grant | undefined> {
  if (workspace === undefined) {
    if (role !== undefined) throw new UsageError('--role needs --workspace.')
    return undefined
  }
  await requireWorkspace(db, workspace)
  return { workspaceId: workspace, role: role ?? 'member' }
}

function describePurpose(purpose: LinkPurpose): string {
  const joins = purpose.kind === 'first_owner' ? undefined : purpose.workspace
  const into = joins === undefined ? '' : ` as ${joins.role} of ${joins.workspaceId}`
  if (purpose.kind === 'user') return `${purpose.userId}${into}`
  if (purpose.kind === 'invitation') return `a new person${into}`
  return 'the first person, as owner of every workspace that has none'
}

function describeUser({ userId, name, email, lastSeenAt, workspaces }: UserAccount): string {
  const seen = lastSeenAt === null ? 'never signed in' : `last here ${lastSeenAt.toISOString()}`
  const where = workspaces.map(({ id, role }) => `${id} (${role})`).join(', ')
  return `${userId}  ${seen}  ${where || 'no workspace'}  ${name}${email === null ? '' : ` <${email}>`}`
}

export async function requireUser(db: Db, userId: string): Promise<UserAccount> {
  const [found] = await listUsers(db, { userId })
  if (found === undefined) throw new UsageError(`There is no user ${userId}. ${USERS}`)
  return found
}

function toEmail(text: string): string {
  const parsed = Email.safeParse(text)
  if (parsed.success) return parsed.data
  throw new UsageError('--email must be an e-mail address.')
}
