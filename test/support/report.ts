const ESCAPE = String.fromCharCode(27)
const NOTE = new RegExp(`^(?:${ESCAPE}\\[\\d+m)?ℹ (.*?)(?:${ESCAPE}\\[\\d+m)?$`)
const COUNT = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) ([\d.]+)$/

/**
 * Several runs of node:test as one report: the results of each as they come, then the closing lines with the sums, then
 * what each said behind its own. The readable reporter marks its closing lines with a sign; programs look for `# tests 12`,
 * `# fail 0`.
 */
export class Report {
  readonly #print: (line: string) => void
  readonly #counts = new Map<string, number>()
  readonly #failures: string[] = []
  #isClosing = false

  constructor(print: (line: string) => void) {
    this.#print = print
  }

  line(line: string): void {
    const note = NOTE.exec(line)?.[1]
    const [, name, count] = COUNT.exec(note ?? '') ?? []
    if (name !== undefined) {
      this.#isClosing = true
      this.#counts.set(name, (this.#counts.get(name) ?? 0) + Number(count))
      return
    }
    const shown = note === undefined ? line : `# ${note}`
    if (this.#isClosing) this.#failures.push(shown)
    else this.#print(shown)
  }

  /** One run has ended. */
  endGroup(): void {
    this.#isClosing = false
  }

  close(): void {
    for (const [name, count] of this.#counts) this.#print(`# ${name} ${count}`)
    for (const line of this.#failures) this.#print(line)
  }
}
