import type { Label, LabelChoice } from './label.ts'

/**
 * Makes the labels of a list distinct: takes them best first and gives one that an earlier topic has another of its names
 * that none has yet; where it has none, its first keyword that none of those topics has, in brackets, as in "Example
 * (harbour)".
 */
export function disambiguate(): (label: LabelChoice) => Label {
  const keywordsOf = new Map<string, Set<string>>()
  return ({ topic: first, keywords, others }) => {
    const topic = [first, ...others].find((name) => !keywordsOf.has(keyOf(name))) ?? first
    const key = keyOf(topic)
    const taken = keywordsOf.get(key)
    keywordsOf.set(key, new Set([...(taken ?? []), ...keywords]))
    const own = keywords.find((keyword) => !taken?.has(keyword) && !key.includes(keyword))
    return { keywords, topic: taken === undefined || own === undefined ? topic : `${topic} (${own})` }
  }
}

function keyOf(name: string): string {
  return name.toLowerCase()
}
