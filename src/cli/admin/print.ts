import { printLine } from '../print-line.ts'

export interface PrintOptions {
  readonly json?: boolean | undefined
}

/** One JSON line for a program, or the lines for a person. Throws a UsageError where they cannot be written. */
export async function print(options: PrintOptions, value: unknown, lines: readonly string[]): Promise<void> {
  await printLine(options.json ? JSON.stringify(value) : lines.join('\n'))
}
