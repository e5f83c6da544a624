import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { isShareOf } from './holders.ts'
import type { Relatable } from './related.ts'

const { minOwnShare, maxSayingShare } = valuesOf(parameters.related)

export interface SharedByPair {
  readonly one: Relatable
  readonly other: Relatable
  readonly things: string[]
}

type Authors = ReadonlySet<number>

/**
 * The pairs of topics in two languages with the things that both have and hardly any other topic of these languages: of all
 * authors who have the thing, those in topics of third languages aside, enough are in the two. `holders` are the mentions
 * that have each thing, of all `mentions`.
 */
export function sharedByPairs(
  topics: readonly Relatable[],
  holders: ReadonlyMap<string, readonly Mention[]>,
  mentions: readonly Mention[],
): SharedByPair[] {
  const most = maxSayingShare * authorsOf(mentions).size
  const placesOf = placesByMention(topics)
  const authorCounts = topics.map((topic) => authorsOf(topic.mentions).size)
  const pairs = new Map<string, SharedByPair>()
  for (const [thing, having] of holders) {
    if (authorsOf(having).size > most) continue
    const within = topics.map((): Set<number> => new Set())
    for (const mention of having)
      for (const place of placesOf.get(mention) ?? []) within[place]?.add(mention.authorNumber)
    const enough = topics.flatMap((topic, place) => {
      const authors: Authors = within[place] ?? new Set()
      return isShareOf(authors.size, authorCounts[place] ?? 0) ? [{ topic, place, authors }] : []
    })
    for (const [index, one] of enough.entries()) {
      for (const other of enough.slice(index + 1)) {
        const languages = [one.topic.language, other.topic.language]
        if (languages[0] === languages[1]) continue
        const isThird = (mention: Mention): boolean =>
          (placesOf.get(mention) ?? []).some((place) => !languages.includes(topics[place]?.language ?? ''))
        const all = authorsOf(having.filter((mention) => !isThird(mention))).size
        if (new Set([...one.authors, ...other.authors]).size < minOwnShare * all) continue
        const key = `${one.place} ${other.place}`
        const pair = pairs.get(key) ?? { one: one.topic, other: other.topic, things: [] }
        pair.things.push(thing)
        pairs.set(key, pair)
      }
    }
  }
  return [...pairs.values()]
}

function placesByMention(topics: readonly Relatable[]): ReadonlyMap<Mention, readonly number[]> {
  const places = new Map<Mention, number[]>()
  for (const [place, { mentions }] of topics.entries()) {
    for (const mention of mentions) {
      const known = places.get(mention)
      if (known === undefined) places.set(mention, [place])
      else known.push(place)
    }
  }
  return places
}

function authorsOf(mentions: readonly Mention[]): Authors {
  return new Set(mentions.map(({ authorNumber }) => authorNumber))
}
