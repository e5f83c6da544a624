import { z } from 'zod'
import type { Actor } from './account.ts'

export const auditActorKinds = ['key', 'user', 'operator', 'nobody'] as const
export const AuditActorKind = z.enum(auditActorKinds)
export type AuditActorKind = z.infer<typeof AuditActorKind>

/** Who an audit event tells of: somebody who is known, or nobody yet, such as whoever was refused at sign-in. */
export type AuditActor = Actor | { readonly kind: 'nobody' }

/** What the audit calls an attempt to sign in: one that let somebody in, and any other. */
export type SignInAction = 'sign_in' | 'sign_in_refused'

const Fields = z.record(z.unknown()).nullable()

/**
 * One change: who, what, when, from where, before and after. It holds no key, hash or code. Of an attempt to sign in
 * `after` has its method and outcome, and `subject` whose link was refused, where that is known.
 */
export const AuditEvent = z
  .object({
    id: z.number().int().positive().describe('Grows with time'),
    at: z.string().datetime(),
    workspaceId: z.string().nullable().describe('Null: of no workspace'),
    actor: z.object({ kind: AuditActorKind, id: z.string().nullable() }).strict(),
    action: z.string(),
    subject: z.string().nullable().describe('What was changed, such as the id of a key'),
    from: z.string().describe("'terminal', or the client's address"),
    before: Fields.describe('Null: it was not there before'),
    after: Fields.describe('Null: it is not there any more'),
  })
  .strict()
export type AuditEvent = z.infer<typeof AuditEvent>
