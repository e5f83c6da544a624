import { type IntentSpan, intentSpans } from '../../intents/index.ts'
import { ownWords, skeletonOfWords } from '../../text/normalize.ts'
import { termsOfWords } from '../../text/tokens.ts'
import { Lexicon } from './lexicon.ts'
import { ENTRY_CHARACTERS, TwoAges } from './two-ages.ts'

/** What tells a text from others. */
export interface Wording {
  /** The words somebody wrote; see normalize.ts. */
  readonly words: string
  /** What its copies have in common; empty where that is nothing. */
  readonly skeleton: string
}

/**
 * What has been read of texts. All of it follows from a text alone, so that a ranking with the memory of an earlier one is
 * the same as one without: posts that have not changed since are only not read again. One memory is for the rankings
 * of one workspace; it is bounded, and what they ask for no more is forgotten.
 */
export class TextMemory {
  readonly #maxCharacters: number
  #allowed = 0
  readonly #wordings = new TwoAges<Wording>(0)
  readonly #spans = new TwoAges<readonly IntentSpan[]>(0)
  #terms = new TwoAges<readonly number[]>(0)
  #lexicon = new Lexicon()

  /** `maxCharacters` bounds the texts of each kind more than the rankings do; see `begin`. */
  constructor(maxCharacters = Number.POSITIVE_INFINITY) {
    this.#maxCharacters = maxCharacters
  }

  /** Of how many texts it knows the wording. */
  get texts(): number {
    return this.#wordings.size
  }

  wordingOf(text: string): Wording {
    return this.#wordings.get(text, readWording)
  }

  /** The sentences of a text that show an intent. */
  intentSpansOf(text: string): readonly IntentSpan[] {
    return this.#spans.get(text, intentSpans)
  }

  /**
   * The terms of a text from its own words, each as often as it stands there, as numbers of `lexicon`: a list, because a typed
   * array of so few takes twice the memory.
   */
  termsOf(words: string): readonly number[] {
    return this.#terms.get(words, () => termsOfWords(words).map((term) => this.#lexicon.numberOf(term)))
  }

  /** The terms that texts were found to hold. The same from the beginning of a ranking to its end. */
  get lexicon(): Lexicon {
    return this.#lexicon
  }

  /**
   * To be called before a ranking with its texts, never within. From here on it holds at most twice what the largest of its
   * rankings asked for; terms are forgotten where they are too many, as of posts long gone.
   */
  begin(texts: readonly { readonly text: string }[]): void {
    const asked = texts.reduce((sum, { text }) => sum + text.length + ENTRY_CHARACTERS, 0)
    this.#allowed = Math.min(this.#maxCharacters, Math.max(this.#allowed, 2 * asked))
    if (this.#lexicon.size * ENTRY_CHARACTERS > this.#allowed) {
      this.#lexicon = new Lexicon()
      this.#terms = new TwoAges(this.#allowed)
    }
    for (const known of [this.#wordings, this.#spans, this.#terms]) known.allow(this.#allowed)
  }
}

function readWording(text: string): Wording {
  const words = ownWords(text)
  return { words, skeleton: skeletonOfWords(words) }
}
