import { displayText } from './display-text.ts'
import { truncate } from './truncate.ts'

/** A caller's value for an error sentence: at most 60 characters, one line, no hidden characters. */
export function previewOf(value: unknown): string {
  return shortLine(JSON.stringify(value) ?? String(value))
}

/** A text of a stranger within a sentence of ours: one line of at most so many characters, all of which can be seen. */
export function shortLine(text: string, maxCharacters?: number): string {
  return truncate(displayText(text).replaceAll('\n', ' '), maxCharacters)
}
