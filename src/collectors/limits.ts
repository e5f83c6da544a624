import { createHash } from 'node:crypto'

/** One API's rate limit under one credential: its calls start one after another, across all processes. */
export interface RateLimitQueue {
  /** Identifies the credential without revealing it, see `accountOf`. */
  readonly account: string
  readonly name: string
}

/** A call's place in a queue. It is reserved only if `startAt` is before the latest acceptable start. */
export interface CallSlot {
  readonly startAt: Date
  /** When the platform's pause ends; in the past if there is none. */
  readonly pausedUntil: Date
}

/** How much of one resource a credential may spend in one period, as the platform counts it. */
export interface Quota {
  readonly account: string
  readonly resource: string
  /** Identifies the period: `2026-11-20` for a day. */
  readonly period: string
  readonly cap: number
}

/** The platforms' limits, shared by all processes that use the same credentials. */
export interface Limits {
  reserveSlot(queue: RateLimitQueue, slot: { spacingMs: number; at: Date; latest: Date }): Promise<CallSlot>
  /** No call of the queue starts before this time. */
  pause(queue: RateLimitQueue, until: Date): Promise<void>
  /**
   * Reserves up to `wanted` before it is spent; resolves to the amount, which is 0 if less than `minimum` is
   * left.
   */
  take(quota: Quota, wanted: number, minimum?: number): Promise<number>
  /** Returns what was reserved and not spent. */
  refund(quota: Quota, amount: number): Promise<void>
  /**
   * Notes items that a platform bills once in a quota's period; resolves to how many of them were not noted in it before.
   */
  notePaid(quota: Quota, ids: readonly string[]): Promise<number>
  /** What is left of the quota now, at least 0. */
  remaining(quota: Quota): Promise<number>
  /** False if the tag is new and `cap` different ones were searched in the last seven days. */
  takeHashtag(account: string, tag: string, rule: { cap: number; at: Date }): Promise<boolean>
  /** The tags searched in the last seven days. */
  hashtagsAsked(account: string, at: Date): Promise<readonly string[]>
}

/** A cache of platform responses that stay valid for a while. */
export interface LookupCache {
  /** The value if it was set at `notBefore` or later, else undefined. */
  get(kind: string, key: string, notBefore: Date): Promise<unknown>
  set(kind: string, key: string, value: unknown, at: Date): Promise<void>
}

/**
 * The longest counting window of a platform is a day: a longer wait is garbled, and would pause it for years.
 */
const MAX_WAIT_SECONDS = 86_400

/** Clamps a wait that a platform asked for to whole seconds, 1 to 86,400. */
export function toWaitSeconds(seconds: number): number {
  return Math.min(MAX_WAIT_SECONDS, Math.max(1, Math.ceil(seconds)))
}

/** Identifies a credential without revealing it: 32 hex digits of its SHA-256. */
export function accountOf(credential: string): string {
  return createHash('sha256').update(credential).digest('hex').slice(0, 32)
}
