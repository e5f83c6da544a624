import type { JSX } from 'preact'
import type { FaultKind, ServiceError } from '../../src/lib/errors.ts'

interface Problem {
  readonly status: number
  readonly heading: string
}

/** How a page tells each kind of failure; a kind without a row does not compile. */
export const problems = {
  invalid_input: { status: 400, heading: 'That cannot be asked for' },
  unauthenticated: { status: 401, heading: 'You are not signed in' },
  forbidden: { status: 403, heading: 'That is not open to you' },
  not_found: { status: 404, heading: 'There is nothing here' },
  method_not_allowed: { status: 405, heading: 'That cannot be done here' },
  not_acceptable: { status: 406, heading: 'That cannot be shown' },
  payload_too_large: { status: 413, heading: 'That is too much at once' },
  unsupported_media_type: { status: 415, heading: 'That form is not understood' },
  scan_in_progress: { status: 409, heading: 'A scan is running' },
  scan_too_soon: { status: 429, heading: 'It is too early for another scan' },
  too_many_attempts: { status: 429, heading: 'There were too many attempts' },
  too_many_requests: { status: 429, heading: 'That is too much at once' },
  confirmation_required: { status: 403, heading: 'This has to be confirmed' },
  upstream: { status: 502, heading: 'No platform answered' },
  not_configured: { status: 503, heading: 'No collector is configured' },
  unavailable: { status: 503, heading: 'The service cannot answer now' },
  internal: { status: 500, heading: 'Something failed' },
} as const satisfies Record<FaultKind, Problem>

interface ProblemPageProps {
  readonly error: ServiceError
  /** The address that was asked for, where it can be asked for again. */
  readonly url: string | undefined
}

function canBeTriedAgain(kind: FaultKind): boolean {
  return kind === 'unavailable' || kind === 'too_many_requests' || kind === 'internal'
}

/** A failure as a page: what happened, in the service's own words, and where to go on. */
export function ProblemPage({ error: { fault, message }, url }: ProblemPageProps): JSX.Element {
  const [path] = url?.split('?') ?? []
  return (
    <>
      <h1>{problems[fault.kind].heading}</h1>
      <p>{message}</p>
      {url !== undefined && canBeTriedAgain(fault.kind) && (
        <p>
          <a href={url}>Try again</a>
        </p>
      )}
      {path !== undefined && fault.kind === 'invalid_input' && (
        <p>
          <a href={path}>The same page without these choices</a>
        </p>
      )}
      <p>
        <a href="/app">To the trends</a>
      </p>
    </>
  )
}
