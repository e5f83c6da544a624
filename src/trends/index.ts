/**
 * The public interface of the engine: posts in, ranked trends out. Everything here is a pure function of its input,
 * without clock, store or network; nothing outside imports past this file and `facts.ts`.
 */

export type { ChangeKind } from './changes/change-of.ts'
export { type ChangesSince, changesSince, type TopicChange } from './changes/changes.ts'
export { compareCompanies } from './companies/compare-companies.ts'
export type {
  CompaniesCompared,
  CompanyFigures,
  ComparedTopic,
  CompetitorFigures,
  NamedPost,
} from './companies/types.ts'
export * from './facts.ts'
export { TextMemory } from './memory/text-memory.ts'
export { rankTrends } from './pipeline.ts'
export { type RuleName, rules } from './rules.ts'
export { toKnownTrend } from './tracking/identity.ts'
export {
  MIN_POSTS,
  type PostAssignment,
  type RankInput,
  type Ranking,
  type RankPost,
} from './types.ts'
