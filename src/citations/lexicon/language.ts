import type { Intent, Platform } from '../../model/index.ts'

/** The languages whose words are known. */
export const languages = ['en', 'es', 'pt', 'de', 'fr', 'ar', 'ja', 'zh', 'ko', 'th'] as const
export type Language = (typeof languages)[number]

/** Phrases in the notation of matching/template.ts. */
export type PhraseList = string

/** Numbers with their phrases, parted by `;` or a new line: `2 two|a pair; 3 three`. */
export type NumberedPhrases = string

/** The classes of words that claim nothing: see nothing.ts. */
export const nothingClasses = [
  'people',
  'articles',
  'pronouns',
  'prepositions',
  'connectives',
  'copulas',
  'reporting',
  'evidence',
] as const
export type NothingClass = (typeof nothingClasses)[number]

/** Where phrases of such words claim something: see claiming.ts. */
export const claimingWhere = ['always', 'quoting', 'company', 'counting', 'several', 'untold'] as const
export type ClaimingWhere = (typeof claimingWhere)[number]

/** What a post is, and where in it something stands: see text-kinds.ts. */
export const textKinds = ['title', 'comment', 'opening', 'video', 'review', 'mention', 'quote'] as const
export type TextKind = (typeof textKinds)[number]

/** What a word counts: the contract's metric names and the figures of a trend. */
export const metrics = [
  'score',
  'upvotes',
  'upvoteRatio',
  'comments',
  'replies',
  'crossposts',
  'likes',
  'reposts',
  'quotes',
  'bookmarks',
  'views',
  'reactions',
  'shares',
  'mentions',
  'independent',
  'posts',
  'authors',
  'platforms',
  'engagement',
] as const
export type Metric = (typeof metrics)[number]

/** `untold`: there is too little to tell one. */
export const directions = ['rising', 'falling', 'steady', 'new', 'untold', 'gone'] as const
export type Direction = (typeof directions)[number]

/**
 * What a phrase before or behind a number says of how exact it is; `moreThan` and `lessThan` exclude the number, and `allBut` means
 * the rest of a whole.
 */
export const bounds = ['about', 'almost', 'atLeast', 'moreThan', 'atMost', 'lessThan', 'allBut'] as const
export type Bound = (typeof bounds)[number]

/** Spans of days that a phrase names by themselves, counted from today. */
export const relativeDays = [
  'today',
  'yesterday',
  'dayBeforeYesterday',
  'thisWeek',
  'lastWeek',
  'weekBeforeLast',
  'lastWeekend',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const
export type RelativeDays = (typeof relativeDays)[number]

export const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const
export type Unit = (typeof units)[number]

/** How numbers are written in words. */
export interface NumberWords {
  /** Numbers that are added: 1 to 20, the tens, and compounds that have a word of their own. */
  readonly values: NumberedPhrases
  /** Numbers that the one before them is multiplied by. */
  readonly multipliers: NumberedPhrases
  /** What stands between the words of one number; an empty one where they are written together. */
  readonly joiners: readonly string[]
  /** What joins a unit to the ten behind it: "und" of "zweiundvierzig". */
  readonly unitsFirst?: readonly string[]
  /** Digits as words stand side by side: 二〇二六. Then a lone numeral is a number before one of `counters` only. */
  readonly isPositional?: boolean
  /** What numbers count, where a numeral may be part of any word. */
  readonly counters?: PhraseList
  /** Numerals that are numbers beside other numerals only. */
  readonly compoundOnly?: PhraseList
  /** Between a number and what it counts. */
  readonly counted: PhraseList
  /** Nothing of what follows: "no comments". */
  readonly none?: PhraseList
  /** Amounts that give no number, by the least that they may mean: "hundreds of" is at least 100. */
  readonly vague: NumberedPhrases
  /** Shares in words, by their percentage. */
  readonly shares: NumberedPhrases
  readonly percent: PhraseList
  readonly before: Readonly<Record<Bound, PhraseList>>
  readonly behind: Readonly<Record<Bound, PhraseList>>
  /** What ends in one of `before` and says nothing of how exact a number is: "spread over". */
  readonly exactBefore?: PhraseList
  /** With two of `{number}`: from the first up to the second. */
  readonly ranges: PhraseList
  /** With two of `{number}`: first one, then the other. */
  readonly changes: PhraseList
  /** With two of `{number}`: the first of the second. */
  readonly ratios: PhraseList
  /** Factors in words, by the factor. */
  readonly factors: NumberedPhrases
  /** With `{number}`. */
  readonly times: PhraseList
}

/**
 * How days are written. Slots: `{day}` of a month, `{month}`, `{year}`, `{weekday}`, `{number}`, `{unit}`; months and
 * weekdays are called what `Intl` calls them. `{dayNumber}`, `{monthNumber}`, `{yearNumber}` are any numerals: 十一月.
 */
export interface DateWords {
  readonly units: Readonly<Record<Unit, PhraseList>>
  readonly relative: Readonly<Record<RelativeDays, PhraseList>>
  /** `{number}` of `{unit}` before today, one where there is no number. */
  readonly ago: PhraseList
  /** The last `{number}` of `{unit}` up to today, one where there is no number. */
  readonly past: PhraseList
  /** Counted from another day than today, with or without `{number}` of `{unit}`: "two days earlier", "the next day". */
  readonly fromOther: PhraseList
  readonly lastWeekday: PhraseList
  readonly weekday: PhraseList
  /** With `{ordinalDay}` or `{day}` alone: the last such day. Languages in which that may be a number or a place have none. */
  readonly dayAlone?: PhraseList
  /** With `{month}` and any of `{day}` (two of them: a range) and `{year}`. */
  readonly dates: PhraseList
  /** `{month}` and perhaps `{year}`, of which only a third is meant. */
  readonly early: PhraseList
  readonly mid: PhraseList
  readonly late: PhraseList
  /** With `{number}` and perhaps `{year}`: a quarter, or a week of ISO 8601. */
  readonly quarter: PhraseList
  readonly week: PhraseList
  /** Between two dates: from the first to the second. */
  readonly to: PhraseList
  /** The same where `between` stands before the first: "between 1 May and 3 May". */
  readonly between: PhraseList
  readonly and: PhraseList
}

/** How a place in a ranking is told. Slots: `{ordinal}`, `{number}`, `{metric}`. */
export interface RankWords {
  readonly ordinals: NumberedPhrases
  /** The place that `{ordinal}` or `{number}` tells. */
  readonly places: PhraseList
  /** The same where nothing that is counted follows: "is third", but not "is first seen". */
  readonly barePlaces: PhraseList
  readonly first: PhraseList
  readonly last: PhraseList
  /** The last but one, and the last but two. */
  readonly secondLast: PhraseList
  readonly thirdLast: PhraseList
  /** How many places one is behind another, where "one" may be an article as well: "one place behind". */
  readonly apart: PhraseList
  /** Among the first `{number}`. */
  readonly within: PhraseList
  /** The most, or the fewest, of `{metric}`. */
  readonly most: PhraseList
  readonly fewest: PhraseList
  /** By which `{metric}` something has its place: "by number of {metric}". */
  readonly by: PhraseList
}

/** What words of a comparison of two named things say. */
export const comparisonForms = [
  'more',
  'less',
  'more often',
  'less often',
  'same',
  /** The first has the better place, or the worse. */
  'ahead',
  'behind',
  /** Before one of these: that no place is between. */
  'directly',
  /** The first has more of whatever is compared, or less. */
  'beats',
  'trails',
  /** Before the one that the other is compared with, and behind it. */
  'than',
  'than behind',
  'between numbers',
  /** Before the one that comes first and that the other is compared with. */
  'compared',
  /** Between two in the order of a figure: "A, followed by B". */
  'next',
  /** That something is so of one alone: "the only trend". */
  'only',
  /** What may be the only one. */
  'trend',
  /** That places in the ranking are compared, or how often something is mentioned. */
  'rank',
  'often',
  /** "No other topic …", and "… than any other topic". */
  'none',
  'all others',
] as const
export type ComparisonForm = (typeof comparisonForms)[number]

/** Which day of a trend a date beside it is. */
export interface TrendDayWords {
  readonly first: PhraseList
  readonly last: PhraseList
  /** The first day, unless something else began on it: "since". */
  readonly since: PhraseList
}

export interface ShareWords {
  /** Between a part and its whole: "3 posts {of} 10". */
  readonly of: PhraseList
  /** Of what was counted before: "14 of them". */
  readonly ofThem: PhraseList
  /** That a platform is counted by itself, which excludes no other: "on Reddit alone". */
  readonly alone: PhraseList
}

/** What makes a name that stands in the slot `{name}` the one who speaks. */
export interface SpeakerWords {
  readonly phrases: PhraseList
  /** The same, that whatever the sentence tells is told by `{name}`: "according to {name}". */
  readonly sources: PhraseList
  /** The same where the sentence reports or quotes something: with the particle of a subject. */
  readonly subjects: PhraseList
  /** With `{author}` as well, who is said to belong to `{name}` and so speaks for it: "u/ann from {name}". */
  readonly members: PhraseList
  /** What somebody else tells of `{name}`, or is to it, that no stored data decides: "quotes X", "the owner of X". */
  readonly others: PhraseList
}

/** One language's words, for a native speaker to read through. */
export interface LanguageWords {
  readonly language: Language
  /** Whose names of months and weekdays are used. */
  readonly locales: readonly string[]
  readonly nothing: Readonly<Record<NothingClass, PhraseList>>
  readonly claiming: Readonly<Record<ClaimingWhere, PhraseList>>
  /**
   * `other`: what only looks like one of the kinds: "a comment section". `below`, with `{thread}` for a post or its title:
   * that something stands underneath it.
   */
  readonly textKinds: Readonly<Record<TextKind | 'other' | 'below', PhraseList>>
  /** Prefixes of separable verbs, each with the forms, parted by spaces, that claim nothing with it: see separable.ts. */
  readonly separable?: Readonly<Record<string, string>>
  /** Words that name a platform in this language only; names.ts has those of all languages. */
  readonly platforms: Readonly<Partial<Record<Platform, PhraseList>>>
  /** Right before a person's name. */
  readonly authors: PhraseList
  readonly speakers: SpeakerWords
  readonly metrics: Readonly<Record<Metric, PhraseList>>
  /** Begins another part of a sentence behind a figure, besides what claims nothing. */
  readonly goesOn: PhraseList
  readonly numbers: NumberWords
  readonly dates: DateWords
  readonly ranks: RankWords
  readonly directions: Readonly<Record<Direction, PhraseList>>
  /** With `{number}`: how much higher, or lower, something became, in percent. */
  readonly grewBy: PhraseList
  readonly fellBy: PhraseList
  readonly intents: Readonly<Record<Intent, PhraseList>>
  readonly comparisons: Readonly<Record<ComparisonForm, PhraseList>>
  readonly trendDays: TrendDayWords
  readonly shares: ShareWords
}
