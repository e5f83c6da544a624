import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { type SharedThings, sharedThings } from './shared-things.ts'

const { minSharers, minSharerShare, minOwnShare } = valuesOf(parameters.related)

/** Some posts of a topic, and the language that most are in. */
export interface Sampled {
  readonly language: string
  readonly sample: readonly Mention[]
}

/** What has been read of posts: names of other words, and links. */
export class Reading {
  readonly #read = new Map<Mention, SharedThings>()
  readonly #ignored: ReadonlySet<string>

  /** `known` are names that are no evidence. */
  constructor(known: readonly string[]) {
    this.#ignored = new Set(known.flatMap((name) => [...sharedThings(name).terms.keys()]))
  }

  of(mention: Mention): SharedThings {
    const found = this.#read.get(mention) ?? sharedThings(mention.post.text)
    this.#read.set(mention, found)
    return found
  }

  /** The things of a mention: terms as they are, links with their scheme, so that no two are confused. */
  thingsOf(mention: Mention): string[] {
    return this.#things(this.of(mention))
  }

  /** The same of a mention that is asked for once: what a hundred thousand hold is not kept. */
  thingsOnce(mention: Mention): string[] {
    return this.#things(this.#read.get(mention) ?? sharedThings(mention.post.text))
  }

  #things({ terms, links }: SharedThings): string[] {
    return [...[...terms.keys()].filter((term) => !this.#ignored.has(term)), ...links]
  }
}

/**
 * The mentions that have each thing that may relate two topics: by their samples enough of the authors of both have it, in
 * two languages, and most who have it in either language. All posts are read only where there is such a thing.
 */
export function holdersOf(
  topics: readonly Sampled[],
  mentions: readonly Mention[],
  reading: Reading,
): ReadonlyMap<string, readonly Mention[]> {
  const holders = new Map(mayRelate(topics, reading).map((thing): [string, Mention[]] => [thing, []]))
  for (const mention of holders.size === 0 ? [] : mentions)
    for (const thing of reading.thingsOnce(mention)) holders.get(thing)?.push(mention)
  return holders
}

function mayRelate(topics: readonly Sampled[], reading: Reading): string[] {
  const having = new Map<string, { count: number; isEnough: boolean; language: string }[]>()
  for (const { language, sample } of topics) {
    const counts = new Map<string, number>()
    for (const mention of sample)
      for (const thing of reading.thingsOf(mention)) counts.set(thing, (counts.get(thing) ?? 0) + 1)
    for (const [thing, count] of counts) {
      const entry = { count, isEnough: isShareOf(count, sample.length), language }
      const entries = having.get(thing)
      if (entries === undefined) having.set(thing, [entry])
      else entries.push(entry)
    }
  }
  return [...having].flatMap(([thing, entries]) => {
    const isOwn = (language: string): boolean => {
      const own = entries.filter((entry) => entry.language === language)
      const most = Math.max(...own.filter(({ isEnough }) => isEnough).map(({ count }) => count))
      return most > 0 && most >= (minOwnShare / 2) * own.reduce((sum, { count }) => sum + count, 0)
    }
    const languages = new Set(entries.map(({ language }) => language))
    return [...languages].filter(isOwn).length > 1 ? [thing] : []
  })
}

/** Whether so many of a topic's authors have a thing that it says something of the topic. */
export function isShareOf(count: number, all: number): boolean {
  return count >= minSharers && count >= minSharerShare * all
}
