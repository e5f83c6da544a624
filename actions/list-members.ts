import { z } from 'zod'
import { listMembers as list } from '../db/memberships.ts'
import { Role } from '../src/model/index.ts'
import { requireAccount } from './account.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'

const Member = z
  .object({
    userId: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    role: Role,
    joinedAt: z.string().datetime(),
    lastSeenAt: z.string().datetime().nullable().describe('To within five minutes; null: signed out'),
  })
  .strict()

export const listMembers = defineAction({
  name: 'list_members',
  title: 'List the members',
  description: 'The people of a workspace with their roles: owners first.',
  effect: 'reads',
  needs: 'member',
  input: z.object({ workspaceId }).strict(),
  output: z.object({ members: z.array(Member) }).strict(),
  async run({ workspaceId }, { db }) {
    await requireAccount(db, workspaceId)
    const members = await list(db, workspaceId)
    return {
      members: members.map(({ joinedAt, lastSeenAt, ...member }) => ({
        ...member,
        joinedAt: joinedAt.toISOString(),
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
      })),
    }
  },
})
