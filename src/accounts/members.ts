import type { Db } from '../../db/database.ts'
import {
  changeRole,
  type MembershipChange,
  type MembershipOutcome,
  removeMember,
} from '../../db/memberships.ts'
import { renameUser } from '../../db/users.ts'
import { invalidInput, ServiceError } from '../lib/errors.ts'
import { type Role, UserName } from '../model/index.ts'

/**
 * Gives a member another role. Throws `forbidden` unless an owner or the operator asks, `not_found` when there is no
 * such member, `invalid_input` when the workspace would be without an owner.
 */
export async function giveRole(db: Db, change: MembershipChange & { readonly role: Role }): Promise<void> {
  check(await changeRole(db, change))
}

/** Ends a membership; a person may always leave. Throws as `giveRole` does. */
export async function endMembership(db: Db, change: MembershipChange): Promise<void> {
  check(await removeMember(db, change))
}

/** Renames a person. Throws `invalid_input` for a name that is empty, too long or has control characters. */
export async function rename(db: Db, userId: string, name: string): Promise<void> {
  const parsed = UserName.safeParse(name)
  if (!parsed.success) throw invalidInput(parsed.error.issues[0]?.message ?? 'The name is wrong.')
  if (!(await renameUser(db, userId, parsed.data))) throw refusals.no_such_member()
}

const refusals = {
  not_permitted: () =>
    new ServiceError({ kind: 'forbidden' }, 'Only an owner of the workspace may change its members.'),
  no_such_member: () => new ServiceError({ kind: 'not_found' }, 'The workspace has no such member.'),
  last_owner: () =>
    invalidInput('This is the last owner of the workspace: make another member an owner first.'),
} as const satisfies Record<Exclude<MembershipOutcome, 'changed'>, () => ServiceError>

function check(outcome: MembershipOutcome): void {
  if (outcome !== 'changed') throw refusals[outcome]()
}
