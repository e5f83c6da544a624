/** The door of the lexicon: pure recognisers of what prose says, in ten languages. */

export { findActed, findActors, findAsking } from './acted.ts'
export type { Amount, Factor, WrittenNumber } from './amounts.ts'
export { type ApartForm, findApart } from './apart-words.ts'
export { findAuthors, type NamedAuthor } from './authors.ts'
export { type ClaimingBeside, findClaiming } from './claiming.ts'
export { findComparisonWords } from './comparisons.ts'
export { type CountingForm, findCounting } from './counting.ts'
export { findCustomers, findPersons } from './customers.ts'
export { isMonthName, isShortDateName } from './date-slots.ts'
export { type DateOptions, type DaySpan, findDates, type ToldWeekday, type WrittenDate } from './dates.ts'
export type { DayOrder } from './digit-dates.ts'
export { HAN_WEEKDAYS } from './digit-dates.ts'
export { findDirections, type ToldDirection } from './directions.ts'
export { findExamples } from './example-words.ts'
export type { Found, Span } from './found.ts'
export { findIntents } from './intents.ts'
export {
  type ComparisonForm,
  type Direction,
  type Language,
  languages,
  type Metric,
  type NothingClass,
  type TextKind,
} from './language.ts'
export { BY } from './lone-one.ts'
export { behindCounted, findMetrics, findOnward, metricNamed } from './metrics.ts'
export { findNaming, findWriting } from './naming.ts'
export { claimsNothing } from './nothing.ts'
export { findNone, findNumbers, findScales, MAX_FRACTION } from './numbers.ts'
export { findOurselves } from './ourselves.ts'
export { findOwned, type OwnedForm } from './owned-words.ts'
export { findCrowds, findPlatforms, type NamedPlatform } from './platforms.ts'
export { findQuantifiers, type Quantifier } from './quantifiers.ts'
export { findRankingWords, isPlaceColumn } from './ranking-words.ts'
export { findRankMetrics, findRanks, type ToldRank } from './ranks.ts'
export { findSeparated } from './separable.ts'
export { findSeveral } from './several-words.ts'
export { findOfThem, findShareParts, findShareWords, type SharePart } from './share-words.ts'
export { findSpeakers, findSubjects, findTellers, type Speaks, type Tells } from './speakers.ts'
export { findTextKinds } from './text-kinds.ts'
export { findThisMatter } from './this-matter.ts'
export { findThreadPlaces, findUnnamedThreadPlaces } from './thread-places.ts'
export { findTogether, type Together } from './together.ts'
export { findTrendDayWords, type TrendDayWord } from './trend-day-words.ts'
export { findUntold } from './untold.ts'
export { languagesOf } from './which-language.ts'
