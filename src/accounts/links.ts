import type { AuditStamp } from '../../db/audit.ts'
import type { Db } from '../../db/database.ts'
import { insertLink, type LinkPurpose } from '../../db/sign-in-links.ts'
import { hasUsers } from '../../db/users.ts'
import { ServiceError } from '../lib/errors.ts'
import { createCode, hashCode } from './code.ts'
import { LINK_LIFE_MS } from './limits.ts'

export interface IssuedLink {
  /** The only plaintext copy: shown once, never stored, never logged. */
  readonly code: string
  readonly expiresAt: Date
}

export interface LinkOptions {
  readonly lifeMs?: number
  /** Of the audit event; default: of the operator at the terminal. */
  readonly stamp?: AuditStamp
}

/** Of a link that is made at the terminal by no action: for the first person, and for a known one. */
const atTerminal: AuditStamp = { action: 'issue_link', actor: { kind: 'operator' }, from: 'terminal' }

/**
 * Makes a link that signs somebody in once, within `lifeMs`: 15 minutes unless the data is nobody's. `byUserId` is the
 * owner who invites, null the operator. Throws `forbidden` when that person is no owner of the workspace, or invites
 * with anything but an invitation.
 */
export async function issueLink(
  db: Db,
  purpose: LinkPurpose,
  byUserId: string | null,
  now: Date,
  { lifeMs = LINK_LIFE_MS, stamp = atTerminal }: LinkOptions = {},
): Promise<IssuedLink> {
  const code = createCode()
  const expiresAt = new Date(now.getTime() + lifeMs)
  const link = { codeHash: hashCode(code), purpose, byUserId, createdAt: now, expiresAt }
  // An owner who could make a link for a known person could enter as them, and see their other workspaces.
  const mayIssue = byUserId === null || purpose.kind === 'invitation'
  if (mayIssue && (await insertLink(db, link, stamp))) return { code, expiresAt }
  throw new ServiceError({ kind: 'forbidden' }, 'Only an owner of the workspace may invite somebody.')
}

/** A link for the first person; undefined when there is somebody who can sign in. `lifeMs`: as for `issueLink`. */
export async function issueFirstLink(
  db: Db,
  now: Date,
  lifeMs = LINK_LIFE_MS,
): Promise<IssuedLink | undefined> {
  return (await hasUsers(db))
    ? undefined
    : await issueLink(db, { kind: 'first_owner' }, null, now, { lifeMs })
}

/** The address of the page that takes a code, with the code in the fragment, which no server or proxy is sent. */
export function linkOf(baseUrl: string, code: string): string {
  return `${baseUrl}/app/enter#${code}`
}
