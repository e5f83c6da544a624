import { truncate } from '../../text/truncate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { Background } from './background.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { clearSentenceOf } from './clear-sentence.ts'
import { type LabelText, sampleOf } from './label-texts.ts'
import { labelWordsOf } from './label-words.ts'
import { type Lexeme, lexemesOf } from './lexemes.ts'
import { segmentLines } from './segmentation.ts'
import { sidesOf } from './sides.ts'
import { surfaceOf } from './surface.ts'
import type { TopicTexts } from './topic-texts.ts'
import { wordingOf } from './wording.ts'

const {
  maxKeywords,
  maxNames,
  minNameShare,
  minCommonNameShare,
  minWordShare,
  minLoneShare,
  minPartnerValue,
  minUsualShare,
  minIssueNameShare,
  minNameLead,
  maxFallbackLength,
} = valuesOf(parameters.label)

export interface Label {
  readonly topic: string
  /** The most discriminative words, best first. */
  readonly keywords: string[]
}

/** A label, and other names for the same topic, best first. */
export interface LabelChoice extends Label {
  readonly others: readonly string[]
  /** Whether it is words that its authors say together: no sentence stands for a name. */
  readonly isNamed: boolean
  /** Whether many authors say it, and far more than say any of the others. */
  readonly isLeading: boolean
}

/**
 * Labels a topic by the words that its authors say together and others do not, written as its texts write them (see
 * candidates.ts and wording.ts). Where too few say any, no words name it, and its clearest sentence stands for a name, in
 * quotation marks. Support counts authors, not texts, and posts before the window too, so that a few posts do not rename
 * a topic. A topic that was found by an `anchor`, terms, is named by it, and by two sides of it where no name is said by many.
 */
export function labelOf(
  texts: readonly LabelText[],
  background: Background,
  anchor: readonly string[] = [],
): LabelChoice {
  const sample = sampleOf(texts)
  const lines = segmentLines(
    sample.texts.map(({ text }) => text),
    background.isOn('hashtagSegmentation'),
  )
  const topic: TopicTexts = { ...sample, lines, labelWords: labelWordsOf(lines, background.isOn), background }
  const lexemes = lexemesOf(topic)
  const keywords = lexemes
    .filter(({ isLight, value }) => !isLight && value > 0)
    .slice(0, maxKeywords)
    .map(({ key }) => key)
  const candidates = candidatesOf(lexemes, topic, anchor)
  const names: string[] = []
  const named: Candidate[] = []
  for (const candidate of candidates) {
    const words = wordingOf(candidate, lexemes, topic)
    if (words.length === 0) continue
    const written = surfaceOf(words, lines)
    const isPhrase = words.length > 1 || isName(written)
    if (background.isOn('sentenceLabels') && !isSaidEnough(candidate, isPhrase)) continue
    // A broad issue has a word already: it needs another that tells something.
    if (anchor.length > 0 && candidate.lexemes.length > 1 && !tellsTwice(candidate)) continue
    names.push(written)
    named.push(candidate)
    if (names.length === maxNames) break
  }
  const head = lexemes.find(({ terms }) => terms.some((term) => anchor.includes(term)))
  const found = head === undefined ? names : namesOfIssue(head, names, named, candidates, lexemes, topic)
  const [name, ...others] = new Set(found)
  if (name !== undefined) {
    return { topic: name, others, keywords, isNamed: true, isLeading: isLeading(named) }
  }
  const sentence = clearSentenceOf(lexemes, topic)
  return {
    topic: sentence ?? fallbackLabel(texts[0]?.text ?? ''),
    others: [],
    keywords,
    isNamed: false,
    isLeading: false,
  }
}

/**
 * Whether enough authors say it for a name. A word alone says little, unless most say it and it is a phrase: written as a
 * name, or with another word that belongs to it.
 */
function isSaidEnough({ lexemes, share }: Candidate, isPhrase: boolean): boolean {
  if (lexemes.length === 1) return isPhrase && share >= minLoneShare
  const isOfAll = lexemes.every((lexeme) => lexeme.share >= minWordShare)
  return share >= (isOfAll ? minCommonNameShare : minNameShare)
}

/** Whether two of its words tell something of the topic by themselves. */
function tellsTwice({ lexemes }: Candidate): boolean {
  return lexemes.filter(({ value }) => value >= minPartnerValue).length > 1
}

/** Whether the first is said by many authors, and any that is another one by half as many at most. */
function isLeading([first, ...others]: readonly Candidate[]): boolean {
  if (first === undefined || first.lexemes.length === 1 || first.share < minUsualShare) return false
  const isAnother = ({ lexemes }: Candidate): boolean =>
    !first.lexemes.every((lexeme) => lexemes.includes(lexeme)) &&
    !lexemes.every((lexeme) => first.lexemes.includes(lexeme))
  return others.filter(isAnother).every(({ share }) => minNameLead * share <= first.share)
}

/**
 * The names of a broad issue, best first: what many of its authors say, or the two sides of it that they speak of most; and
 * the others.
 */
function namesOfIssue(
  head: Lexeme,
  names: readonly string[],
  named: readonly Candidate[],
  candidates: readonly Candidate[],
  lexemes: readonly Lexeme[],
  topic: TopicTexts,
): string[] {
  const sides = sidesOf(head, candidates, lexemes, topic)
  const isUsual = (named[0]?.share ?? 0) >= minIssueNameShare
  return isUsual ? [...names, ...sides] : [...sides, ...names]
}

/** Written with a capital, or in a script that has none. */
function isName(word: string): boolean {
  return word !== word.toLowerCase() || word === word.toUpperCase()
}

function fallbackLabel(text: string): string {
  return truncate(text.replace(/\s+/g, ' ').trim(), maxFallbackLength)
}
