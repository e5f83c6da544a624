import type { ActionName } from '../../../actions/index.ts'
import type {
  AuditActorKind,
  AuditEvent,
  SignInAction,
  SignInMethod,
  SignInOutcome,
} from '../../../src/model/index.ts'

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
  set_voice_account: 'set who an account belongs to',
  remove_voice_account: 'cleared who an account belongs to',
  forget_author: 'had an author forgotten',
  issue_link: 'made a sign-in link',
  withdraw_link: 'took back a sign-in link',
  end_sessions: 'signed somebody out everywhere',
  remove_user: 'removed a person',
  import_evidence: 'imported posts',
  refresh_evidence: 'had stored posts read again',
  start_scan: 'ran a scan',
  restore_backup: 'restored a backup',
  sign_in: 'signed in',
  sign_in_refused: 'tried to sign in, and was refused',
} as const satisfies Record<Exclude<ActionName, Reading> | 'refuse_passkey' | SignInAction, string>

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

const methodWords = {
  link: 'a link',
  passkey: 'a passkey',
} as const satisfies Record<SignInMethod, string>

const outcomeWords = {
  entered: 'let in',
  throttled: 'too many attempts',
  unknown_code: 'a code that is none of ours',
  used_code: 'a code that was used before',
  expired_code: 'a code that had expired',
  unknown_passkey: 'a passkey that is none of ours',
  unknown_challenge: 'an answer to nothing that was asked, or to what was answered before',
  expired_challenge: 'an answer that came too late',
  wrong_answer: 'an answer that does not prove the passkey',
  copied_passkey: 'a passkey that looks copied',
} as const satisfies Record<SignInOutcome, string>

const words: Readonly<Record<string, string>> = { ...methodWords, ...outcomeWords }

/** What an event changed, with the words for what an attempt to sign in was made by and came to. */
export function changeIn({ action, before, after }: AuditEvent): Pick<AuditEvent, 'before' | 'after'> {
  const isAttempt = action === 'sign_in' || action === 'sign_in_refused'
  if (!isAttempt || after === null) return { before, after }
  const said = Object.entries(after).map(([field, value]) => [field, words[String(value)] ?? value])
  return { before, after: Object.fromEntries(said) }
}
