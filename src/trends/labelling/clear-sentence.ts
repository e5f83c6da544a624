import { compareText } from '../../text/compare-text.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { truncate } from '../../text/truncate.ts'
import { wordsOf } from '../../text/words.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { Lexeme } from './lexemes.ts'
import type { TopicTexts } from './topic-texts.ts'

const { maxSentenceLength, usualSentenceWords } = valuesOf(parameters.clearSentence)

/** Who is spoken to says nothing of the matter, nor do the hashtags around it, nor "RT". */
const ASIDE = /^[^\p{L}\p{N}]*[@#][\p{L}\p{M}\p{N}_.]+[^\p{L}\p{N}]*$|^(?:rt|via|qt)$|^[^\p{L}\p{N}]+$/iu

/**
 * The sentence of the texts that says most of what tells the topic from others, in quotation marks: the sum of what its words tell, for its
 * length. Undefined where none says anything.
 */
export function clearSentenceOf(lexemes: readonly Lexeme[], topic: TopicTexts): string | undefined {
  const values = new Map(
    lexemes.flatMap(({ forms, value }) => [...forms.keys()].map((form) => [form, value])),
  )
  const hasWindow = topic.texts.some(({ isEarlier }) => !isEarlier)
  const sentences = topic.texts
    .filter(({ isEarlier }) => !hasWindow || !isEarlier)
    .flatMap(({ text }) => sentencesOf(text).map((sentence) => bare(sentence.text)))
    .filter((sentence) => /\p{L}/u.test(sentence))
  const whole = sentences.filter((sentence) => sentence.length <= maxSentenceLength)
  const [best] = (whole.length === 0 ? sentences : whole)
    .map((sentence) => ({ sentence, worth: worthOf(sentence, values) }))
    .filter(({ worth }) => worth > 0)
    .sort((first, second) => second.worth - first.worth || compareText(first.sentence, second.sentence))
  return best === undefined ? undefined : `“${truncate(best.sentence, maxSentenceLength)}”`
}

function bare(sentence: string): string {
  const words = sentence.split(/\s+/).filter((word) => word !== '')
  const isSaid = (word: string): boolean => !ASIDE.test(word)
  const said = words.slice(Math.max(0, words.findIndex(isSaid)), words.findLastIndex(isSaid) + 1)
  return said.join(' ').replace(/^["“”]+|["“”]+$/gu, '')
}

/** Longer and shorter sentences than usual ones tell less clearly. */
function worthOf(sentence: string, values: ReadonlyMap<string, number>): number {
  const words = wordsOf(sentence).flatMap((run) => run.words)
  const told = new Set(words.map(({ key }) => key))
  const value = [...told].reduce((sum, key) => sum + (values.get(key) ?? 0), 0)
  const stretch = Math.max(words.length / usualSentenceWords, usualSentenceWords / Math.max(1, words.length))
  return value / stretch
}
