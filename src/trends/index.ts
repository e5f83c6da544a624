/**
 * The public interface of the engine: posts in, ranked trends out. Everything here is a pure function of its input,
 * without clock, store or network; nothing outside imports past this file.
 */

export type { ChangeKind } from './changes/change-of.ts'
export {
  type ChangesSince,
  changesHistoryDays,
  changesReachDays,
  changesSince,
  type TopicChange,
} from './changes/changes.ts'
export { daysInARow, reachedDays } from './changes/uncollected.ts'
export { compareCompanies } from './companies/compare-companies.ts'
export type {
  CompaniesCompared,
  CompanyFigures,
  ComparedTopic,
  CompetitorFigures,
  NamedPost,
} from './companies/types.ts'
export { isComment } from './corpus/said-underneath.ts'
export { coverageOf } from './measuring/coverage.ts'
export { historyDays } from './measuring/periods.ts'
export { METHOD_VERSION } from './measuring/score.ts'
export { commentStreamOf, type Stream } from './measuring/streams.ts'
export { TextMemory } from './memory/text-memory.ts'
export { rankTrends } from './pipeline.ts'
export { ideaWording } from './presenting/idea.ts'
export { quoteFrom } from './presenting/quote.ts'
export { joinSummary, splitSummary } from './presenting/summary.ts'
export { type RuleName, rules } from './rules.ts'
export { toKnownTrend } from './tracking/identity.ts'
export {
  MAX_TRENDS,
  MIN_POSTS,
  type PostAssignment,
  type RankInput,
  type Ranking,
  type RankPost,
} from './types.ts'
