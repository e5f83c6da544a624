/** A call as the simulator logged it. */
export interface LoggedCall {
  readonly platform: 'reddit' | 'x' | 'youtube' | 'meta'
  readonly path: string
}

/** What each platform's rules force: so much between two starts, so many calls at once. */
const rules = {
  reddit: { spacingMs: 650, atOnce: 1 },
  x: { spacingMs: 0, atOnce: 2 },
  youtube: { spacingMs: 0, atOnce: 4 },
  meta: { spacingMs: 250, atOnce: 1 },
} as const

/**
 * The least time that one platform's calls can take when each is answered after `answerMs`: they start a spacing
 * apart, so many at once, and YouTube's searches one after another.
 */
export function longestChainMs(calls: readonly LoggedCall[], answerMs: number): number {
  const [first] = calls
  if (first === undefined) return 0
  const { spacingMs, atOnce } = rules[first.platform]
  const searches = calls.filter(({ path }) => path === '/youtube/search').length
  const rounds = Math.max(Math.ceil(calls.length / atOnce), searches)
  return (rounds - 1) * Math.max(spacingMs, answerMs) + answerMs
}
