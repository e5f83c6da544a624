import { z } from 'zod'
import { listPasskeys as list } from '../db/passkeys.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'
import { refuseOthers } from './passkey-fields.ts'
import { userId } from './person.ts'

export const listPasskeys = defineAction({
  name: 'list_passkeys',
  title: 'List passkeys',
  description: 'The passkeys of a person, the oldest first. People see their own alone.',
  effect: 'reads',
  needs: 'member',
  input: z.object({ workspaceId, userId }).strict(),
  output: z
    .object({
      passkeys: z.array(
        z
          .object({
            passkeyId: z.string(),
            name: z.string(),
            createdAt: z.string().datetime(),
            lastUsedAt: z.string().datetime().nullable().describe('Null: it has signed nobody in yet'),
            isBackedUp: z.boolean().describe('Whether its maker keeps a copy of it'),
          })
          .strict(),
      ),
    })
    .strict(),
  async run({ userId }, { db, actor }) {
    refuseOthers(actor, userId)
    const passkeys = await list(db, userId)
    return {
      passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
        ...passkey,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    }
  },
})
