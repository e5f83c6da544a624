import { type Run, type Word, wordsOf } from '../text/words.ts'

/** A phrase that so many of a topic's texts write out is one that its hashtags may run together. */
const MIN_SPELLING = 2
export const MAX_WORDS = 4
/** Capitals within show where words were run together. */
const RUN_TOGETHER = /\p{Ll}\p{Lu}/u

/** Words in a row. */
export interface Line {
  readonly words: readonly Word[]
  /** How many words of the text stand before them. */
  readonly place: number
  /** Only run together, as a hashtag or mention, so that nothing is known of how they are written. */
  readonly isTag: boolean
}

/**
 * The lines of each text. A hashtag or mention that runs together what the texts also write out is read as that, and
 * so is a word of a line where more texts write it out; another hashtag is a word, another mention only somebody
 * spoken to.
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
      else if (kind === 'plain') lines.push({ words: spelledOut(words, spelling), place, isTag: false })
      else if (kind === 'hashtag') lines.push({ words, place, isTag: false })
      place += words.length
    }
    return lines
  })
}

function spelledOut(words: readonly Word[], spelling: ReadonlyMap<string, readonly Word[]>): readonly Word[] {
  if (!words.some((word) => RUN_TOGETHER.test(word.surface) && spelling.has(word.key))) return words
  return words.flatMap((word) => {
    const [first, ...others] = (RUN_TOGETHER.test(word.surface) && spelling.get(word.key)) || [word]
    return first === undefined ? [] : [{ ...first, glue: word.glue }, ...others]
  })
}

interface Spelling {
  readonly words: readonly Word[]
  /** The last text that has it. */
  readonly text: number
  readonly texts: number
}

/**
 * For what is run together the words that most texts, at least MIN_SPELLING, write out for it; for what is so within
 * a line only where these are at least as many as write it so.
 */
function spellingsOf(texts: readonly (readonly Run[])[]): Map<string, readonly Word[]> {
  const { uses, tags } = runTogetherIn(texts)
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
    const least = Math.max(MIN_SPELLING, uses.get(tag) ?? 0)
    if (best !== undefined && best.texts >= least) chosen.set(tag, best.words)
  }
  return chosen
}

interface RunTogether {
  /** Hashtags, mentions and words with capitals within, in lower case, that stand more than once, by their first letter. */
  readonly tags: ReadonlyMap<string, readonly string[]>
  /** How often each stands within a line. */
  readonly uses: ReadonlyMap<string, number>
}

function runTogetherIn(texts: readonly (readonly Run[])[]): RunTogether {
  const found = new Map<string, number>()
  const uses = new Map<string, number>()
  for (const runs of texts) {
    for (const { kind, words } of runs) {
      for (const { key, surface } of words) {
        if (kind === 'plain' && !RUN_TOGETHER.test(surface)) continue
        found.set(key, (found.get(key) ?? 0) + 1)
        if (kind === 'plain') uses.set(key, (uses.get(key) ?? 0) + 1)
      }
    }
  }
  const tags = new Map<string, string[]>()
  for (const [key, count] of found) {
    if (count < 2) continue
    const start = key.slice(0, 1)
    tags.set(start, [...(tags.get(start) ?? []), key])
  }
  return { tags, uses }
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
