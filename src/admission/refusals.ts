import { type Clock, systemClock } from '../lib/clock.ts'
import { REFUSAL_DELAY_MS } from './limits.ts'

export interface RefusalsSettings {
  readonly clock?: Clock
  /** Draws from 0 up to, but not including, 1. Default: Math.random. */
  random?(): number
}

/**
 * When refusals are answered and when their callers are asked to come again: each at a moment of its own, or else all who
 * were refused at once would come again at once, for as long as they are refused.
 */
export class Refusals {
  readonly #clock: Clock
  readonly #random: () => number

  constructor({ clock = systemClock, random = Math.random }: RefusalsSettings = {}) {
    this.#clock = clock
    this.#random = random
  }

  /** Resolves when a refusal has been kept back for long enough: REFUSAL_DELAY_MS up to twice that. */
  async keepBack(): Promise<void> {
    await this.#clock.sleep(REFUSAL_DELAY_MS * (1 + this.#random()))
  }

  /** What a refused caller is told: whole seconds, at least `seconds`, at least 1, and at most twice that. */
  retryAfterSeconds(seconds: number): number {
    return seconds + Math.floor(this.#random() * (seconds + 1))
  }
}
