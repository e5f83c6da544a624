/** What may stand in a pattern for a name. */
export type Slots = Readonly<Record<string, readonly string[]>>

/**
 * One text of a pattern: `{model}` stands for one of the slot's words, `{wet|damp}` for one of these. Throws for a slot
 * that is unknown.
 */
export function phrase(pattern: string, slots: Slots, random: () => number): string {
  return pattern.replace(/\{([^{}]*)\}/g, (_, inner: string) => {
    const choices = inner.includes('|') ? inner.split('|') : slots[inner]
    if (choices === undefined) throw new Error(`the pattern "${pattern}" has no slot "${inner}"`)
    return pick(choices, random)
  })
}

export function pick<T>(from: readonly T[], random: () => number): T {
  const picked = from[Math.floor(random() * from.length)]
  if (picked === undefined) throw new Error('there is nothing to pick from')
  return picked
}

/** In an order fixed by the random numbers (Fisher and Yates). */
export function shuffled<T>(values: readonly T[], random: () => number): T[] {
  const mixed = [...values]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [mixed[last], mixed[other]]
    if (one === undefined || two === undefined) continue
    mixed[last] = two
    mixed[other] = one
  }
  return mixed
}
