import type { z } from 'zod'
import { parseInput } from '../src/input/parse-input.ts'
import { ServiceError } from '../src/lib/errors.ts'
import type { Actor, Role } from '../src/model/index.ts'
import type { Action, ActionContext } from './action.ts'

export interface RunOptions {
  /** The workspaces of the person who acts; the operator needs none. */
  readonly memberships?: readonly { readonly id: string; readonly role: Role }[]
  /** Whether the person who acts signed in first. Default: they did not. */
  readonly isFirstPerson?: boolean
  /** Whether the operator lets the person who acts set plans. Default: no. */
  readonly isPlanAdmin?: boolean
  /** Whether the person who acts signed in recently. Default: yes, as of the operator. */
  readonly hasSignedInRecently?: boolean
  /** Names of fields in error sentences, where a surface has others, such as a command's options. */
  readonly fieldNames?: Readonly<Record<string, string | undefined>>
}

/**
 * Runs an action, for commands and pages alike: parses the input as `callTool` does, checks who acts, runs. Throws
 * `invalid_input` with a sentence that names the field, `forbidden` for whoever may not act in this workspace,
 * `unauthenticated` for a person who has to sign in again first, and what the action throws.
 */
export async function runAction<
  Input extends z.AnyZodObject,
  Output extends z.AnyZodObject,
  Services extends object,
>(
  action: Action<string, Input, Output, Services>,
  rawInput: unknown,
  context: ActionContext & Services,
  { hasSignedInRecently = true, fieldNames, ...person }: RunOptions = {},
): Promise<z.input<Output>> {
  const input = parseInput(action.input, rawInput, fieldNames)
  refuseUnlessAllowed(action, input, context.actor, person)
  if (!hasSignedInRecently && action.needsRecentSignIn?.(input) === true) throw signInAgain()
  const { actor, from } = context
  return await action.run(input, context, { action: action.name, actor, from })
}

function refuseUnlessAllowed(
  { needs }: Pick<Action, 'needs'>,
  { workspaceId }: Readonly<Record<string, unknown>>,
  actor: Actor,
  { memberships = [], isFirstPerson = false, isPlanAdmin = false }: RunOptions,
): void {
  if (actor.kind === 'operator') return
  if (actor.kind === 'key') throw forbidden('A key cannot administer: a person has to sign in.')
  if (needs === 'operator') throw forbidden('Only the operator of this service can do this, at its terminal.')
  if (needs === 'first_person') {
    if (isFirstPerson) return
    throw forbidden('Only the operator of this service and the person who signed in first can do this.')
  }
  const role = memberships.find(({ id }) => id === workspaceId)?.role
  // The same for a workspace that is not there: who is no member learns nothing of it.
  if (role === undefined) throw forbidden('You are no member of this workspace.')
  if (needs === 'plan_admin' && !isPlanAdmin)
    throw forbidden('Only the operator of this service and those whom its PLAN_ADMINS names can do this.')
  if (needs === 'owner' && role !== 'owner') throw forbidden('Only an owner of this workspace can do this.')
}

function forbidden(message: string): ServiceError {
  return new ServiceError({ kind: 'forbidden' }, message)
}

function signInAgain(): ServiceError {
  return new ServiceError(
    { kind: 'unauthenticated' },
    'You signed in more than 15 minutes ago, and this needs a recent sign-in: sign in again first.',
  )
}
