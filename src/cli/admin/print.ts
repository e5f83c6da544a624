export interface PrintOptions {
  readonly json?: boolean | undefined
}

/** One JSON line for a program, or the lines for a person. */
export function print(options: PrintOptions, value: unknown, lines: readonly string[]): void {
  console.log(options.json ? JSON.stringify(value) : lines.join('\n'))
}
