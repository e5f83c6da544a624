/** X's public prices of 2026 in US dollars, per thousand because these are whole numbers. */
const USD_PER_1000 = { posts: 5, authors: 10 } as const

/** The price of so many in US dollars, none of them paid for today already. */
export function usdOf(unit: keyof typeof USD_PER_1000, amount: number): number {
  return (amount * USD_PER_1000[unit]) / 1000
}
