/**
 * The other door of the engine: what the service asks about rankings without making one. Behind it stands nothing of the
 * pipeline, whose words and patterns are a third of what a process would load at its start; threads load them.
 */

export { changesHistoryDays, changesReachDays } from './changes/reach.ts'
export { daysInARow, reachedDays } from './changes/uncollected.ts'
export { isComment } from './corpus/said-underneath.ts'
export { coverageOf } from './measuring/coverage.ts'
export { historyDays } from './measuring/periods.ts'
export { METHOD_VERSION } from './measuring/score.ts'
export { commentStreamOf, type Stream } from './measuring/streams.ts'
export { listing } from './parameters/scoring.ts'
export { ideaWording } from './presenting/idea.ts'
export { quoteFrom } from './presenting/quote.ts'
export { joinSummary, splitSummary } from './presenting/summary.ts'
export { MAX_TRENDS, MIN_POSTS } from './types.ts'
