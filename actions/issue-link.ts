import { z } from 'zod'
import { hasUsers } from '../db/users.ts'
import { issueLink as issue } from '../src/accounts/links.ts'
import { invalidInput } from '../src/lib/errors.ts'
import { Email, Role } from '../src/model/index.ts'
import { requireAccount } from './account.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'
import { requireUser, userId } from './person.ts'

export const issueLink = defineAction({
  name: 'issue_link',
  title: 'Make a sign-in link',
  description:
    'Makes a code that signs in a known person, or the first one, once, within 15 minutes. The answer is the only place where it is ever shown.',
  effect: 'writes',
  // Whoever can make one can enter as that person.
  needs: 'operator',
  input: z
    .object({
      userId: userId.optional().describe('Without one: the first person, while there is nobody'),
      workspaceId: workspaceId.optional().describe('That the known person joins'),
      role: Role.default('member').describe('In that workspace'),
      email: Email.optional().describe('A label of the first person'),
    })
    .strict(),
  output: z.object({ code: z.string(), expiresAt: z.string().datetime() }).strict(),
  async run({ userId, workspaceId, role, email }, { db, clock }, stamp) {
    if (userId !== undefined) await requireUser(db, userId)
    else if (await hasUsers(db)) throw invalidInput('There is somebody already: userId must name them.')
    if (workspaceId !== undefined) await requireAccount(db, workspaceId)
    const workspace = workspaceId === undefined ? undefined : { workspaceId, role }
    const purpose =
      userId === undefined
        ? ({ kind: 'first_owner', email } as const)
        : ({ kind: 'user', userId, workspace } as const)
    const { code, expiresAt } = await issue(db, purpose, null, clock.now(), { stamp })
    return { code, expiresAt: expiresAt.toISOString() }
  },
})
