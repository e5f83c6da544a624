import { UsageError } from './usage-error.ts'

/**
 * Writes a line to standard output. Throws a UsageError where that fails, which console.log() keeps to itself: a full
 * disk would take an answer with it, and the command would have done well.
 */
export function printLine(line: string): Promise<void> {
  const { stdout } = process
  return new Promise((resolve, reject) => {
    const fail = () => reject(new UsageError('The answer cannot be written to standard output.'))
    stdout.once('error', fail)
    stdout.write(`${line}\n`, (error) => {
      // The stream's own event follows, and is waited for.
      if (error) return
      stdout.off('error', fail)
      resolve()
    })
  })
}
