import type { z } from 'zod'
import type { AuditStamp } from '../db/audit.ts'
import type { Db } from '../db/database.ts'
import type { Clock } from '../src/lib/clock.ts'
import type { Actor } from '../src/model/index.ts'

/**
 * Who may act: an owner or any member of the workspace; a member whom the operator lets set plans; the person who signed
 * in first, by the operator's own link; or the operator at the terminal alone. The operator may do all.
 */
export type Needs = 'owner' | 'member' | 'plan_admin' | 'first_person' | 'operator'

/** What every action gets from whoever runs it; some take services beside it. */
export interface ActionContext {
  readonly db: Db
  readonly clock: Clock
  readonly actor: Actor
  /** 'terminal', or the client's address. */
  readonly from: string
}

/**
 * Something that is administered, by `npm run admin` and on pages alike. An action is never a tool and never an
 * operation: a key cannot administer. One that writes also writes what it changed, once, as an audit event.
 */
export interface Action<
  Name extends string = string,
  Input extends z.AnyZodObject = z.AnyZodObject,
  Output extends z.AnyZodObject = z.AnyZodObject,
  Services extends object = object,
> {
  readonly name: Name
  readonly title: string
  readonly description: string
  readonly effect: 'reads' | 'writes'
  readonly needs: Needs
  /**
   * Whether it makes what outlives a session: then a person must have signed in recently, as a browser that was left
   * open must not be enough. Default: it does not.
   */
  needsRecentSignIn?(input: z.output<Input>): boolean
  /** Strict. What a person may do names its workspace, `workspaceId`. */
  readonly input: Input
  readonly output: Output
  /** `stamp`: of the audit event. */
  run(input: z.output<Input>, context: ActionContext & Services, stamp: AuditStamp): Promise<z.input<Output>>
}

/** The identity function, which gives an action its exact type. */
export function defineAction<
  const Name extends string,
  Input extends z.AnyZodObject,
  Output extends z.AnyZodObject,
  Services extends object = object,
>(action: Action<Name, Input, Output, Services>): Action<Name, Input, Output, Services> {
  return action
}
