import { displayText } from './display-text.ts'

const MAX_LENGTH = 60

/** A caller's value for an error sentence: at most 60 characters, one line, no hidden characters. */
export function previewOf(value: unknown): string {
  const text = displayText(JSON.stringify(value) ?? String(value)).replaceAll('\n', ' ')
  // The cut may leave half of a surrogate pair, which the second pass takes out.
  return text.length <= MAX_LENGTH ? text : `${displayText(text.slice(0, MAX_LENGTH))}…`
}
