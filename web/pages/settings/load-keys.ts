import { opensApi } from '../../../actions/account.ts'
import { listKeys } from '../../../actions/list-keys.ts'
import { listMembers } from '../../../actions/list-members.ts'
import { showWorkspace } from '../../../actions/show-workspace.ts'
import type { ApiKey } from '../../../src/model/index.ts'
import type { PageRequest } from '../../page.ts'

export interface Keys {
  /** The newest first. */
  readonly active: readonly ApiKey[]
  readonly revoked: readonly ApiKey[]
  nameOf(userId: string): string | undefined
  /** Why nobody can make a key here now; undefined: an owner can. */
  readonly locked: string | undefined
}

export async function loadKeys({ runAction, services }: PageRequest): Promise<Keys> {
  const [{ keys }, { members }, account] = await Promise.all([
    runAction(listKeys),
    runAction(listMembers),
    runAction(showWorkspace),
  ])
  const newestFirst = keys.toReversed()
  const names = new Map(members.map(({ userId, name }) => [userId, name]))
  return {
    active: newestFirst.filter(({ revokedAt }) => revokedAt === null),
    revoked: newestFirst.filter(({ revokedAt }) => revokedAt !== null),
    nameOf: (userId) => names.get(userId),
    locked: opensApi(account, services.clock.now())
      ? undefined
      : 'This workspace has no active Pro plan, which agents need. The operator of this service sets the plan.',
  }
}
