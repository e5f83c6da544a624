import { ownWords } from '../../text/normalize.ts'
import { truncate } from '../../text/truncate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { Background } from './background.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { clearSentenceOf } from './clear-sentence.ts'
import { type LabelText, sampleOf } from './label-texts.ts'
import { labelWordsOf } from './label-words.ts'
import { type Lexeme, lexemesOf } from './lexemes.ts'
import { segmentLines } from './segmentation.ts'
import { surfaceOf } from './surface.ts'
import type { TopicTexts } from './topic-texts.ts'
import { wordingOf } from './wording.ts'

const { maxKeywords, maxNames, minNameShare, minLoneShare, maxFallbackLength } = valuesOf(parameters.label)

export interface Label {
  readonly topic: string
  /** The most discriminative words, best first. */
  readonly keywords: string[]
}

/** A label, and other names for the same topic, best first. */
export interface LabelChoice extends Label {
  readonly others: readonly string[]
}

/**
 * Labels a topic by the words that its authors say together and others do not, written as its texts write them (see
 * candidates.ts and wording.ts). Where too few say any, no words name it, and its clearest sentence stands for a name, in
 * quotation marks. Support counts authors, not texts, and posts before the window too, so that a few posts do not rename
 * a topic. A topic that was found by an `anchor`, terms, is named by it, alone or together with others.
 */
export function labelOf(
  texts: readonly LabelText[],
  background: Background,
  anchor: readonly string[] = [],
): LabelChoice {
  const sample = sampleOf(texts)
  const lines = segmentLines(
    sample.texts.map(({ text }) => ownWords(text)),
    background.isOn('hashtagSegmentation'),
  )
  const topic: TopicTexts = { ...sample, lines, labelWords: labelWordsOf(lines, background.isOn), background }
  const lexemes = lexemesOf(topic)
  const keywords = lexemes
    .filter(({ isLight, value }) => !isLight && value > 0)
    .slice(0, maxKeywords)
    .map(({ key }) => key)
  const isAnchored = ({ terms }: Lexeme): boolean => terms.some((term) => anchor.includes(term))
  const candidates = candidatesOf(lexemes, topic).filter(
    (candidate) => anchor.length === 0 || candidate.lexemes.some(isAnchored),
  )
  const isNaming = (candidate: Candidate): boolean =>
    !background.isOn('sentenceLabels') || isSaidEnough(candidate)
  const names = candidates
    .filter(isNaming)
    .slice(0, maxNames)
    .map((candidate) => written(candidate, lexemes, topic))
  const [name, ...others] = new Set(names)
  if (name !== undefined) return { topic: name, others, keywords }
  const anchored = lexemes.find(isAnchored)
  if (anchored !== undefined) return { topic: anchored.key, others: [], keywords }
  const sentence = clearSentenceOf(lexemes, topic)
  return { topic: sentence ?? fallbackLabel(texts[0]?.text ?? ''), others: [], keywords }
}

/** Whether enough authors say it; a word alone says little, so that nearly all have to. */
function isSaidEnough({ lexemes, share }: Candidate): boolean {
  return share >= (lexemes.length === 1 ? minLoneShare : minNameShare)
}

function written(candidate: Candidate, lexemes: readonly Lexeme[], topic: TopicTexts): string {
  return surfaceOf(wordingOf(candidate, lexemes, topic), topic.lines)
}

function fallbackLabel(text: string): string {
  return truncate(ownWords(text).replace(/\s+/g, ' ').trim(), maxFallbackLength)
}
