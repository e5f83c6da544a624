import { z } from 'zod'
import { dropLink } from '../db/sign-in-links.ts'
import { hashCode } from '../src/accounts/code.ts'
import { ServiceError } from '../src/lib/errors.ts'
import { defineAction } from './action.ts'

export const withdrawLink = defineAction({
  name: 'withdraw_link',
  title: 'Take back a sign-in link',
  description: 'Ends a link that nobody has used.',
  effect: 'writes',
  needs: 'operator',
  input: z.object({ code: z.string().min(1) }).strict(),
  output: z.object({ withdrawn: z.literal(true) }).strict(),
  async run({ code }, { db }, stamp) {
    if (await dropLink(db, hashCode(code), stamp)) return { withdrawn: true as const }
    throw new ServiceError({ kind: 'not_found' }, 'There is no unused link of this code.')
  },
})
