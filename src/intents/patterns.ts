import type { Intent } from '../model/index.ts'

/**
 * What the patterns of one language say. Each text holds alternatives parted by `|`, in small letters:
 * a space stands for one or more; `~` for up to three words that may stand between (in a language without spaces: up to
 * eight letters); `*` for the rest of a word; `(a|b)` groups, `(a |b )*` up to three of them; `'` may be left out; `^` stands
 * for the beginning of a sentence or clause (without spaces: of a sentence alone), `$` for the end of a sentence, marks behind
 * it or not (without spaces: none). Accents may be written or not.
 */
export interface LanguagePatterns {
  /** Whether words must stand alone; in other languages they are found anywhere. */
  readonly writesSpaces: boolean
  /** How else letters are written (ä as ae), in patterns and in posts; all other accents may be left out. */
  readonly spellings?: Readonly<Record<string, string>>
  /** What is written to the beginning of a word without being a part of it (Arabic articles and particles). */
  readonly prefixes?: string
  /** What means something else than its words, or nothing: never read further. */
  readonly idioms: readonly string[]
  /** Read as a whole: what stands in a phrase is not read again as words. */
  readonly phrases: Readonly<Record<Intent | Harm, readonly string[]>>
  /** Announcements of a danger to everybody (a recall): no problem of the one who passes them on. A hazard by themselves. */
  readonly notices?: readonly string[]
  /** Single words, each turned round by a negation: a problem denied is praise, praise denied is a problem. */
  readonly words: Readonly<Record<'problem' | 'praise' | 'hazard' | Harm, readonly string[]>>
  readonly negation: {
    /** Before a word, up to `wordsBetween` words between (letters, in a language without spaces). */
    readonly before: readonly string[]
    readonly wordsBetween: number
    /** Directly behind a word. */
    readonly after: readonly string[]
    /** Before a word that is then only supposed ("if it breaks"): it counts for nothing. */
    readonly supposed: readonly string[]
    /** Before a harm that may happen, but has not ("could catch fire"): a hazard and no problem. */
    readonly possible?: readonly string[]
  }
  /**
   * With these a sentence sets one thing against another. Where they are told, a sentence without any that shows a problem
   * and praise has the one that more of its letters say.
   */
  readonly contrast?: readonly string[]
  readonly questions: {
    /** With these a sentence or a clause begins that asks, with a mark or without. */
    readonly openings: readonly string[]
    /** Greetings and fillers that may stand before it. */
    readonly greetings: readonly string[]
    /** In a sentence that ends in a question mark: that it is a customer's question and no headline. */
    readonly withMark: readonly string[]
  }
}

/** What has happened and endangers: a hazard and a problem. */
export type Harm = 'harm'
