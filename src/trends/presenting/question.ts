import { type Sentence, sentencesOf } from '../../text/sentences.ts'
import { SPACELESS } from '../../text/tokens.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { asks } from './asking-words.ts'
import type { OnTopicFilter } from './on-topic.ts'
import { quoteFrom } from './quote.ts'

const { minQuestionLength, minSpacelessQuestionLength, maxQuestionLength } = valuesOf(parameters.question)

const MARK = /[?？؟]/u
const LINK = /https?:\/\/\S+/g

/**
 * The question about the topic that a post asks, an exact part of its text: the clearest sentence that ends in a question
 * mark, asks by its words, and holds a word of the topic's name, or else stands behind a sentence that does, and then
 * with it. Of a long one the end.
 */
export function questionIn(text: string, onTopic: OnTopicFilter): string | undefined {
  if (!MARK.test(text) || !onTopic.named.test(text)) return undefined
  const own = text.replace(LINK, (link) => '\n'.repeat(link.length))
  const sentences = sentencesOf(own)
  const found = sentences.flatMap((sentence, index) => {
    const question = upToMark(sentence.text)
    if (question === undefined || !isEnough(question) || !asks(question)) return []
    const whole = onTopic.named.test(question)
      ? question
      : withBefore(sentences[index - 1], { text: question, index: sentence.index }, own, onTopic)
    if (whole === undefined) return []
    const part = quoteFrom(Array.from(whole).slice(-maxQuestionLength).join(''), onTopic.named)
    return MARK.test(part.slice(-1)) ? [{ part, clarity: onTopic.clarityOf(part) }] : []
  })
  return found.sort((first, second) => second.clarity - first.clarity)[0]?.part
}

function isEnough(question: string): boolean {
  const least = SPACELESS.test(question) ? minSpacelessQuestionLength : minQuestionLength
  return Array.from(question.trim()).length >= least
}

/** A sentence up to its last question mark; undefined where anything but marks stands behind it. */
function upToMark(sentence: string): string | undefined {
  const [, question] = /^(.*[?？؟])[^\p{L}\p{N}]*$/su.exec(sentence) ?? []
  return question
}

function withBefore(
  before: Sentence | undefined,
  question: Sentence,
  text: string,
  onTopic: OnTopicFilter,
): string | undefined {
  if (before === undefined || !onTopic.named.test(before.text)) return undefined
  const both = text.slice(before.index, question.index + question.text.length).trim()
  return both.includes('\n') || both.length > maxQuestionLength ? undefined : both
}
