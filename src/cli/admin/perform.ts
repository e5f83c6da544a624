import type { z } from 'zod'
import type { Action } from '../../../actions/action.ts'
import { runAction } from '../../../actions/run.ts'
import type { Db } from '../../../db/database.ts'
import { systemClock } from '../../lib/clock.ts'
import { ServiceError } from '../../lib/errors.ts'
import { atTerminal } from '../at-terminal.ts'
import { UsageError } from '../usage-error.ts'

/** Where to look for a workspace that was not found. */
export const WORKSPACES = '"workspace list" shows them.'

/** Where to look for a person who was not found. */
export const USERS = '"user list" shows them.'

/** The options that are not called as their fields are. */
const optionNames: Readonly<Record<string, string>> = {
  workspaceId: '--workspace',
  keyId: '--key',
  userId: '--user',
  ownerId: '--owner',
  words: '--word',
  competitorUrls: '--competitor-url',
  handles: '--handle',
  planEndsAt: '--plan-ends',
  actorKind: '--actor',
}

/**
 * Runs an action as the operator. Input that it refuses, and what it does not find, becomes a UsageError that names the
 * command's options; `hint` says where to look for what was not found.
 */
export async function perform<
  Input extends z.AnyZodObject,
  Output extends z.AnyZodObject,
  Services extends object,
>(
  action: Action<string, Input, Output, Services>,
  input: Readonly<Record<string, unknown>>,
  services: Services & { readonly db: Db },
  hint?: string,
): Promise<z.input<Output>> {
  const context = { ...services, clock: systemClock, ...atTerminal }
  try {
    return await runAction(action, input, context, { fieldNames: optionsOf(action.input) })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    if (error.fault.kind === 'invalid_input') throw new UsageError(error.message)
    if (error.fault.kind !== 'not_found') throw error
    throw new UsageError(hint === undefined ? error.message : `${error.message} ${hint}`)
  }
}

function optionsOf(input: z.AnyZodObject): Record<string, string> {
  return Object.fromEntries(
    Object.keys(input.shape).map((field) => [field, optionNames[field] ?? `--${dashed(field)}`]),
  )
}

function dashed(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
