import type { SessionHolder } from '../../db/sessions.ts'

/** A signed-in person, as one request finds them. */
export interface Visitor
  extends Pick<
    SessionHolder,
    'userId' | 'name' | 'email' | 'isFirst' | 'sessionId' | 'workspaces' | 'chosen'
  > {
  readonly signedInAt: Date
}

export function toVisitor(holder: SessionHolder): Visitor {
  const { userId, name, email, isFirst, sessionId, workspaces, chosen, createdAt } = holder
  return { userId, name, email, isFirst, sessionId, workspaces, chosen, signedInAt: createdAt }
}
