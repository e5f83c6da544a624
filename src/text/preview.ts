import { displayText } from './display-text.ts'
import { truncate } from './truncate.ts'

/** A caller's value for an error sentence: at most 60 characters, one line, no hidden characters. */
export function previewOf(value: unknown): string {
  return truncate(displayText(JSON.stringify(value) ?? String(value)).replaceAll('\n', ' '))
}
