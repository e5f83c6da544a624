import type { AdmissionFacts } from '../../db/scan-gate.ts'

export type Admission =
  | { readonly action: 'replay'; readonly scanId: string }
  | { readonly action: 'wait'; readonly retryAfterSeconds: number }
  | { readonly action: 'take_over'; readonly scanId: string }
  | { readonly action: 'give_up'; readonly scanId: string }
  | { readonly action: 'too_soon'; readonly retryAfterSeconds: number }
  | { readonly action: 'start' }

/** Attempts at one scan in all, whichever processes make them. */
export const MAX_ATTEMPTS = 3

/** How long a client is told to wait before it asks again for a running scan. */
export const IN_PROGRESS_RETRY_SECONDS = 2

/**
 * Decides what happens to a request to scan. After `give_up` the scan is marked failed and the facts are read
 * again; every other decision is final. Pure: the gate's fence makes it atomic (db/scan-gate.ts).
 */
export function decideAdmission(facts: AdmissionFacts): Admission {
  const { keyed } = facts
  if (keyed?.state === 'completed' && keyed.retained) return { action: 'replay', scanId: keyed.scanId }
  if (keyed?.state === 'running') {
    if (keyed.leaseAlive) return { action: 'wait', retryAfterSeconds: IN_PROGRESS_RETRY_SECONDS }
    return { action: keyed.attempts < MAX_ATTEMPTS ? 'take_over' : 'give_up', scanId: keyed.scanId }
  }
  if (facts.secondsUntilNextStart > 0) {
    return { action: 'too_soon', retryAfterSeconds: Math.ceil(facts.secondsUntilNextStart) }
  }
  return { action: 'start' }
}
