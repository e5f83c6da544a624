import { type Answer, call } from '../../support/service.ts'
import type { ScanRequest } from './reference.ts'
import { WITHIN_MS } from './waiting.ts'

export interface PostedRequest extends ScanRequest {
  readonly body: string | undefined
}

/** Asks a process for a scan. Undefined: it was killed, or had no answer. */
export function askToScan(
  url: string | undefined,
  { idempotencyKey, confirmToken, apiKey, body }: PostedRequest,
): Promise<Answer | undefined> {
  return call(`${url}/v1/scans`, {
    method: 'POST',
    key: apiKey,
    signal: AbortSignal.timeout(WITHIN_MS),
    headers: {
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      ...(confirmToken === undefined ? {} : { 'Confirm-Token': confirmToken }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  }).catch(() => undefined)
}
