/** A call as the simulator logged it. */
export interface LoggedCall {
  readonly platform: 'reddit' | 'x' | 'youtube' | 'meta'
  readonly path: string
}

/** Each platform's rules: the time between the starts of two calls, and the number of concurrent calls. */
const rules = {
  reddit: { spacingMs: 650, atOnce: 1 },
  x: { spacingMs: 0, atOnce: 2 },
  youtube: { spacingMs: 0, atOnce: 4 },
  meta: { spacingMs: 100, atOnce: 1 },
} as const

/**
 * The minimum time in ms that one platform's calls can take when each is answered after `answerMs`: their
 * starts are spaced, their concurrency is limited, and YouTube's searches run one after another.
 */
export function longestChainMs(calls: readonly LoggedCall[], answerMs: number): number {
  const [first] = calls
  if (first === undefined) return 0
  const { spacingMs, atOnce } = rules[first.platform]
  const searches = calls.filter(({ path }) => path === '/youtube/search').length
  const rounds = Math.max(Math.ceil(calls.length / atOnce), searches)
  return (rounds - 1) * Math.max(spacingMs, answerMs) + answerMs
}
