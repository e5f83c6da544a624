import { escapeUnshown } from '../../text/display-text.ts'
import { printLine } from '../print-line.ts'

export interface PrintOptions {
  readonly json?: boolean | undefined
}

/**
 * Prints one JSON line for programs, or lines for people. Line breaks inside a line and control characters
 * are escaped, so that a terminal obeys none of them. Throws a UsageError where the output cannot be written.
 */
export async function print(options: PrintOptions, value: unknown, lines: readonly string[]): Promise<void> {
  const text = options.json
    ? JSON.stringify(value)
    : lines.map((line) => line.replaceAll('\n', '\\n')).join('\n')
  await printLine(escapeUnshown(text))
}
