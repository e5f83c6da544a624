import type { StoredPost } from '../stored.ts'

/** Posts, and characters of each, whose sentences are read. */
const MAX_POSTS = 20
const MAX_READ = 20_000
/** Words and characters from which on a whole sentence is no chance: "Same here." */
const MIN_WORDS = 3
const MIN_CHARACTERS = 12
const MIN_SPACELESS = 8
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const ENDS = /\n+|(?<=[.!?…])\s+|(?<=[。！？])/u
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu

/** The sentences of posts, so that one which a text takes over whole and without quotation marks is found. */
export class WholeSentences {
  readonly #known = new Map<string, ReadonlySet<string>>()

  /** The first of these posts that has such a sentence, whatever its case and the marks around it. */
  find(words: string, posts: readonly StoredPost[]): StoredPost | undefined {
    const wanted = plain(words)
    const isLong = SPACELESS.test(wanted)
      ? wanted.length >= MIN_SPACELESS
      : wanted.length >= MIN_CHARACTERS && wanted.split(' ').length >= MIN_WORDS
    if (!isLong) return undefined
    return posts.slice(0, MAX_POSTS).find(({ texts }) => this.#sentencesOf(texts.at(-1) ?? '').has(wanted))
  }

  #sentencesOf(text: string): ReadonlySet<string> {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const told = text
      .slice(0, MAX_READ)
      .split(ENDS)
      .filter((each) => !/[?？]\s*$/u.test(each))
    const sentences = new Set(told.map(plain))
    this.#known.set(text, sentences)
    return sentences
  }
}

function plain(words: string): string {
  return words.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ').replace(EDGES, '')
}
