import { constants } from 'node:os'

/** A signal asked the command to end. */
export class Interrupted extends Error {
  /** 128 + the signal's number, as shells have it. */
  readonly exitCode: number

  constructor(signal: NodeJS.Signals) {
    super(`Ended by ${signal}.`)
    this.exitCode = 128 + constants.signals[signal]
  }
}
