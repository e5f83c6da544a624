import { termsOf } from '../../text/tokens.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { edgesOf } from './text-edges.ts'

const { minBoilerplateTopics, minEdgeShare, maxEdgesRemoved } = valuesOf(parameters.boilerplate)

/** The distinct texts by their own words (see normalize.ts), their topics, and which of them hold a term, ascending. */
export interface Collection {
  readonly texts: readonly string[]
  readonly topic: Uint32Array
  readonly textsWith: (term: string) => Uint32Array
}

/** Removes boilerplate from the beginning and end of a text; what is left is an exact part of it. */
export type OwnPart = (text: string) => string

/**
 * Finds boilerplate: calls and labels with which posts of all kinds open or close, such as "Read this:" or "- Full
 * album", parts that are set off, with which posts of five or more topics begin or end, and that at least half of the
 * texts with their words have there.
 */
export function ownPartFinder(collection: Collection): OwnPart {
  const uses = new Map<string, number[]>()
  for (const [text, words] of collection.texts.entries()) {
    for (const { key } of edgesOf(words)) {
      const known = uses.get(key)
      if (known === undefined) uses.set(key, [text])
      else known.push(text)
    }
  }
  const phrases = new Set<string>()
  for (const [key, texts] of uses) if (isNoTopics(key, texts, collection)) phrases.add(key)
  return (text) => without(text, phrases)
}

function isNoTopics(key: string, texts: readonly number[], { topic, textsWith }: Collection): boolean {
  if (
    texts.length < minBoilerplateTopics ||
    new Set(texts.map((text) => topic[text])).size < minBoilerplateTopics
  )
    return false
  const postings = termsOf(key).map(textsWith)
  return postings.length > 0 && texts.length >= minEdgeShare * sharedBy(postings)
}

/** How many numbers all of these ascending lists have. */
function sharedBy(lists: readonly Uint32Array[]): number {
  const [fewest = new Uint32Array(0), ...others] = [...lists].sort((one, other) => one.length - other.length)
  return others.reduce((shared, list) => {
    let place = 0
    return shared.filter((value) => {
      while (place < list.length && (list[place] ?? value) < value) place += 1
      return list[place] === value
    })
  }, fewest).length
}

function without(text: string, phrases: ReadonlySet<string>): string {
  let left = text
  for (let taken = 0; taken < maxEdgesRemoved; taken += 1) {
    const edge = edgesOf(left).find(({ key }) => phrases.has(key))
    if (edge === undefined) break
    left = edge.rest
  }
  return left
}
