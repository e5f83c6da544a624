/** One line on a terminal that is overwritten as the work goes on. */
export interface ProgressLine {
  show(text: string): void
  /** Ends the line; what is shown later begins another. */
  end(): void
}

/** The part of a terminal's stream that a progress line uses, such as `process.stderr`. */
export interface Terminal {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

const CLEAR_LINE = '\r\u001b[2K'

/**
 * A progress line. It shows nothing on anything but a terminal: files and programs have no use for every
 * step.
 */
export function progressLine(terminal: Terminal = process.stderr): ProgressLine {
  let shown = false
  return {
    show(text) {
      if (terminal.isTTY !== true) return
      shown = true
      // A line that wraps could not be written over.
      terminal.write(`${CLEAR_LINE}${text.slice(0, Math.max(20, (terminal.columns ?? 80) - 1))}`)
    },
    end() {
      if (shown) terminal.write('\n')
      shown = false
    },
  }
}
