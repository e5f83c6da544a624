/** One line on a terminal that is written over as work goes on. */
export interface LiveLine {
  show(text: string): void
  /** Leaves the line behind; what is shown later begins another. */
  end(): void
}

/** What a live line needs of a stream: `process.stderr` has it. */
export interface Terminal {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

const START_OVER = '\r\u001b[2K'

/** On anything but a terminal it shows nothing: a file or a program has no use for every step. */
export function liveLine(terminal: Terminal = process.stderr): LiveLine {
  let shown = false
  return {
    show(text) {
      if (terminal.isTTY !== true) return
      shown = true
      // A line that wraps could not be written over.
      terminal.write(`${START_OVER}${text.slice(0, Math.max(20, (terminal.columns ?? 80) - 1))}`)
    },
    end() {
      if (shown) terminal.write('\n')
      shown = false
    },
  }
}
