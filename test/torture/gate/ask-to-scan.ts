import { type Answer, call } from '../../support/service.ts'
import { pause } from '../pause.ts'
import type { ScanRequest } from './reference.ts'
import { WITHIN_MS } from './waiting.ts'

export interface PostedRequest extends ScanRequest {
  readonly body: string | undefined
}

/** A service that is too busy to answer now is asked again after so long. */
const AGAIN_MS = 200

/** Asks a process for a scan. Undefined: it was killed, or had no answer. */
export async function askToScan(
  url: string | undefined,
  { idempotencyKey, confirmToken, apiKey, body }: PostedRequest,
): Promise<Answer | undefined> {
  const signal = AbortSignal.timeout(WITHIN_MS)
  const ask = () =>
    call(`${url}/v1/scans`, {
      method: 'POST',
      key: apiKey,
      signal,
      headers: {
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        ...(confirmToken === undefined ? {} : { 'Confirm-Token': confirmToken }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    }).catch(() => undefined)
  let answer = await ask()
  while (answer?.status === 503 && !signal.aborted) {
    await pause(AGAIN_MS, signal)
    answer = await ask()
  }
  return answer
}
