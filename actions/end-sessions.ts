import { z } from 'zod'
import { endSessions as end } from '../db/sessions.ts'
import { sessionTimes } from '../src/accounts/limits.ts'
import { defineAction } from './action.ts'
import { requireUser, userId } from './person.ts'

export const endSessions = defineAction({
  name: 'end_sessions',
  title: 'Sign somebody out everywhere',
  description: 'Ends all sessions of a person.',
  effect: 'writes',
  // A session opens all workspaces of its person: no owner of one ends it.
  needs: 'operator',
  input: z.object({ userId }).strict(),
  output: z.object({ ended: z.number().int().nonnegative() }).strict(),
  async run({ userId }, { db, clock }, stamp) {
    await requireUser(db, userId)
    return { ended: await end(db, userId, sessionTimes(clock.now()), stamp) }
  },
})
