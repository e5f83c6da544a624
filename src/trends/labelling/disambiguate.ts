import type { Label, LabelChoice } from './label.ts'

/**
 * Makes the labels of a list distinct: takes them best first and gives one that an earlier topic has another of its names
 * of which none has a side yet, or at least none has the whole; where it has none, its first keyword that none of those topics
 * has, in brackets, as in "Example (harbour)".
 */
export function disambiguate(): (label: LabelChoice) => Label {
  const keywordsOf = new Map<string, Set<string>>()
  const sides = new Set<string>()
  return ({ topic: first, keywords, others }) => {
    const free = [first, ...others].filter((name) => !keywordsOf.has(keyOf(name)))
    const topic = free.find((name) => sidesOf(name).every((side) => !sides.has(side))) ?? free[0] ?? first
    const key = keyOf(topic)
    for (const side of sidesOf(topic)) sides.add(side)
    const taken = keywordsOf.get(key)
    keywordsOf.set(key, new Set([...(taken ?? []), ...keywords]))
    const own = keywords.find((keyword) => !taken?.has(keyword) && !key.includes(keyword))
    return { keywords, topic: taken === undefined || own === undefined ? topic : `${topic} (${own})` }
  }
}

function sidesOf(name: string): string[] {
  return keyOf(name).split(', ')
}

function keyOf(name: string): string {
  return name.toLowerCase()
}
