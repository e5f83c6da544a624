import { displayText } from './display-text.ts'
import { truncate } from './truncate.ts'

/** A caller's own value for an error sentence: short, on one line, and nothing in it that is not seen. */
export function glimpseOf(value: unknown): string {
  return truncate(displayText(JSON.stringify(value) ?? String(value)).replaceAll('\n', ' '))
}
