import { type Run, type Word, wordsOf } from '../text/words.ts'

/** A phrase that so many of a topic's texts write out is one that its hashtags may run together. */
const MIN_SPELLING = 2
export const MAX_WORDS = 4

/** Words in a row. */
export interface Line {
  readonly words: readonly Word[]
  /** How many words of the text stand before them. */
  readonly place: number
  /** Only run together, as a hashtag or mention, so that nothing is known of how they are written. */
  readonly isTag: boolean
}

/**
 * The lines of each text. A hashtag or mention that runs together what the texts also write out is read as that;
 * another hashtag is a word, another mention only somebody spoken to.
 */
export function readingOf(texts: readonly string[]): Line[][] {
  const read = texts.map(wordsOf)
  const spelling = spellingsOf(read)
  return read.map((runs) => {
    const lines: Line[] = []
    let place = 0
    for (const { kind, words } of runs) {
      const spelled = kind === 'plain' ? undefined : spelling.get(words[0]?.key ?? '')
      if (spelled !== undefined) lines.push({ words: spelled, place, isTag: true })
      else if (kind !== 'mention') lines.push({ words, place, isTag: false })
      place += words.length
    }
    return lines
  })
}

interface Spelling {
  readonly words: readonly Word[]
  /** The last text that has it. */
  readonly text: number
  readonly texts: number
}

/** For hashtags and mentions the words that most texts, at least MIN_SPELLING, write out for them. */
function spellingsOf(texts: readonly (readonly Run[])[]): Map<string, readonly Word[]> {
  const tags = tagsByStart(texts)
  const found = new Map<string, Map<string, Spelling>>()
  for (const [text, runs] of texts.entries()) {
    for (const { kind, words } of runs) {
      if (kind !== 'plain') continue
      for (const [from, { key: first }] of words.entries()) {
        for (const tag of tags.get(first.slice(0, 1)) ?? []) {
          const spelled = tag.startsWith(first) ? spellingAt(words, from, tag) : undefined
          if (spelled === undefined) continue
          const key = spelled.map((word) => word.key).join(' ')
          const ways = found.get(tag) ?? new Map<string, Spelling>()
          const way = ways.get(key) ?? { words: spelled, text: -1, texts: 0 }
          if (way.text !== text) ways.set(key, { words: way.words, text, texts: way.texts + 1 })
          found.set(tag, ways)
        }
      }
    }
  }
  const chosen = new Map<string, readonly Word[]>()
  for (const [tag, ways] of found) {
    const [best] = [...ways.values()].sort((one, other) => other.texts - one.texts)
    if (best !== undefined && best.texts >= MIN_SPELLING) chosen.set(tag, best.words)
  }
  return chosen
}

/** Hashtags and mentions that stand more than once, by their first letter. */
function tagsByStart(texts: readonly (readonly Run[])[]): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, number>()
  const tags = new Map<string, string[]>()
  for (const runs of texts) {
    for (const { kind, words } of runs) {
      const tag = words[0]?.key ?? ''
      if (kind === 'plain' || tag === '') continue
      const count = (uses.get(tag) ?? 0) + 1
      uses.set(tag, count)
      if (count === 2) tags.set(tag.slice(0, 1), [...(tags.get(tag.slice(0, 1)) ?? []), tag])
    }
  }
  return tags
}

/** The words from there on that spell the tag, MAX_WORDS at most. */
function spellingAt(words: readonly Word[], from: number, tag: string): Word[] | undefined {
  let length = 0
  for (let to = from; to < Math.min(words.length, from + MAX_WORDS); to += 1) {
    const key = words[to]?.key ?? ''
    if (!tag.startsWith(key, length)) return undefined
    length += key.length
    if (length === tag.length) return words.slice(from, to + 1)
  }
  return undefined
}
