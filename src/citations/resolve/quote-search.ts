import type { StoredPost } from '../stored.ts'
import { containsQuote } from './match-quote.ts'
import { type NearWording, nearestWording, type Word, wordsOf } from './nearest-wording.ts'
import { WholeSentences } from './whole-sentences.ts'

/**
 * Characters of posts that are read for one text: at worst a second of work, far more than honest texts need.
 */
const MAX_CHARACTERS_READ = 30_000_000
/** Cost of comparing a word, or of cutting a character of text into words, in characters read. */
const WORDING_COST = 50
/** Posts, and characters of each, in which the nearest wording is searched: it is only a hint. */
const MAX_POSTS_COMPARED = 3
const MAX_COMPARED = 20_000

/** Searches the quotations of one text in the posts that it cites, and counts the characters read. */
export class QuoteSearch {
  readonly whole = new WholeSentences()
  readonly #words = new Map<string, readonly Word[]>()
  #charactersRead = 0

  /**
   * Whether the limit is reached: then no further search should be started. A started one is always
   * completed.
   */
  get isSpent(): boolean {
    return this.#charactersRead > MAX_CHARACTERS_READ
  }

  /** The first post that contains one of these readings of a quotation, see `containsQuote`. */
  findContaining(readings: readonly string[], posts: readonly StoredPost[]): StoredPost | undefined {
    const wanted = readings.map((reading) => reading.normalize('NFC'))
    return posts.find(({ texts }) =>
      texts.some((text) => {
        this.#charactersRead += text.length * wanted.length
        return wanted.some((words) => containsQuote(words, text))
      }),
    )
  }

  /**
   * The wording nearest to a quotation in the displayed texts, so that invisible characters are never
   * returned.
   */
  nearestIn(quote: string, posts: readonly StoredPost[]): NearWording | undefined {
    const words = quote.slice(0, MAX_COMPARED)
    const [nearest] = posts
      .slice(0, MAX_POSTS_COMPARED)
      .flatMap(({ texts }) => {
        const text = (texts.at(-1) ?? '').slice(0, MAX_COMPARED)
        return nearestWording(words, text, this.#wordsOf(text)) ?? []
      })
      .sort((a, b) => Number(b.isSameWords) - Number(a.isSameWords) || b.share - a.share)
    return nearest
  }

  #wordsOf(text: string): readonly Word[] {
    const known = this.#words.get(text)
    const words = known ?? wordsOf(text)
    this.#charactersRead += WORDING_COST * (known ?? text).length
    this.#words.set(text, words)
    return words
  }
}
