import { escapeUnshown } from '../../text/display-text.ts'
import { printLine } from '../print-line.ts'

export interface PrintOptions {
  readonly json?: boolean | undefined
}

/**
 * One JSON line for a program, or the lines for a person, in which a name makes no line of its own; a terminal obeys
 * nothing in either. Throws a UsageError where they cannot be written.
 */
export async function print(options: PrintOptions, value: unknown, lines: readonly string[]): Promise<void> {
  const text = options.json
    ? JSON.stringify(value)
    : lines.map((line) => line.replaceAll('\n', '\\n')).join('\n')
  await printLine(escapeUnshown(text))
}
