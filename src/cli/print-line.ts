import { UsageError } from './usage-error.ts'

/**
 * Writes a line to standard output. Throws a UsageError where that fails. console.log() ignores such errors:
 * with a full disk the command would succeed without its answer.
 */
export function printLine(line: string): Promise<void> {
  const { stdout } = process
  return new Promise((resolve, reject) => {
    const fail = () => reject(new UsageError('The answer cannot be written to standard output.'))
    stdout.once('error', fail)
    stdout.write(`${line}\n`, (error) => {
      // The stream's 'error' event follows and rejects.
      if (error) return
      stdout.off('error', fail)
      resolve()
    })
  })
}
