import type { Name } from './label.ts'

/**
 * Takes the names of a list, best first, and gives each as it is to be shown: one that an earlier topic has comes with
 * its own first keyword that none of those topics has, in brackets, as in "Example (harbour)".
 */
export function toldApart(): (name: Name) => Name {
  const keywordsOf = new Map<string, Set<string>>()
  return (name) => {
    const key = name.topic.toLowerCase()
    const taken = keywordsOf.get(key)
    keywordsOf.set(key, new Set([...(taken ?? []), ...name.keywords]))
    const own = name.keywords.find((keyword) => !taken?.has(keyword) && !key.includes(keyword))
    return taken === undefined || own === undefined ? name : { ...name, topic: `${name.topic} (${own})` }
  }
}
