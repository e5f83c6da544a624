/**
 * What the contract says of the scan gate, as a model without a database: a workspace's scans, at moments that are whole
 * microseconds.
 */
export const SECOND_US = 1_000_000
/** What the service is started with: a confirmation outlives the pause between two scans, which its use must not. */
export const INTERVAL_SECONDS = 120
export const RETENTION_SECONDS = 600
export const INTERVAL_US = INTERVAL_SECONDS * SECOND_US
export const RETENTION_US = RETENTION_SECONDS * SECOND_US
export const LEASE_US = 30 * SECOND_US
export const CONFIRMATION_US = 300 * SECOND_US
export const MOST_ATTEMPTS = 3

/** One attempt at a scan by one process. */
export interface Execution {
  readonly process: number
  /** Nobody waits for its answer: a sweep took the scan up. */
  readonly bySweep: boolean
}

export interface ModelScan {
  readonly scanId: string
  readonly idempotencyKey: string | undefined
  readonly startedUs: number
  state: 'running' | 'completed' | 'failed'
  attempts: number
  leaseEndsUs: number
  /** Who may write for it; undefined once its process is dead. */
  holder: Execution | undefined
  completedUs?: number
  /** Its bytes, once somebody was told. */
  answer?: string
  /** A sweep has dropped its answer. */
  isDropped?: true
}

export interface Token {
  readonly token: string
  readonly idempotencyKey: string | undefined
  readonly apiKey: string
  readonly endsUs: number
  isUsed: boolean
  /** A sweep has dropped it. */
  isDropped?: true
}

/** What a request to scan must be answered with. */
export type Expected =
  | { readonly kind: 'replayed'; readonly scan: ModelScan }
  | { readonly kind: 'in_progress' }
  | { readonly kind: 'too_soon'; readonly seconds: number }
  | { readonly kind: 'asked' }
  | { readonly kind: 'void' }
  | { readonly kind: 'taken_over'; readonly scan: ModelScan }
  | { readonly kind: 'started'; readonly token: Token | undefined }

export interface ScanRequest {
  readonly idempotencyKey: string | undefined
  readonly apiKey: string
  readonly confirmToken: string | undefined
}

export class ModelWorkspace {
  readonly needsConsent: boolean
  readonly scans: ModelScan[] = []
  readonly tokens: Token[] = []
  lastStartUs: number | undefined

  constructor(needsConsent: boolean) {
    this.needsConsent = needsConsent
  }

  /** Scans that used up their attempts are failed on the way. */
  expect({ idempotencyKey, apiKey, confirmToken }: ScanRequest, nowUs: number): Expected {
    const scan = idempotencyKey === undefined ? undefined : this.latestOf(idempotencyKey)
    if (scan?.state === 'completed' && !scan.isDropped && !isPastRetention(scan, nowUs)) {
      return { kind: 'replayed', scan }
    }
    if (scan?.state === 'running') {
      if (scan.leaseEndsUs > nowUs) return { kind: 'in_progress' }
      if (scan.attempts < MOST_ATTEMPTS) return { kind: 'taken_over', scan }
      scan.state = 'failed'
    }
    const leftUs = this.lastStartUs === undefined ? 0 : this.lastStartUs + INTERVAL_US - nowUs
    if (leftUs > 0) return { kind: 'too_soon', seconds: Math.ceil(leftUs / SECOND_US) }
    if (confirmToken !== undefined) {
      const token = this.tokens.find(
        (known) =>
          known.token === confirmToken &&
          !known.isUsed &&
          !known.isDropped &&
          known.endsUs > nowUs &&
          known.apiKey === apiKey &&
          known.idempotencyKey === idempotencyKey,
      )
      return token === undefined ? { kind: 'void' } : { kind: 'started', token }
    }
    return this.needsConsent ? { kind: 'asked' } : { kind: 'started', token: undefined }
  }

  start(scanId: string, idempotencyKey: string | undefined, holder: Execution, nowUs: number): ModelScan {
    const scan: ModelScan = {
      scanId,
      idempotencyKey,
      startedUs: nowUs,
      state: 'running',
      attempts: 1,
      leaseEndsUs: nowUs + LEASE_US,
      holder,
    }
    this.scans.push(scan)
    this.lastStartUs = nowUs
    return scan
  }

  /** A sweep by the timer or at a start drops what is over by then: it does not come back where the clock is set back. */
  drop(nowUs: number): void {
    for (const scan of this.scans) if (isPastRetention(scan, nowUs)) scan.isDropped = true
    for (const token of this.tokens) if (token.endsUs <= nowUs) token.isDropped = true
  }

  abandoned(nowUs: number): ModelScan[] {
    return this.scans.filter(({ state, leaseEndsUs }) => state === 'running' && leaseEndsUs <= nowUs)
  }

  latestOf(idempotencyKey: string): ModelScan | undefined {
    return this.scans.findLast((scan) => scan.idempotencyKey === idempotencyKey)
  }
}

function isPastRetention({ completedUs }: ModelScan, nowUs: number): boolean {
  return completedUs !== undefined && completedUs + RETENTION_US <= nowUs
}

export function takeOver(scan: ModelScan, holder: Execution, nowUs: number): void {
  scan.attempts += 1
  scan.leaseEndsUs = nowUs + LEASE_US
  scan.holder = holder
}
