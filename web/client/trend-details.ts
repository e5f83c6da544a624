import type { TrendResponse } from '../../src/model/index.ts'
import type { Host } from './bridge.ts'

/** What is known of a trend beyond its line in the list. */
export type TrendDetail = 'waiting' | 'failed' | TrendResponse

/** So many are asked for at once: the person may be reading, and the server serves others. */
const AT_ONCE = 2

/** Trends in full, each asked for once by the view's own get_trend: the model pays nothing for it. */
export class TrendDetails {
  readonly #known = new Map<string, TrendDetail>()
  readonly #waiting: string[] = []
  readonly #host: Host
  readonly #input: Readonly<Record<string, unknown>>
  readonly #changed: () => void
  #running = 0

  /** `input`: what get_trend takes besides the id. */
  constructor(host: Host, input: Readonly<Record<string, unknown>>, changed: () => void) {
    this.#host = host
    this.#input = input
    this.#changed = changed
  }

  /** Undefined: not asked for, or the host calls no tools for a view. */
  of(id: string): TrendDetail | undefined {
    return this.#known.get(id)
  }

  /** Asks for a trend unless that was done and did not fail: at once where a person waits for it, else in its turn. */
  ask(id: string, turn: 'next' | 'last'): void {
    if (!this.#host.can.callTools) return
    const queued = this.#waiting.indexOf(id)
    if (queued !== -1) this.#waiting.splice(queued, 1)
    else if ((this.#known.get(id) ?? 'failed') !== 'failed') return
    this.#known.set(id, 'waiting')
    if (turn === 'next') this.#waiting.unshift(id)
    else this.#waiting.push(id)
    this.#work()
  }

  #work(): void {
    while (this.#running < AT_ONCE) {
      const id = this.#waiting.shift()
      if (id === undefined) return
      this.#running += 1
      this.#read(id)
        .catch(() => 'failed' as const)
        .then((detail) => {
          this.#running -= 1
          this.#known.set(id, detail)
          this.#changed()
          this.#work()
        })
    }
  }

  async #read(id: string): Promise<TrendDetail> {
    const { isError, structuredContent } = await this.#host.callTool('get_trend', { ...this.#input, id })
    return isError !== true && isTrendResponse(structuredContent) ? structuredContent : 'failed'
  }
}

/** Sound for an answer of this server's get_trend, which checks its own output. */
function isTrendResponse(value: unknown): value is TrendResponse {
  return typeof Object(value).trend === 'object' && Array.isArray(Object(value).posts)
}
