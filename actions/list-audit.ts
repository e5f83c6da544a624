import { z } from 'zod'
import { listAuditEvents } from '../db/audit-list.ts'
import { AuditActorKind, AuditEvent } from '../src/model/index.ts'
import { defineAction } from './action.ts'
import { moment, workspaceId } from './fields.ts'

export const listAudit = defineAction({
  name: 'list_audit',
  title: 'Read the audit',
  description:
    'Who did what and who tried to sign in, when and from where, with before and after: the newest first.',
  effect: 'reads',
  needs: 'owner',
  input: z
    .object({
      workspaceId: workspaceId.optional().describe('Without one, which only the operator may: of all'),
      action: z.string().min(1).max(100).optional(),
      actorKind: AuditActorKind.optional(),
      since: moment.optional(),
      before: z.number().int().positive().optional().describe('The `next` of the page before'),
      limit: z.number().int().min(1).max(500).default(100),
    })
    .strict(),
  output: z
    .object({
      events: z.array(AuditEvent),
      next: z.number().int().positive().nullable().describe('Null: there are no older ones'),
    })
    .strict(),
  async run({ before, limit, since, ...filter }, { db }) {
    const found = await listAuditEvents(
      db,
      { ...filter, since: since === undefined ? undefined : new Date(since) },
      { before, limit: limit + 1 },
    )
    const events = found.slice(0, limit)
    return { events, next: found.length > limit ? (events.at(-1)?.id ?? null) : null }
  },
})
