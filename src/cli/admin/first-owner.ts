import type { Db } from '../../../db/database.ts'
import { listUsers } from '../../../db/users.ts'
import { listWorkspaceIds } from '../../../db/workspaces.ts'

/**
 * One sentence on who opens the pages of a new workspace, or on what lets somebody. Nobody becomes owner by what they
 * own already, not even the only owner of all others: an operator may keep one company's workspace from another's
 * people, and a right that nobody gave is not noticed. The sentence names that person instead.
 */
export async function describeFirstOwner(
  db: Db,
  workspaceId: string,
  ownerId: string | undefined,
): Promise<string> {
  if (ownerId !== undefined) return `${ownerId} owns it and finds it on the pages.`
  const users = await listUsers(db)
  if (users.length === 0)
    return 'Nobody can sign in to the pages yet: "user link" makes the link for the first person, who will own it.'
  const others = (await listWorkspaceIds(db)).filter((id) => id !== workspaceId)
  const owners = users.filter(({ workspaces }) => workspaces.some(({ role }) => role === 'owner'))
  const [only, another] = owners
  const ownsAll =
    others.length > 0 &&
    others.every((id) => only?.workspaces.some((each) => each.id === id && each.role === 'owner'))
  const user = only !== undefined && another === undefined && ownsAll ? only.userId : 'USER'
  return `Nobody can open its pages yet: "user link --user ${user} --workspace ${workspaceId} --role owner" makes the link that lets somebody in as its owner.`
}
