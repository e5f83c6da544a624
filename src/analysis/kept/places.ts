import { createHash } from 'node:crypto'
import type { KeptText, Letters, Place } from '../../model/index.ts'

/** A post of a trend: its key and its text as people are shown it. */
export interface Source {
  readonly key: string
  readonly text: string
}

/** How much of a post is searched, and how much of all posts for all words of a trend: hostile posts may have none. */
const MAX_SEARCHED_CHARS = 5000
const MAX_CHARS_OF_TREND = 30_000_000
const DIGEST_CHARS = 8
const WORDS_OR_NOT = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu
const IS_WORD = /[\p{L}\p{N}]/u

/** Finds words in the posts of one trend, and collects the posts that it found them in. */
export class Places {
  readonly #searched: readonly Source[]
  readonly #lowered = new Map<Source, string>()
  readonly #numbers = new Map<string, number>()
  #charsLeft = MAX_CHARS_OF_TREND

  /** `posts`: where words may stand that are of no certain post, the most lasting first. */
  constructor(posts: readonly Source[]) {
    this.#searched = posts.map(({ key, text }) => ({ key, text: text.slice(0, MAX_SEARCHED_CHARS) }))
  }

  /** Keys of the posts of all places so far: `Place` counts from 0 in this list. */
  get sources(): string[] {
    return [...this.#numbers.keys()]
  }

  /**
   * The places of a text that posts of the trend were quoted or named by, up to `copies` of each piece: whole, or as the
   * longest runs of words that one post has. Undefined where a word is in none of the posts that are searched.
   */
  of(text: string, copies: number): KeptText | undefined {
    const whole = this.#find(text, copies)
    return whole.length > 0 ? [whole] : this.#inRuns(text, copies, Number.POSITIVE_INFINITY)
  }

  /**
   * The ways to read a text, the best first: as `of` has it and, where fewer than `copies` posts have it so, word by word.
   * None where a word is in none of the posts that are searched.
   */
  waysOf(text: string, copies: number): KeptText[] {
    const best = this.of(text, copies)
    if (best === undefined) return []
    const isScarce = best.some((piece) => typeof piece !== 'string' && piece.length < copies)
    const byWord = isScarce ? this.#inRuns(text, copies, 1) : undefined
    return byWord === undefined ? [best] : [best, byWord]
  }

  /** As runs of up to `most` words and what stands between words, the longest runs that one post has. */
  #inRuns(text: string, copies: number, most: number): KeptText | undefined {
    const tokens = text.match(WORDS_OR_NOT) ?? []
    const pieces: (readonly Place[] | string)[] = []
    for (let from = 0; from < tokens.length; ) {
      const token = tokens[from] ?? ''
      if (!IS_WORD.test(token)) {
        pieces.push(token)
        from += 1
        continue
      }
      const run = this.#longestRun(tokens, from, copies, most)
      if (run === undefined) return undefined
      pieces.push(run.places)
      from = run.end
    }
    return pieces
  }

  /** The place of an exact quotation in the post that it is of; undefined where that does not have it. */
  within(text: string, { key, text: whole }: Source): KeptText | undefined {
    const start = whole.indexOf(text)
    return start < 0 ? undefined : [[[this.#numberOf(key), start, text.length, digestOf(text)]]]
  }

  #longestRun(
    tokens: readonly string[],
    from: number,
    copies: number,
    most: number,
  ): { places: readonly Place[]; end: number } | undefined {
    // Every other token is a word.
    for (let end = Math.min(tokens.length, from + 2 * most - 1); end > from; end -= 1) {
      if (!IS_WORD.test(tokens[end - 1] ?? '')) continue
      const places = this.#find(tokens.slice(from, end).join(''), copies)
      if (places.length > 0) return { places, end }
    }
    return undefined
  }

  #find(words: string, copies: number): Place[] {
    const exact = this.#search(words, words, copies, ({ text }) => text)
    if (exact.length === copies) return exact
    const found = new Set(exact.map(([number]) => number))
    const others = this.#search(words, words.toLowerCase(), copies, (source) => this.#lower(source))
    return [...exact, ...others.filter(([number]) => !found.has(number))].slice(0, copies)
  }

  #search(words: string, wanted: string, copies: number, textOf: (source: Source) => string): Place[] {
    const places: Place[] = []
    for (const source of this.#searched) {
      if (places.length === copies || this.#charsLeft < 0) break
      const text = textOf(source)
      this.#charsLeft -= text.length
      const start = text.indexOf(wanted)
      const written = source.text.slice(start, start + words.length)
      const letters = start < 0 ? undefined : lettersFrom(written, words)
      if (letters === undefined) continue
      const place = [this.#numberOf(source.key), start, words.length, digestOf(words)] as const
      places.push(letters === 'as written' ? place : [...place, letters])
    }
    return places
  }

  /** In lower case where that moves no character: else its places would be those of another text. */
  #lower(source: Source): string {
    const known = this.#lowered.get(source)
    if (known !== undefined) return known
    const lowered = source.text.toLowerCase()
    const kept = lowered.length === source.text.length ? lowered : source.text
    this.#lowered.set(source, kept)
    return kept
  }

  #numberOf(key: string): number {
    const number = this.#numbers.get(key) ?? this.#numbers.size
    this.#numbers.set(key, number)
    return number
  }
}

const writtenIn = {
  lower: (words) => words.toLowerCase(),
  upper: (words) => words.toUpperCase(),
  title: (words) => `${words.slice(0, 1).toUpperCase()}${words.slice(1).toLowerCase()}`,
} as const satisfies Record<Letters, (words: string) => string>

const allLetters: readonly Letters[] = ['lower', 'upper', 'title']

/** How what is written in a post becomes these words; undefined where it does not. */
function lettersFrom(written: string, words: string): Letters | 'as written' | undefined {
  if (written === words) return 'as written'
  return allLetters.find((letters) => writtenIn[letters](written) === words)
}

/** The words at a place of a post's text as people are shown it; undefined where it has others there by now. */
export function wordsAt(text: string, [, start, length, digest, letters]: Place): string | undefined {
  const written = text.slice(start, start + length)
  const words = letters === undefined ? written : writtenIn[letters](written)
  return digestOf(words) === digest ? words : undefined
}

function digestOf(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, DIGEST_CHARS)
}
