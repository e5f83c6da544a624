import type { SessionHolder } from '../../db/sessions.ts'
import type { ConfirmScans, Role, Workspace } from '../model/index.ts'

/** A signed-in person, as one request finds them. */
export interface Visitor {
  readonly userId: string
  readonly name: string
  readonly email: string | null
  readonly sessionId: string
  /** Those of which they are a member, by name. */
  readonly workspaces: readonly { readonly id: string; readonly name: string; readonly role: Role }[]
  /** The one chosen for this session, or else the first; null when they are a member of none. */
  readonly chosen: {
    readonly workspace: Workspace
    readonly role: Role
    readonly confirmScans: ConfirmScans
  } | null
  readonly signedInAt: Date
}

export function toVisitor(holder: SessionHolder): Visitor {
  const { userId, name, email, sessionId, workspaces, chosen, createdAt } = holder
  return { userId, name, email, sessionId, workspaces, chosen, signedInAt: createdAt }
}
