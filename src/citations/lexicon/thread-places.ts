import type { Found, Span } from './found.ts'
import type { Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findPhrases } from './matching/find-phrases.ts'
import { Phrases } from './matching/phrases.ts'
import { spanSlot } from './matching/span-slot.ts'

const vocabulary = compiled((words) => Phrases.of(words.map(({ textKinds }) => textKinds.below)))

/** Where a name stands in a phrase, with what introduces it. */
const NAME = / ?(?:\[[^\]]*\])?\{thread\}/g
const withoutNames = compiled((words) =>
  Phrases.of(words.map(({ textKinds }) => textKinds.below.replace(NAME, ''))),
)

/** The phrases that say so of something that they do not name: "under the video". */
export function findUnnamedThreadPlaces(
  text: string,
  languages: readonly Language[],
): readonly Found<true>[] {
  return findPhrases(text, withoutNames(languages), () => true as const)
}

/**
 * The phrases by which a text says that something stands underneath one of some places in it, which name a post or its
 * title: "under the video {thread}", "in the thread {thread}". The value is the place's index in the list.
 */
export function findThreadPlaces(
  text: string,
  named: readonly Span[],
  languages: readonly Language[],
): readonly Found<number>[] {
  if (named.length === 0) return []
  return findPhrases(
    text,
    vocabulary(languages),
    (_, { slots }) => slots.find(({ slot }) => slot === 'thread')?.value,
    (folded) => ({ thread: spanSlot(folded, named) }),
  )
}
