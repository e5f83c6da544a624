import { randomOf } from '../../../../simulator/dataset/random.ts'

/** Choices that a seed fixes. */
export interface Random {
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number
  /** Throws a RangeError for an empty list. */
  pick<T>(items: readonly T[]): T
  /** The items in another order. */
  shuffle<T>(items: readonly T[]): T[]
}

export function seeded(seed: string): Random {
  const next = randomOf(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (items) => {
      const index = below(items.length)
      const item = items[index]
      if (item === undefined) throw new RangeError('there is nothing to pick from')
      return item
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
  }
}
