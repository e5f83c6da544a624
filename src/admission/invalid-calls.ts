import type { IncomingMessage } from 'node:http'
import { type Clock, systemClock } from '../lib/clock.ts'
import type { FaultKind } from '../lib/errors.ts'
import type { AdmittedCaller } from './admission.ts'
import { type BucketLimits, Buckets } from './buckets.ts'
import { Refusals } from './refusals.ts'

/** An agent that learns a tool makes a few such calls; a script that is wrong makes them until somebody looks. */
export const INVALID_LIMITS: BucketLimits = { calls: 100, callsPerSecond: 5 }

/** What a call is refused for before it has a place, by what it holds alone. */
const invalidKinds: ReadonlySet<FaultKind> = new Set([
  'invalid_input',
  'payload_too_large',
  'unsupported_media_type',
  'not_acceptable',
  'method_not_allowed',
])

type InvalidCaller = Pick<AdmittedCaller, 'actor'>

export interface InvalidCallsSettings {
  clientAddress(request: IncomingMessage): string | undefined
  readonly clock?: Clock
  readonly refusals?: Refusals
  /** Called for each refusal that is kept back. */
  keptBack?(): void
}

/**
 * Keeps back the refusals of calls that are wrong in themselves, beyond a burst, by key, person or address. No place bounds such
 * calls: with 60 connections that came again at once a neighbour's p99 was up to 7 s.
 */
export class InvalidCalls {
  readonly #settings: InvalidCallsSettings
  readonly #refusals: Refusals
  readonly #buckets: Buckets

  constructor(settings: InvalidCallsSettings) {
    this.#settings = settings
    this.#refusals = settings.refusals ?? new Refusals()
    this.#buckets = new Buckets(INVALID_LIMITS, settings.clock ?? systemClock)
  }

  /** Resolves when a request that ends with such a fault may be told so: at once for all other kinds. */
  async keepBack(
    kind: FaultKind,
    request: IncomingMessage,
    caller: InvalidCaller | undefined,
  ): Promise<void> {
    if (caller !== undefined) await this.keepBackOf(kind, caller)
    else await this.#keepBack(kind, this.#settings.clientAddress(request))
  }

  /** The same of a call of a caller. */
  async keepBackOf(kind: FaultKind, caller: InvalidCaller): Promise<void> {
    await this.#keepBack(kind, caller.actor.id)
  }

  async #keepBack(kind: FaultKind, name: string | undefined): Promise<void> {
    if (!invalidKinds.has(kind) || this.#buckets.take(name) === undefined) return
    this.#settings.keptBack?.()
    await this.#refusals.keepBack()
  }
}
