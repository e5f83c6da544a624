import { roundTo } from '../benchmark.ts'
import type { Exchange } from './closed-loop.ts'

export interface LoadFigures {
  readonly exchanges: number
  /** Of what was served, that is answered with 200 and no tool error; milliseconds. */
  readonly servedP50Ms: number
  readonly servedP99Ms: number
  readonly servedMaxMs: number
  /** How many were answered with each status; a tool error of MCP counts as `tool error`, none as `none`. */
  readonly statuses: Readonly<Record<string, number>>
  /** Refusals that do not say when to come again. */
  readonly withoutRetryAfter: number
}

/** The same for the requests of each name alone. */
export function figuresByName(exchanges: readonly Exchange[]): Readonly<Record<string, LoadFigures>> {
  const names = [...new Set(exchanges.map(({ name }) => name))]
  return Object.fromEntries(
    names.map((name) => [name, figuresOf(exchanges.filter((exchange) => exchange.name === name))]),
  )
}

export function figuresOf(exchanges: readonly Exchange[]): LoadFigures {
  const served = exchanges.filter(({ status, isToolError }) => status === 200 && !isToolError)
  const sorted = served.map(({ durationMs }) => durationMs).sort((first, second) => first - second)
  const statuses: Record<string, number> = {}
  for (const { status, isToolError } of exchanges) {
    const name = status === 0 ? 'none' : isToolError ? 'tool error' : String(status)
    statuses[name] = (statuses[name] ?? 0) + 1
  }
  return {
    exchanges: exchanges.length,
    servedP50Ms: percentile(sorted, 0.5),
    servedP99Ms: percentile(sorted, 0.99),
    servedMaxMs: percentile(sorted, 1),
    statuses,
    withoutRetryAfter: exchanges.filter(
      ({ status, hasRetryAfter }) => (status === 429 || status === 503) && !hasRetryAfter,
    ).length,
  }
}

/** The value that this share of the sorted values does not exceed (nearest rank); 0 of none. */
function percentile(sorted: readonly number[], share: number): number {
  return roundTo(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0, 1)
}
