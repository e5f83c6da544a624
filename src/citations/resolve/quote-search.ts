import type { StoredPost } from '../stored.ts'
import { standsIn } from './match-quote.ts'
import { type NearWording, nearestWording, type Word, wordsOf } from './nearest-wording.ts'

/** Characters of posts that are read for one text: a second of work at worst, far more than honest texts need. */
const MOST_READ = 30_000_000
/** To cut out a character's worth of words, or to compare a word, takes as long as to look at so many characters. */
const WORDING_COST = 50
/** The nearest wording helps, but is not worth more work than this. */
const MAX_SEARCHED = 3
const MAX_COMPARED = 20_000

/** Looks for the quotations of one text in the posts that it cites, and counts how much of them it has read. */
export class QuoteSearch {
  readonly #words = new Map<string, readonly Word[]>()
  #charactersRead = 0

  /** Whether no further quotation ought to be looked for. One that has begun is looked for to its end. */
  get isSpent(): boolean {
    return this.#charactersRead > MOST_READ
  }

  /** The first post that holds one of these readings of a quotation word for word, see `standsIn`. */
  holderOf(readings: readonly string[], posts: readonly StoredPost[]): StoredPost | undefined {
    const wanted = readings.map((reading) => reading.normalize('NFC'))
    return posts.find(({ texts }) =>
      texts.some((text) => {
        this.#charactersRead += text.length * wanted.length
        return wanted.some((words) => standsIn(words, text))
      }),
    )
  }

  /** What comes nearest to a quotation in the posts as they are shown: what hides in the stored text reaches nobody. */
  nearestIn(quote: string, posts: readonly StoredPost[]): NearWording | undefined {
    const words = quote.slice(0, MAX_COMPARED)
    const [nearest] = posts
      .slice(0, MAX_SEARCHED)
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
