import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { createWorkspace as insertWorkspace } from '../db/workspaces.ts'
import { invalidInput } from '../src/lib/errors.ts'
import { ConfirmScans, Plan } from '../src/model/index.ts'
import { Account, toAnswer } from './account.ts'
import { defineAction } from './action.ts'
import { workspaceFields, workspaceId } from './fields.ts'
import { askedBy, requireUser, userId } from './person.ts'
import { planEndsAt, toDate } from './set-plan.ts'

const { words, competitorUrls, handles, lookbackDays, ...named } = workspaceFields

export const createWorkspace = defineAction({
  name: 'create_workspace',
  title: 'Make a workspace',
  description: 'A workspace with its plan, and its owner: where a person makes it, that person.',
  effect: 'writes',
  needs: 'first_person',
  input: z
    .object({
      id: workspaceId.optional().describe('Default: a random one'),
      ...named,
      words: words.default([]),
      competitorUrls: competitorUrls.default([]),
      handles: handles.default({}),
      lookbackDays: lookbackDays.default(30),
      plan: Plan.default('pro'),
      planEndsAt,
      confirmScans: ConfirmScans.default('client'),
      ownerId: userId.optional().describe('Default: nobody, until somebody is let in'),
    })
    .strict(),
  output: Account,
  async run({ plan, planEndsAt, confirmScans, ownerId: named, ...fields }, { db, actor }, stamp) {
    const ownerId = askedBy(actor) ?? named
    if (ownerId !== undefined) await requireUser(db, ownerId)
    const workspace = { ...fields, id: fields.id ?? `ws_${randomBytes(6).toString('hex')}` }
    const account = { workspace, plan, planEndsAt: toDate(planEndsAt), confirmScans }
    if (await insertWorkspace(db, { ...account, ownerId }, stamp)) return toAnswer(account)
    throw invalidInput(`There is a workspace ${workspace.id} already.`)
  },
})
