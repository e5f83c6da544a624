import { z } from 'zod'
import { issueLink } from '../src/accounts/links.ts'
import { Email, Role } from '../src/model/index.ts'
import { requireAccount } from './account.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'
import { askedBy } from './person.ts'

export const inviteMember = defineAction({
  name: 'invite_member',
  title: 'Invite somebody',
  description:
    'Makes a code that lets somebody into the workspace, once, within 15 minutes. The answer is the only place where it is ever shown.',
  effect: 'writes',
  needs: 'owner',
  needsRecentSignIn: ({ role }) => role === 'owner',
  input: z
    .object({
      workspaceId,
      role: Role.default('member'),
      email: Email.optional().describe('A label of the person. Nothing is sent to it'),
    })
    .strict(),
  output: z.object({ code: z.string(), role: Role, expiresAt: z.string().datetime() }).strict(),
  async run({ workspaceId, role, email }, { db, clock, actor }, stamp) {
    await requireAccount(db, workspaceId)
    const purpose = { kind: 'invitation', workspace: { workspaceId, role }, email } as const
    const { code, expiresAt } = await issueLink(db, purpose, askedBy(actor), clock.now(), { stamp })
    return { code, role, expiresAt: expiresAt.toISOString() }
  },
})
