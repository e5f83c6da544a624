import { setTimeout } from 'node:timers/promises'
import type { Finding, Form, Torture } from './torture.ts'

/** Twenty times what a short form takes: on a busy machine it may. node:test's own limit for a file is further away. */
export const SHORT_MINUTES = 4
/** For a form that was cut off to undo what it set up. */
export const MINUTES_TO_END = 5

export interface TortureReport extends Finding {
  readonly form: Form
  readonly seed: number
  readonly seconds: number
}

export interface TortureOptions {
  readonly form: Form
  readonly seed: number
  readonly signal?: AbortSignal
  /** A fault is looked for (`Setting`). */
  readonly isHunt?: boolean
  readonly tell?: (line: string) => void
}

/** Runs a torture within its time and undoes what it set up. What it throws is thrown on. */
export async function runTorture(torture: Torture, options: TortureOptions): Promise<TortureReport> {
  const { form, seed, signal, isHunt = false, tell = () => {} } = options
  const minutes = form === 'short' ? SHORT_MINUTES : torture.longMinutes
  const undoings: (() => Promise<void>)[] = []
  const ended = new AbortController()
  const overtime = new AbortController()
  const limit = setTimeout(minutes * 60_000, undefined, { ref: false, signal: ended.signal }).then(
    () => overtime.abort(new Error(`The ${form} form took longer than ${minutes} minutes.`)),
    () => {},
  )
  const started = performance.now()
  try {
    const { counts, violations } = await torture.run({
      form,
      seed,
      tell,
      isHunt,
      signal: AbortSignal.any([overtime.signal, ...(signal === undefined ? [] : [signal])]),
      after: (undo) => void undoings.push(undo),
    })
    const cutOff = overtime.signal.aborted ? [`Cut off after ${minutes} minutes.`] : []
    const seconds = Math.round((performance.now() - started) / 1000)
    return { form, seed, seconds, counts, violations: [...violations, ...cutOff] }
  } finally {
    ended.abort()
    await limit
    for (const undo of undoings.toReversed()) await undo()
  }
}
