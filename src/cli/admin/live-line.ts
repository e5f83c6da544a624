import { stderr } from 'node:process'

/** One line on standard error that is written over as work goes on; on anything but a terminal, nothing. */
export interface LiveLine {
  show(text: string): void
  /** Leaves the line behind. */
  end(): void
}

export function liveLine(): LiveLine {
  let shown = false
  return {
    show(text) {
      if (!stderr.isTTY) return
      shown = true
      stderr.write(`\r\u001b[2K${text.slice(0, Math.max(20, stderr.columns - 1))}`)
    },
    end() {
      if (shown) stderr.write('\n')
    },
  }
}
