import { ServiceError } from '../lib/errors.ts'

/** The errors of a scan that does not start, or does not end in this process. */

export function inProgress(retryAfterSeconds: number): ServiceError {
  return new ServiceError(
    { kind: 'scan_in_progress', retryAfterSeconds },
    `This scan is still processing. Repeat the call with the same idempotency key in ${retryAfterSeconds} seconds, which costs nothing, or ask get_scan.`,
  )
}

export function tooSoon(retryAfterSeconds: number): ServiceError {
  return new ServiceError(
    { kind: 'scan_too_soon', retryAfterSeconds },
    `This workspace scanned less than the scan interval ago. The next scan may start in ${retryAfterSeconds} seconds.`,
  )
}

export function tooManyStarts(): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 1 },
    'Too many scans of this workspace start at this moment. Try again in a second.',
  )
}

export function handedOver(): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 5 },
    'The service is shutting down; another process finishes this scan. Start no other: get_scan says what becomes of it, and the same call with its idempotency key returns it.',
  )
}

export function shuttingDown(): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 5 },
    'The service is shutting down and starts no more scans. Try again in a few seconds.',
  )
}

export function confirmationVoid(): ServiceError {
  return new ServiceError(
    { kind: 'confirmation_required' },
    'Nothing was started: this confirmation was used already, has expired, or was not given for this very call and API key. Call again without it: the user has to be asked anew.',
  )
}

export function userDeclined(): ServiceError {
  return new ServiceError(
    { kind: 'confirmation_required' },
    'The user did not agree, so nothing was started. Scan again only when they ask for it.',
  )
}
