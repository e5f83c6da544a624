import { compareText } from '../../text/compare-text.ts'
import { ownWords } from '../../text/normalize.ts'
import { isAlike } from '../../text/same-stem.ts'
import { termOf } from '../../text/tokens.ts'
import { truncate } from '../../text/truncate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { Background } from './background.ts'
import { type Collocation, collocationsOf } from './collocations.ts'
import {
  discriminativeTerms,
  isInWindow,
  isPart,
  type RankedWord,
  supportOf,
  type TopicTexts,
} from './discriminative-terms.ts'
import { type LabelText, sampleOf } from './label-texts.ts'
import { type Phrase, phrasesAround, singleWords, writingOf } from './phrases.ts'
import { segmentLines } from './segmentation.ts'

const {
  maxKeywords,
  minExtendedShare,
  minPhraseTexts,
  minBoundTexts,
  minBoundShare,
  minBoundLift,
  fullLabelWords,
  minAdjacentShare,
  minJoinedShare,
  maxCollocatedWords,
  minAssociation,
  minThirdAssociation,
  minHeldShare,
  minHeldThirdAssociation,
  maxFallbackLength,
} = valuesOf(parameters.label)

/** What one author says in several texts may be nobody else's words. */
const ONE_AUTHOR = 1

export interface Label {
  readonly topic: string
  /** The most discriminative terms, best first. */
  readonly keywords: string[]
}

/**
 * Labels a topic by the word with the most support x weight, extended to the longest phrase around it that most of
 * its texts hold, as people write it. A short label takes along words that are associated with it: those which its
 * texts hold and other texts hardly do. Phrases neither begin nor end with a function word. Support counts authors,
 * not texts, and posts before the window too, so that a few posts do not rename a topic. A topic that was found by an
 * `anchor`, terms, is named by it.
 */
export function labelOf(
  texts: readonly LabelText[],
  background: Background,
  anchor: readonly string[] = [],
): Label {
  const sample = sampleOf(texts)
  const lines = segmentLines(
    sample.texts.map(({ text }) => ownWords(text)),
    background.isOn('hashtagSegmentation'),
  )
  const topic: TopicTexts = { ...sample, lines, words: singleWords(lines), background }
  const ranked = discriminativeTerms(topic)
  const words = [
    ...ranked.filter(({ term }) => anchor.includes(term)),
    ...ranked.filter(({ term }) => !anchor.includes(term)),
  ]
  const keywords = words.slice(0, maxKeywords).map(({ phrase }) => phrase.key)
  const [head, ...others] = words
  if (head === undefined) return { topic: fallbackLabel(texts[0]?.text ?? ''), keywords }
  const parts = partsOf(head, others, topic).map((part) => writingOf(part, lines))
  const inOrder = parts.sort((first, second) => first.place - second.place)
  return { topic: inOrder.map(({ surface }) => surface).join(' '), keywords }
}

/** The label, and the words that it takes along without standing beside them. */
function partsOf(head: RankedWord, others: readonly RankedWord[], topic: TopicTexts): Phrase[] {
  let label = extend(head.phrase, phrasesAround(head.phrase, topic.lines, topic.words), topic, minPhraseTexts)
  if (!topic.background.isOn('collocations')) return [label]
  for (;;) {
    const fullWords = label.words.filter(isFullWord).length
    if (fullWords >= fullLabelWords) return [label]
    const left = others.filter(({ phrase }) => !isInLabel(phrase, label))
    const best = collocationsOf(textsOf(head, label), left, topic).find((word) =>
      isAssociated(word, fullWords),
    )
    if (best === undefined) return [label]
    const phraseOfWord = best.phrase
    const around = phrasesAround(phraseOfWord, topic.lines, topic.words)
    const joined = adjacent(label, phraseOfWord, around, topic)
    if (joined === undefined) {
      const phrase = extend(phraseOfWord, around, topic, minBoundTexts)
      const isFit =
        phrase.words.length <= maxCollocatedWords && !phrase.words.some((word) => label.words.includes(word))
      return [label, isFit ? phrase : phraseOfWord]
    }
    const isCommon = supportOf(joined.texts, topic) >= minJoinedShare * supportOf(label.texts, topic)
    label = isCommon ? extend(joined, around, topic, minBoundTexts) : joined
  }
}

function isAssociated({ association, share }: Collocation, fullWords: number): boolean {
  if (fullWords < 2) return association >= minAssociation
  return association >= (share < minHeldShare ? minThirdAssociation : minHeldThirdAssociation)
}

/** Words that count towards the length of a label; shorter ones, as in "Mt. Example" or "Ed Example", hardly do. */
function isFullWord(word: string): boolean {
  return word.length > 2 || !/\p{Script=Latin}/u.test(word)
}

/** Whether the label says it already, perhaps in another form. */
function isInLabel({ key }: Phrase, label: Phrase): boolean {
  return (
    label.words.join('').includes(key) || label.words.some((word) => isAlike(word, key) || isPart(word, key))
  )
}

/**
 * The label and a word as one phrase, in the order in which more texts have them side by side; undefined where too
 * few do.
 */
function adjacent(
  label: Phrase,
  word: Phrase,
  around: ReadonlyMap<string, Phrase>,
  topic: TopicTexts,
): Phrase | undefined {
  const [best] = [`${label.key} ${word.key}`, `${word.key} ${label.key}`]
    .flatMap((key) => around.get(key) ?? [])
    .filter(({ texts }) => texts.length >= Math.max(minPhraseTexts, minAdjacentShare * word.texts.length))
    .filter(({ texts }) => isInWindow(texts, topic))
    .sort((first, second) => second.texts.length - first.texts.length)
  return best
}

/**
 * The longest phrase around this one that most of its texts hold. It begins and ends with a word that says something
 * by itself, or with one that nearly all of these texts, at least `boundTexts`, have there and that the topic says
 * far more often than others do: the first name in "Ed Example" is no function word.
 */
function extend(
  inner: Phrase,
  around: ReadonlyMap<string, Phrase>,
  topic: TopicTexts,
  boundTexts: number,
): Phrase {
  const { isOn, mayLabel } = topic.background
  if (!isOn('extendName')) return inner
  const mayBind = isOn('boundFunctionWords')
  const least = minExtendedShare * supportOf(inner.texts, topic)
  let best = inner
  let bestSupport = 0
  for (const phrase of around.values()) {
    if (phrase.texts.length < minPhraseTexts || !isLonger(phrase, inner) || !isInWindow(phrase.texts, topic))
      continue
    const support = supportOf(phrase.texts, topic)
    if (support < least || support <= ONE_AUTHOR) continue
    const edges = [phrase.words[0], phrase.words.at(-1)].filter((word) => word !== undefined)
    const isClose =
      phrase.texts.length >= boundTexts && support >= minBoundShare * supportOf(inner.texts, topic)
    if (!edges.every((word) => mayLabel(word) || (mayBind && isClose && isFrequentHere(word, topic))))
      continue
    const isBetter =
      phrase.words.length - best.words.length || support - bestSupport || compareText(best.key, phrase.key)
    if (isBetter <= 0) continue
    best = phrase
    bestSupport = support
  }
  return best
}

function isLonger(phrase: Phrase, inner: Phrase): boolean {
  return phrase.words.length > inner.words.length && ` ${phrase.key} `.includes(` ${inner.key} `)
}

function isFrequentHere(word: string, topic: TopicTexts): boolean {
  const alone = topic.words.get(word)
  if (alone === undefined || isMostlyLowerCase(alone, topic)) return false
  const { texts, documentFrequencyOf } = topic.background
  const usual = (documentFrequencyOf(termOf(word)) / Math.max(1, texts)) * topic.weights.length
  return alone.texts.length >= minBoundLift * usual
}

/** Whether most texts write it in lower case, as nobody does the first word of a name: "by Example", "on my example". */
function isMostlyLowerCase({ key, texts }: Phrase, { lines }: TopicTexts): boolean {
  if (key === key.toUpperCase()) return false
  const small = texts.filter((text) =>
    (lines[text] ?? []).some(({ words }) => words.some((word) => word.key === key && word.surface === key)),
  )
  return 2 * small.length > texts.length
}

function fallbackLabel(text: string): string {
  return truncate(ownWords(text).replace(/\s+/g, ' ').trim(), maxFallbackLength)
}

/** The texts that hold a label; one that is still a single word counts in all its forms. */
function textsOf(head: RankedWord, label: Phrase): readonly number[] {
  return label === head.phrase ? head.texts : label.texts
}
