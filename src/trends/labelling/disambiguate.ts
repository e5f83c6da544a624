import type { Label } from './label.ts'

/**
 * Makes the labels of a list distinct: takes them best first and gives one that an earlier topic has with its first
 * keyword that none of those topics has, in brackets, as in "Example (harbour)".
 */
export function disambiguate(): (label: Label) => Label {
  const keywordsOf = new Map<string, Set<string>>()
  return (label) => {
    const key = label.topic.toLowerCase()
    const taken = keywordsOf.get(key)
    keywordsOf.set(key, new Set([...(taken ?? []), ...label.keywords]))
    const own = label.keywords.find((keyword) => !taken?.has(keyword) && !key.includes(keyword))
    return taken === undefined || own === undefined ? label : { ...label, topic: `${label.topic} (${own})` }
  }
}
