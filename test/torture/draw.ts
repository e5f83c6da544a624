import { randomOf } from '../../simulator/dataset/random.ts'

/** What is drawn by chance, fixed by a seed. */
export interface Draw {
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  /** Throws where there is nothing to pick from. */
  pick<T>(items: readonly T[]): T
  shuffled<T>(items: readonly T[]): T[]
}

export function drawBy(seed: number | string): Draw {
  const random = randomOf(String(seed))
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  return {
    whole,
    pick<T>(items: readonly T[]): T {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
}
