import { createHash } from 'node:crypto'

/** One API under one credential: its calls start one after another, whichever process makes them. */
export interface Lane {
  /** Names the credential without giving it away, see `accountOf`. */
  readonly account: string
  readonly name: string
}

/** A place in a lane. It is taken only when `startAt` is before the latest start that was asked for. */
export interface Turn {
  readonly startAt: Date
  /** Until when the platform wants silence; long past where it does not. */
  readonly pausedUntil: Date
}

/** What a credential may spend of one resource in one period, as the platform counts it. */
export interface Allowance {
  readonly account: string
  readonly resource: string
  /** Names the period: `2026-11-20` for a day. */
  readonly period: string
  readonly cap: number
}

/** What the platforms limit, held for all processes that use the same credentials. */
export interface Limits {
  takeTurn(lane: Lane, turn: { spacingMs: number; at: Date; latest: Date }): Promise<Turn>
  /** No call of the lane starts before this moment. */
  pause(lane: Lane, until: Date): Promise<void>
  /** Takes up to `wanted`, at least `minimum` or nothing; resolves to what was taken, before it is spent. */
  take(allowance: Allowance, wanted: number, minimum?: number): Promise<number>
  /** Gives back what was taken and not spent. */
  giveBack(allowance: Allowance, amount: number): Promise<void>
  /** What is left of it now. */
  left(allowance: Allowance): Promise<number>
  /** False when the tag is new and `cap` different ones were asked for in the last seven days. */
  takeHashtag(account: string, tag: string, rule: { cap: number; at: Date }): Promise<boolean>
  /** The tags that count now. */
  hashtagsAsked(account: string, at: Date): Promise<readonly string[]>
}

/** What a platform said once and need not be asked again for a while. */
export interface Lookups {
  /** The value if it was looked up at this moment or later. */
  recall(kind: string, key: string, notBefore: Date): Promise<unknown>
  remember(kind: string, key: string, value: unknown, at: Date): Promise<void>
}

/** The longest window in which a platform counts is a day: what says more is garbled, and would silence it for years. */
const MAX_WAIT_SECONDS = 86_400

/** A wait that a platform asked for, in whole seconds from 1 to a day. */
export function toWaitSeconds(seconds: number): number {
  return Math.min(MAX_WAIT_SECONDS, Math.max(1, Math.ceil(seconds)))
}

/** A name for a credential that gives nothing of it away. */
export function accountOf(credential: string): string {
  return createHash('sha256').update(credential).digest('hex').slice(0, 32)
}
