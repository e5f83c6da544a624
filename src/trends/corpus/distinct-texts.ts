import type { TextMemory } from '../memory/text-memory.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { IsOn } from '../rules.ts'
import type { RankPost } from '../types.ts'
import { outsideSample, priorityOf } from './sample-texts.ts'

const { minMassCopies, maxDailyTexts } = valuesOf(parameters.distinctTexts)

/** Later than any post: the day of a key beside an author's number. */
const MAX_DAY = 1_000_000
const NO_DAY = MAX_DAY - 1

/** One number for an author's number and a UTC day since 1970, or no day. */
export function authorDayOf(authorNumber: number, day: number | undefined): number {
  return authorNumber * MAX_DAY + (day ?? NO_DAY)
}

/** Who wrote a post, and when. */
interface Origin {
  readonly authorNumber: number
  /** In UTC days since 1970; undefined without a date. */
  readonly day: number | undefined
  /** A post of the future must not change the topics of the rest, so it only joins its copies. */
  readonly isFuture: boolean
  /** A company wrote it: what it says to everybody must not shape the topics of its customers. */
  readonly isCompany: boolean
  /** A post that was given before is no copy of itself. */
  readonly isRepeated: boolean
}

/** Folds copies: gives each text a number, copies the same. Posts are added in order of time, companies' at last. */
export class DistinctTexts {
  /** The UTC day of each text's first post, in days since 1970; undefined without a date. */
  readonly days: (number | undefined)[] = []
  /**
   * Texts that topics are not found in: of the future, of companies alone, or written by an author after
   * `maxDailyTexts` others of the same day; and those outside the sample.
   */
  readonly heldOut = new Set<number>()
  readonly #words: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #copies: number[] = []
  readonly #begun = new Map<number, number>()
  readonly #maxDailyTexts: number
  readonly #minMassCopies: number
  readonly #memory: TextMemory

  constructor(isOn: IsOn, memory: TextMemory) {
    this.#memory = memory
    this.#maxDailyTexts = isOn('prolificAuthors') ? maxDailyTexts : Number.POSITIVE_INFINITY
    this.#minMassCopies = isOn('massCopies') ? minMassCopies : Number.POSITIVE_INFINITY
  }

  /** The number of the post's text; a new one where no earlier post says the same. */
  add(post: RankPost, { authorNumber, day, isFuture, isCompany, isRepeated }: Origin): number {
    const { words, skeleton: common } = this.#memory.wordingOf(post.text)
    const skeleton = common || `\u0000${post.platform ?? ''}\u0000${post.id}`
    const known = this.#numbers.get(skeleton)
    const isCopy = !isFuture && !isRepeated
    if (known !== undefined) {
      if (isCopy) this.#copies[known] = (this.#copies[known] ?? 0) + 1
      return known
    }
    const text = this.days.length
    this.#numbers.set(skeleton, text)
    this.#words.push(isFuture ? '' : words)
    this.#copies.push(isCopy ? 1 : 0)
    this.days.push(isFuture ? undefined : day)
    const authorDay = authorDayOf(authorNumber, day)
    const begun = (this.#begun.get(authorDay) ?? 0) + 1
    this.#begun.set(authorDay, begun)
    if (isFuture || isCompany || begun > this.#maxDailyTexts) this.heldOut.add(text)
    return text
  }

  /**
   * Holds out all but a sample of `most` of the texts that topics are found in. To be called once, when all posts are added;
   * returns those that it held out, ascending.
   */
  holdOutUnsampled(most: number): readonly number[] {
    if (this.days.length - this.heldOut.size <= most) return []
    const priorities = new Float64Array(this.days.length)
    for (const [skeleton, text] of this.#numbers) {
      if (!this.heldOut.has(text))
        priorities[text] = priorityOf(skeleton, Math.max(1, this.#copies[text] ?? 0))
    }
    const outside = outsideSample(priorities, most)
    for (const text of outside) this.heldOut.add(text)
    return outside
  }

  /**
   * The own words of each text, as its first post has them. The hashtags of a mass copy vary at will and may be
   * hijacked: what all its copies share says what it is about.
   */
  words(): string[] {
    const words = [...this.#words]
    for (const [skeleton, text] of this.#numbers) {
      if ((this.#copies[text] ?? 0) >= this.#minMassCopies) words[text] = skeleton
    }
    return words
  }
}
