import type { Random } from '../../../src/cli/bench/citations/random.ts'

/** What readers of a workspace look for: things of one or more posts, by name. */
export class Shelf {
  readonly #things = new Map<string, readonly string[]>()

  /** False: it stood there already. */
  put(thing: string, ids: readonly string[]): boolean {
    if (this.#things.has(thing) || ids.length === 0) return false
    this.#things.set(thing, ids)
    return true
  }

  /** Some things, the newest more often than the others, with `ids` at most in all. */
  some(random: Random, ids: number): [string, readonly string[]][] {
    const all = [...this.#things]
    const newest = random.shuffle(all.slice(-NEWEST))
    const picked = [...newest.slice(0, newest.length / 2), ...random.shuffle(all.slice(0, -NEWEST))]
    let left = ids
    return picked.filter(([, { length }]) => {
      left -= length
      return left >= 0
    })
  }

  all(): [string, readonly string[]][] {
    return [...this.#things]
  }
}

const NEWEST = 8
