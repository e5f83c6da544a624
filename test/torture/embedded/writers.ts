import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** What a writer may take to store a row when everything around it was killed: a machine may be busy. */
const PROGRESS_WITHIN_MS = 60_000
const PROGRAM = join(import.meta.dirname, 'writer.ts')

/** A process that writes to the embedded server of a data folder. */
export class Writer {
  readonly name: string
  readonly #child: ChildProcess
  readonly #exit: Promise<unknown>
  /** Rows since it was last asked: the first of them may have been stored before. */
  #since = 0
  #failure: string | undefined
  #noticed: () => void = () => {}

  constructor(dataDir: string, name: string) {
    this.name = name
    this.#child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, dataDir, name], {
      stdio: ['pipe', 'pipe', 'inherit'],
      // A Ctrl-C at the torture's terminal is not for it.
      detached: true,
    })
    this.#exit = once(this.#child, 'exit').then(() => this.#noticed())
    // It may be killed before its input ends.
    this.#child.stdin?.on('error', () => {})
    if (this.#child.stdout === null) throw new Error('a writer has no output')
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#read(line))
  }

  /** The numbers of the rows that the server has acknowledged. */
  readonly acknowledged: number[] = []

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#exit
  }

  /** Lets it end by itself; resolves with its exit code, null where it was killed. */
  async release(): Promise<number | null> {
    this.askToEnd()
    await this.#exit
    return this.#child.exitCode
  }

  askToEnd(): void {
    this.#child.stdin?.end()
  }

  /** Resolves once it has stored a row that it began from now on: with undefined, or with what keeps it from that. */
  async progress(): Promise<string | undefined> {
    this.#since = Number.NEGATIVE_INFINITY
    // What it has told before is still on its way.
    this.#child.stdin?.write('?')
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      this.#noticed()
    }, PROGRESS_WITHIN_MS)
    while (this.#since < 2 && this.isRunning && !isLate) {
      await new Promise<void>((resolve) => {
        this.#noticed = resolve
      })
    }
    clearTimeout(timer)
    if (this.#since >= 2) return undefined
    return this.#failure ?? (isLate ? 'it stored no row in a minute' : 'it ended')
  }

  #read(line: string): void {
    if (line.startsWith('failed: ')) this.#failure = line
    if (line === 'asked') this.#since = 0
    const number = Number(line)
    if (number > 0) {
      this.acknowledged.push(number)
      this.#since++
    }
    this.#noticed()
  }
}
