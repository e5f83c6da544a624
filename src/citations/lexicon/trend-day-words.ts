import type { Found } from './found.ts'
import type { Language, TrendDayWords } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'
import { languagesOf } from './which-language.ts'

export type TrendDayWord = keyof TrendDayWords

const vocabulary = compiled((words) =>
  Phrases.byName(
    ['first', 'last', 'since'],
    words.map(({ trendDays }) => trendDays),
  ),
)

/** The words of a text that say which day of a trend a date is. */
export function findTrendDayWords(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<TrendDayWord>[] {
  return findAnywhere(text, vocabulary(languages))
}
