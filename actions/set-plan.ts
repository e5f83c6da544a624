import { z } from 'zod'
import { updateAccount } from '../db/workspaces.ts'
import { Plan } from '../src/model/index.ts'
import { Account, orNoWorkspace, toAnswer } from './account.ts'
import { defineAction } from './action.ts'
import { moment, workspaceId } from './fields.ts'

export const planEndsAt = moment.nullable().default(null).describe('When the plan ends; null: never')

export function toDate(endsAt: string | null): Date | null {
  return endsAt === null ? null : new Date(endsAt)
}

export const setPlan = defineAction({
  name: 'set_plan',
  title: 'Set the plan',
  description: 'Only an active pro plan opens the API.',
  effect: 'writes',
  needs: 'plan_admin',
  needsRecentSignIn: () => true,
  input: z.object({ workspaceId, plan: Plan, planEndsAt }).strict(),
  output: Account,
  async run({ workspaceId, plan, planEndsAt }, { db }, stamp) {
    const fields = { plan, planEndsAt: toDate(planEndsAt) }
    return toAnswer(orNoWorkspace(await updateAccount(db, workspaceId, fields, stamp), workspaceId))
  },
})
