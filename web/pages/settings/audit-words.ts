import type { ActionName } from '../../../actions/index.ts'
import type { AuditActorKind } from '../../../src/model/index.ts'

/** Leave no event. */
type Reading =
  | 'show_workspace'
  | 'list_keys'
  | 'list_members'
  | 'list_passkeys'
  | 'list_voices'
  | 'plan_scan'
  | 'list_audit'

/** How the page says what was done; an action that writes and has no row does not compile. */
export const actionWords = {
  create_workspace: 'made the workspace',
  update_workspace: 'changed the set-up',
  set_plan: 'set the plan',
  set_confirm_scans: 'set who confirms scans',
  create_key: 'made a key',
  rotate_key: 'made the replacement of a key',
  revoke_key: 'revoked a key',
  invite_member: 'made an invitation',
  set_role: 'changed a role',
  remove_member: 'ended a membership',
  rename_member: 'changed a name',
  add_passkey: 'added a passkey',
  rename_passkey: 'renamed a passkey',
  remove_passkey: 'removed a passkey',
  refuse_passkey: 'tried a copied passkey',
  set_voice_account: 'said whose an account is',
  remove_voice_account: 'said no more whose an account is',
  forget_author: 'had an author forgotten',
  issue_link: 'made a sign-in link',
  withdraw_link: 'took back a sign-in link',
  end_sessions: 'signed somebody out everywhere',
  remove_user: 'removed a person',
  import_evidence: 'imported posts',
  refresh_evidence: 'had stored posts read again',
  start_scan: 'ran a scan',
} as const satisfies Record<Exclude<ActionName, Reading> | 'refuse_passkey', string>

export const actorWords = {
  user: 'A person',
  operator: 'The operator',
  key: 'A key',
  nobody: 'Nobody who is known',
} as const satisfies Record<AuditActorKind, string>

/** What was done, in words; its name where it is no action, or one of a later version. */
export function wordsOf(action: string): string {
  const known: Readonly<Record<string, string>> = actionWords
  return known[action] ?? action
}
