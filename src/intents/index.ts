/** The door of the room: what customers want with a post, by patterns of their language. */
import { type Intent, intents } from '../model/index.ts'
import { sentencesOf } from '../text/sentences.ts'
import { languagesOf } from './language-of.ts'
import { type IntentLanguage, languagePatterns } from './languages/index.ts'
import { prepare } from './prepare.ts'
import { type SentenceReader, sentenceReader } from './reader.ts'

export { type IntentLanguage, languagePatterns } from './languages/index.ts'

/** Where a sentence of a text shows an intent: from `start` up to `end`, in UTF-16 units. */
export interface IntentSpan {
  readonly intent: Intent
  readonly start: number
  readonly end: number
}

const readers = new Map<IntentLanguage, SentenceReader>()

/** The intents of a text, in the model's order: those of its sentences together. */
export function intentsOf(text: string): Intent[] {
  const languages = languagesOf(prepare(text))
  return inOrder(sentencesOf(text).flatMap((sentence) => [...intentsOfSentence(sentence.text, languages)]))
}

/** The sentences of a text that show an intent, in order, each once for every intent that it shows. */
export function intentSpans(text: string): IntentSpan[] {
  const languages = languagesOf(prepare(text))
  return sentencesOf(text).flatMap((sentence) =>
    inOrder([...intentsOfSentence(sentence.text, languages)]).map((intent) => ({
      intent,
      start: sentence.index,
      end: sentence.index + sentence.text.length,
    })),
  )
}

/**
 * The intents that one sentence shows, in the model's order. `post` is the text that it stands in, which tells the
 * language. The intents of a text are those of its sentences (sentencesOf of src/text).
 */
export function intentsIn(sentence: string, post = sentence): Intent[] {
  return inOrder([...intentsOfSentence(sentence, languagesOf(prepare(post)))])
}

const LETTER = /\p{L}/u

function intentsOfSentence(sentence: string, languages: readonly IntentLanguage[]): ReadonlySet<Intent> {
  const found = new Set<Intent>()
  const prepared = prepare(sentence)
  if (!LETTER.test(prepared)) return found
  for (const language of languages) {
    for (const intent of readerOf(language)(prepared)) found.add(intent)
  }
  return found
}

/** Compiled at the first text of a language. */
function readerOf(language: IntentLanguage): SentenceReader {
  const known = readers.get(language)
  if (known !== undefined) return known
  const reader = sentenceReader(languagePatterns[language])
  readers.set(language, reader)
  return reader
}

function inOrder(found: readonly Intent[]): Intent[] {
  return intents.filter((intent) => found.includes(intent))
}
