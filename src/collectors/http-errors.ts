import { CollectorError } from './collector.ts'

/** Error code of a call whose slot would be after its deadline. */
export const NO_TIME_LEFT = 'no_time_left'

export function pausedTooLong(service: string, until: Date, at: Date): CollectorError {
  const retryAfterSeconds = Math.ceil((until.getTime() - at.getTime()) / 1000)
  return new CollectorError(
    { status: 'rate_limited', code: 'paused', retryAfterSeconds },
    `${service} asked for a pause that outlasts the scan.`,
  )
}

export function noTimeLeft(service: string): CollectorError {
  return new CollectorError(
    { status: 'timeout', code: NO_TIME_LEFT },
    `The pace that ${service} wants left no time for all calls.`,
  )
}

export function timedOut(service: string): CollectorError {
  return new CollectorError(
    { status: 'timeout', code: 'call_timed_out' },
    `${service} did not answer in time.`,
  )
}

/**
 * fetch rejects with a TypeError or an abort, a broken stream with a coded error; anything else is a bug
 * here.
 */
export function isTransportError(error: unknown): boolean {
  return (
    error instanceof TypeError || error instanceof DOMException || (error instanceof Error && 'code' in error)
  )
}

/** fetch's own message may quote a URL or a header with a token: only its code is kept. */
export function unreachable(service: string, error: unknown): CollectorError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'network failure'
  return new CollectorError({ status: 'failed', code: 'unreachable' }, `${service} could not be reached.`, {
    cause: new Error(code),
  })
}
