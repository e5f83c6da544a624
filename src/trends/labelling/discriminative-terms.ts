import { compareText } from '../../text/compare-text.ts'
import { isAlike } from '../../text/same-stem.ts'
import { termOf } from '../../text/tokens.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { Background } from './background.ts'
import type { Sample } from './label-texts.ts'
import type { Phrase } from './phrases.ts'
import type { Line } from './segmentation.ts'

const { maxCandidateWords, maxLoneWordTexts } = valuesOf(parameters.discriminativeTerms)

/** The texts of a topic that its label is sought in. */
export interface TopicTexts extends Sample {
  /** Each text's lines. */
  readonly lines: readonly (readonly Line[])[]
  readonly words: ReadonlyMap<string, Phrase>
  readonly background: Background
}

export interface RankedWord {
  readonly phrase: Phrase
  readonly term: string
  /** The texts that hold its term in any form. */
  readonly texts: readonly number[]
  readonly value: number
}

/** The support of texts: the sum of their weights, which is a number of authors. */
export function supportOf(texts: readonly number[], { weights }: Sample): number {
  let sum = 0
  for (const text of texts) sum += weights[text] ?? 0
  return sum
}

/**
 * Whether any of these texts is of the window, because a label is what people say now. True where all texts are
 * earlier.
 */
export function isInWindow(texts: readonly number[], topic: Sample): boolean {
  const isOfWindow = (text: number): boolean => topic.texts[text]?.isEarlier === false
  return texts.some(isOfWindow) || topic.texts.every(({ isEarlier }) => isEarlier)
}

/**
 * The words that tell a topic from others, by support x weight, best first: each in the form that most texts have,
 * none that is another form of one before it, and no hashtag that runs several of them together.
 */
export function discriminativeTerms(topic: TopicTexts): RankedWord[] {
  const candidates = rankedWords(topic).slice(0, maxCandidateWords)
  const isConcatenatedHashtag = (word: RankedWord): boolean =>
    candidates.filter(({ phrase }) => isPart(phrase.key, word.phrase.key)).length > 1
  const single = topic.background.isOn('concatenatedHashtags')
    ? candidates.filter((word) => !isConcatenatedHashtag(word))
    : candidates
  const chosen: RankedWord[] = []
  for (const word of single) {
    if (!chosen.some((other) => isAlike(other.phrase.key, word.phrase.key))) chosen.push(word)
  }
  return chosen
}

/** Each term once. */
function rankedWords(topic: TopicTexts): RankedWord[] {
  const { mayLabel } = topic.background
  const least = topic.texts.length > maxLoneWordTexts ? 2 : 1
  const forms = new Map<string, Phrase[]>()
  for (const phrase of topic.words.values()) {
    if (phrase.texts.length < least || !mayLabel(phrase.key) || !isInWindow(phrase.texts, topic)) continue
    const term = termOf(phrase.key)
    const known = forms.get(term)
    if (known === undefined) forms.set(term, [phrase])
    else known.push(phrase)
  }
  const ranked: RankedWord[] = []
  for (const [term, known] of forms) {
    const [phrase, ...others] = known.sort(
      (first, second) => second.texts.length - first.texts.length || compareText(first.key, second.key),
    )
    const weight = topic.background.weightOf(term)
    if (phrase === undefined || weight <= 0) continue
    const texts = others.length === 0 ? phrase.texts : [...new Set(known.flatMap((form) => form.texts))]
    ranked.push({ phrase, term, texts, value: supportOf(texts, topic) * weight })
  }
  return ranked.sort(
    (first, second) => second.value - first.value || compareText(first.phrase.key, second.phrase.key),
  )
}

/** Whether a longer word holds it. */
export function isPart(part: string, whole: string): boolean {
  return part.length > 2 && part !== whole && whole.includes(part)
}
