import { type Clock, systemClock } from '../lib/clock.ts'

/** With the longest that the service tells, ten seconds, and the two for which it keeps a refusal back: four minutes at most. */
const MOST_CALLS = 20

/**
 * What the service answers once it no longer says, by 503 and Retry-After, that it has too much to do: a machine that is
 * busy as a command starts is no reason for the command to fail. The refusal itself after 20 calls.
 */
export async function askPatiently(
  url: string | URL,
  init: RequestInit,
  clock: Clock = systemClock,
): Promise<Response> {
  for (let calls = 1; ; calls++) {
    const response = await fetch(url, init)
    const retryAfterSeconds = Number(response.headers.get('retry-after'))
    if (response.status !== 503 || !(retryAfterSeconds > 0) || calls === MOST_CALLS) return response
    await response.arrayBuffer()
    await clock.sleep(retryAfterSeconds * 1000)
  }
}
