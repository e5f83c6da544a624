import { type Sentence, sentencesOf } from '../../text/sentences.ts'
import { SPACELESS } from '../../text/tokens.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { RankPost } from '../types.ts'
import { asksElsewhere } from './asking-words.ts'
import type { IntentReader } from './intents.ts'
import type { OnTopicFilter } from './on-topic.ts'
import { quoteFrom } from './quote.ts'

const { minQuestionLength, minSpacelessQuestionLength, maxQuestionLength } = valuesOf(parameters.question)

const LINK = /https?:\/\/\S+/g
/** What stands behind its mark belongs to the next sentence. */
const UP_TO_MARK = /^.*[?？؟]/su

/** A question, and how clearly it names the topic by itself, 0 to 1. */
export interface Question {
  readonly text: string
  readonly clarity: number
}

/**
 * The question about the topic that a post asks, an exact part of its text: the clearest sentence that asks, with a mark
 * or without, and holds a word of the topic's name, or else stands behind a sentence that does, and then with it. Of a
 * long one the end.
 */
export function questionIn(
  post: RankPost,
  onTopic: OnTopicFilter,
  reader: IntentReader,
): Question | undefined {
  const { text } = post
  if (!onTopic.named.test(text)) return undefined
  const own = text.replace(LINK, (link) => '\n'.repeat(link.length))
  const sentences = sentencesOf(own)
  const found = sentences.flatMap((sentence, index) => {
    const [question] = UP_TO_MARK.exec(sentence.text) ?? [sentence.text]
    const end = sentence.index + sentence.text.length
    const asks = reader.intentsWithin(post, sentence.index, end).includes('question')
    if (!isEnough(question) || !(asks || asksElsewhere(question))) return []
    const isNamed = onTopic.named.test(question)
    const whole = isNamed
      ? question
      : withBefore(sentences[index - 1], { text: question, index: sentence.index }, own, onTopic)
    if (whole === undefined) return []
    const part = quoteFrom(Array.from(whole).slice(-maxQuestionLength).join(''), onTopic.named)
    return [{ text: part, clarity: isNamed ? onTopic.clarityOf(part) : 0 }]
  })
  return found.sort((first, second) => second.clarity - first.clarity)[0]
}

function isEnough(question: string): boolean {
  const least = SPACELESS.test(question) ? minSpacelessQuestionLength : minQuestionLength
  return Array.from(question.trim()).length >= least
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
