import type { AdmissionFacts } from '../../db/scan-gate.ts'

export type Admission =
  | { readonly action: 'replay'; readonly scanId: string }
  | { readonly action: 'wait'; readonly retryAfterSeconds: number }
  | { readonly action: 'take_over'; readonly scanId: string }
  | { readonly action: 'give_up'; readonly scanId: string }
  | { readonly action: 'too_soon'; readonly retryAfterSeconds: number }
  | { readonly action: 'start' }

/** A scan whose process died is taken up again this often in all. */
export const MAX_ATTEMPTS = 3

/** How long a client waits before it asks again for a scan that is still running. */
export const IN_PROGRESS_RETRY_SECONDS = 2

/**
 * Who may scan: the first row that fits wins. `give_up` marks the scan failed and asks again; every other
 * answer is final. Pure: the database makes it atomic by the gate's fence (db/scan-gate.ts).
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
