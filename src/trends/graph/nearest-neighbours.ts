import { at, realAt } from '../corpus/term-matrix.ts'

/** The k best offers in a small binary heap, worst on top; ties go to the lower number. */
export class Nearest {
  readonly #capacity: number
  readonly #ids: Uint32Array
  readonly #values: Float64Array
  #size = 0

  constructor(capacity: number) {
    this.#capacity = capacity
    this.#ids = new Uint32Array(capacity)
    this.#values = new Float64Array(capacity)
  }

  get size(): number {
    return this.#size
  }

  get isFull(): boolean {
    return this.#size === this.#capacity
  }

  /** The least value kept; a full heap takes nothing below it. */
  get worst(): number {
    return realAt(this.#values, 0)
  }

  clear(): void {
    this.#size = 0
  }

  offer(id: number, value: number): void {
    if (this.#size < this.#capacity) {
      let slot = this.#size
      this.#size += 1
      while (slot > 0) {
        const parent = (slot - 1) >> 1
        if (!this.#worse(id, value, parent)) break
        this.#copy(parent, slot)
        slot = parent
      }
      this.#set(slot, id, value)
    } else if (!this.#worse(id, value, 0)) {
      let slot = 0
      for (;;) {
        let child = 2 * slot + 1
        if (child >= this.#size) break
        if (
          child + 1 < this.#size &&
          this.#worse(at(this.#ids, child + 1), realAt(this.#values, child + 1), child)
        ) {
          child += 1
        }
        if (this.#worse(id, value, child)) break
        this.#copy(child, slot)
        slot = child
      }
      this.#set(slot, id, value)
    }
  }

  /** Multiplies every value kept; `factor` is above 0. */
  scale(factor: number): void {
    for (let slot = 0; slot < this.#size; slot += 1) this.#values[slot] = realAt(this.#values, slot) * factor
  }

  /** Writes the ids and the values into the two arrays from `from` on, in no particular order. */
  writeTo(ids: Uint32Array, values: Float64Array, from: number): void {
    for (let slot = 0; slot < this.#size; slot += 1) {
      ids[from + slot] = at(this.#ids, slot)
      values[from + slot] = realAt(this.#values, slot)
    }
  }

  /** Who is kept, in no particular order; the next offer changes it. */
  get ids(): Uint32Array {
    return this.#ids.subarray(0, this.#size)
  }

  /** The ids and values kept, best first. */
  sorted(): (readonly [id: number, value: number])[] {
    return Array.from(
      { length: this.#size },
      (_, slot) => [at(this.#ids, slot), realAt(this.#values, slot)] as const,
    ).sort((first, second) => second[1] - first[1] || first[0] - second[0])
  }

  #worse(id: number, value: number, slot: number): boolean {
    const other = realAt(this.#values, slot)
    return value < other || (value === other && id > at(this.#ids, slot))
  }

  #copy(from: number, to: number): void {
    this.#set(to, at(this.#ids, from), realAt(this.#values, from))
  }

  #set(slot: number, id: number, value: number): void {
    this.#ids[slot] = id
    this.#values[slot] = value
  }
}
