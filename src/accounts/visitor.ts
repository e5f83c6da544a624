import type { SessionHolder } from '../../db/sessions.ts'
import type { Role } from '../model/index.ts'

/** A signed-in person, as one request finds them. */
export interface Visitor {
  readonly userId: string
  readonly name: string
  readonly email: string | null
  readonly sessionId: string
  /** Those of which they are a member, by name. */
  readonly workspaces: readonly VisitorWorkspace[]
  /** The one chosen for this session, or else the first; null when they are a member of none. */
  readonly workspace: VisitorWorkspace | null
  readonly signedInAt: Date
}

export interface VisitorWorkspace {
  readonly id: string
  readonly name: string
  readonly role: Role
}

export function toVisitor(holder: SessionHolder): Visitor {
  const { userId, name, email, sessionId, workspaces, chosenId, createdAt } = holder
  const chosen = workspaces.find(({ id }) => id === chosenId) ?? workspaces[0] ?? null
  return { userId, name, email, sessionId, workspaces, workspace: chosen, signedInAt: createdAt }
}
