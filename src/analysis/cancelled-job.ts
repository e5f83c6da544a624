/** Tells a busy thread that nobody waits for its job any more: a message would reach it only once the job is done. */
export class CancelledJob {
  /** What the other thread is given. */
  readonly shared: SharedArrayBuffer
  readonly #number: Int32Array

  constructor(shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.shared = shared
    this.#number = new Int32Array(shared)
  }

  /** Jobs are numbered from 1. */
  cancel(number: number): void {
    Atomics.store(this.#number, 0, number)
  }

  throwIf(number: number): void {
    if (Atomics.load(this.#number, 0) === number) throw new Error('nobody waits for the job any more')
  }
}
