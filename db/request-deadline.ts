import { AsyncLocalStorage } from 'node:async_hooks'
import { ANSWER_WITHIN_MS } from './deadlines.ts'

/**
 * What all statements of one request may wait together, milliseconds. Time counts while one of them at least is under
 * way: a request may wait for a platform or a ranking besides, and statements at a time share theirs.
 */
export class RequestDeadline {
  readonly #limitMs: number
  readonly now: () => number
  #isLifted = false
  #spentMs = 0
  #running = 0
  #sinceMs = 0

  /** `now`: milliseconds that only grow. */
  constructor(limitMs: number, now: () => number = () => performance.now()) {
    this.#limitMs = limitMs
    this.now = now
  }

  /** How long a statement that begins now may wait: 0 or less where the request has waited long enough. */
  leftMs(): number {
    if (this.#isLifted) return Number.POSITIVE_INFINITY
    const runningMs = this.#running > 0 ? this.now() - this.#sinceMs : 0
    return this.#limitMs - this.#spentMs - runningMs
  }

  begin(): void {
    if (this.#running === 0) this.#sinceMs = this.now()
    this.#running += 1
  }

  end(): void {
    this.#running -= 1
    if (this.#running === 0) this.#spentMs += this.now() - this.#sinceMs
  }

  /** It has waited so many milliseconds besides, which are over now. */
  spend(waitedMs: number): void {
    this.#spentMs += waitedMs
  }

  /** The request is over. */
  lift(): void {
    this.#isLifted = true
  }
}

const requests = new AsyncLocalStorage<RequestDeadline | undefined>()

/**
 * Runs a request. All its statements together wait for the database as long as one of them may; then they throw
 * `unavailable`. Long work (`forLongWork`) neither counts nor ends by it. It holds until `lift` is called: what goes on
 * after the answer has only the deadlines of its statements.
 */
export function withinRequest<Result>(
  work: (lift: () => void) => Promise<Result>,
  limitMs = ANSWER_WITHIN_MS,
  now?: () => number,
): Promise<Result> {
  const deadline = new RequestDeadline(limitMs, now)
  return requests.run(deadline, () => work(() => deadline.lift()))
}

/** Runs what a request starts and does not wait for, or what is long by design: only its statements' own deadlines hold. */
export function outsideRequest<Result>(work: () => Result): Result {
  return requests.run(undefined, work)
}

/** Waits for statements that another request may have begun: to who waits they count as its own. */
export async function countingShared<Result>(wait: () => Promise<Result>): Promise<Result> {
  const deadline = requests.getStore()
  deadline?.begin()
  try {
    return await wait()
  } finally {
    deadline?.end()
  }
}

/**
 * Begins a wait for others, who may wait for the database themselves; call the result when it is over. It counts where the
 * database has failed meanwhile, by what `failures` counts: whoever waits behind a request that is given up is then given up
 * in the same time, and not after the times of all before it.
 */
export function beginWaitBehind(failures: () => number): () => void {
  const deadline = requests.getStore()
  if (deadline === undefined) return () => {}
  const [sinceMs, before] = [deadline.now(), failures()]
  return () => {
    if (failures() !== before) deadline.spend(deadline.now() - sinceMs)
  }
}

/** The deadline of the request that this is called in. */
export function requestDeadline(): RequestDeadline | undefined {
  return requests.getStore()
}
