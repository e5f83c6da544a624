import type { AuditStamp } from '../../db/audit.ts'
import type { Db } from '../../db/database.ts'
import {
  changeRole,
  type MembershipChange,
  type MembershipOutcome,
  removeMember,
} from '../../db/memberships.ts'
import { renameUser } from '../../db/users.ts'
import { invalidInput, ServiceError } from '../lib/errors.ts'
import type { Role } from '../model/index.ts'

/**
 * Gives a member another role. Throws `forbidden` unless an owner or the operator asks, `not_found` when there is no
 * such member, `invalid_input` when the workspace would be without an owner.
 */
export async function giveRole(
  db: Db,
  change: MembershipChange & { readonly role: Role },
  stamp: AuditStamp,
): Promise<void> {
  check(await changeRole(db, change, stamp))
}

/** Ends a membership; a person may always leave. Throws as `giveRole` does. */
export async function endMembership(db: Db, change: MembershipChange, stamp: AuditStamp): Promise<void> {
  check(await removeMember(db, change, stamp))
}

/** Renames a person. Throws `not_found` unless they are a member of the workspace. */
export async function rename(
  db: Db,
  person: { readonly workspaceId: string; readonly userId: string; readonly name: string },
  stamp: AuditStamp,
): Promise<void> {
  if (!(await renameUser(db, person, stamp))) throw refusals.no_such_member()
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
