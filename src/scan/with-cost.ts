import { type FaultKind, ServiceError } from '../lib/errors.ts'
import type { NamedPlan } from '../model/index.ts'
import { describeCost } from './describe-question.ts'

/** After which failures of a call for a scan another one may be wanted. */
const namesCost = {
  scan_too_soon: true,
  confirmation_required: true,
  upstream: true,
  unavailable: true,
  // Repeating the call costs nothing, and says so.
  scan_in_progress: false,
  // There is nothing that a scan would call.
  not_configured: false,
  too_many_attempts: false,
  too_many_requests: false,
  invalid_input: false,
  unauthenticated: false,
  forbidden: false,
  not_found: false,
  method_not_allowed: false,
  not_acceptable: false,
  payload_too_large: false,
  unsupported_media_type: false,
  internal: false,
} as const satisfies Record<FaultKind, boolean>

/**
 * The failure of a call for a scan with what a scan would cost, where that is not in it already. `plan` may fail: what
 * failed first is told all the same.
 */
export async function withCost(thrown: unknown, plan: () => Promise<readonly NamedPlan[]>): Promise<unknown> {
  // One with a cause tells that something is gone that a plan needs, too.
  if (!(thrown instanceof ServiceError) || !namesCost[thrown.fault.kind] || hasOfferOrCause(thrown))
    return thrown
  const plans = await plan().catch(() => [])
  const cost = describeCost(plans)
  return cost === '' ? thrown : new ServiceError(thrown.fault, `${thrown.message} A scan ${cost}.`)
}

function hasOfferOrCause({ fault, cause }: ServiceError): boolean {
  return cause !== undefined || (fault.kind === 'confirmation_required' && fault.offer !== undefined)
}
