import { setTimeout as delay } from 'node:timers/promises'
import { serverPid } from '../../support/embedded-files.ts'
import type { Draw } from '../draw.ts'
import { leftIn } from './leftovers.ts'
import { Writer } from './writers.ts'

/** A data folder, and the processes that write there. */
export class Folder {
  readonly dataDir: string
  readonly violations: string[] = []
  /** All that ever wrote, for what they were told that is stored. */
  readonly all: Writer[] = []
  writers: Writer[] = []

  constructor(dataDir: string) {
    this.dataDir = dataDir
  }

  /** Starts writers at the same moment, until there are two. */
  fill(): void {
    while (this.writers.length < 2) this.writers.push(this.start())
  }

  start(): Writer {
    const writer = new Writer(this.dataDir, `w${this.all.length}`)
    this.all.push(writer)
    return writer
  }

  /** Says of each writer that stores nothing more why. */
  async expectProgress(after: string): Promise<void> {
    const problems = await Promise.all(this.writers.map((writer) => writer.progress()))
    for (const problem of problems)
      if (problem !== undefined) this.violations.push(`after ${after}: ${problem}`)
    this.writers = this.writers.filter(({ isRunning }) => isRunning)
  }

  async killServer(): Promise<void> {
    // None where it is being started just now.
    const pid = await serverPid(this.dataDir).catch(() => 0)
    try {
      if (pid > 0) process.kill(pid, 'SIGKILL')
    } catch {
      // It has just ended.
    }
  }

  async killWriter(): Promise<void> {
    await this.writers.shift()?.kill()
  }

  /** A server that a killed user has just started goes on, and gets its file only then. */
  async killAllServers(after: string): Promise<void> {
    this.#tellLeft(await leftIn(this.dataDir, () => this.killServer()), after)
  }

  async expectNothingLeft(after: string): Promise<void> {
    this.#tellLeft(await leftIn(this.dataDir), after)
  }

  #tellLeft(left: readonly number[], after: string): void {
    if (left.length > 0) this.violations.push(`after ${after}: processes ${left.join(', ')} are left`)
  }
}

/** As long as a start, or a release, takes at most: a kill within it meets any of its steps. */
const START_MS = 1500
const RELEASE_MS = 300

export interface Round {
  readonly name: string
  happen(folder: Folder, draw: Draw): Promise<void>
}

export const rounds: readonly Round[] = [
  { name: 'the server killed', happen: (folder) => folder.killServer() },
  { name: 'a user killed', happen: (folder) => folder.killWriter() },
  {
    name: 'the server and a user killed',
    happen: async (folder) => void (await Promise.all([folder.killServer(), folder.killWriter()])),
  },
  {
    name: 'everything killed',
    async happen(folder) {
      await Promise.all([folder.killServer(), folder.killWriter(), folder.killWriter()])
      await folder.killAllServers('everything killed')
    },
  },
  {
    name: 'a user killed while it starts',
    async happen(folder, draw) {
      const third = folder.start()
      await delay(draw.whole(0, START_MS))
      await third.kill()
    },
  },
  {
    name: 'a user killed while it ends',
    async happen(folder, draw) {
      const ending = folder.writers.shift()
      ending?.askToEnd()
      await delay(draw.whole(0, RELEASE_MS))
      await ending?.kill()
    },
  },
  {
    name: 'all ended',
    async happen(folder) {
      const codes = await Promise.all(folder.writers.map((writer) => writer.release()))
      folder.writers = []
      for (const code of codes) if (code !== 0) folder.violations.push(`a user ended with ${code}`)
      await folder.expectNothingLeft('all ended')
    },
  },
]
