import type { Found } from './found.ts'
import { languages as known, type Language, type Metric, metrics } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findPhrases } from './matching/find-phrases.ts'
import { fold, foldedAt, foldText } from './matching/fold.ts'
import { Phrases } from './matching/phrases.ts'
import { columnWords, dataNames } from './names.ts'
import { languagesOf } from './which-language.ts'

interface Vocabulary {
  readonly metrics: Phrases<Metric>
  readonly counted: Phrases<true>
  readonly goesOn: Phrases<true>
}

const vocabulary = compiled(
  (words): Vocabulary => ({
    metrics: Phrases.byName(metrics, [...words.map((each) => each.metrics), dataNames]),
    counted: Phrases.of(words.map(({ numbers }) => numbers.counted)),
    goesOn: Phrases.of(words.map(({ goesOn }) => goesOn)),
  }),
)

/** The words of a text that name a metric of posts or a figure of trends. */
export function findMetrics(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<{ readonly metric: Metric }>[] {
  return findPhrases(text, vocabulary(languages).metrics, (metric) => ({ metric }))
}

/** Where what is counted may begin, `limit` at most: behind the words of any language that stand between a number and it. */
export function behindCounted(text: string, at: number, limit = text.length): number {
  const folded = fold(text)
  const last = foldedAt(folded, limit)
  let end = foldedAt(folded, at)
  for (let words = 0; words < MAX_COUNTED; words++) {
    let next = end
    while (BETWEEN.test(folded.text[next] ?? '')) next++
    const match = vocabulary(known).counted.at(folded, next)
    if (match === undefined || match.end > last) break
    end = match.end
  }
  return folded.offsets[end] ?? text.length
}

const MAX_COUNTED = 2
const BETWEEN = /[\s)"'~]/u

/** The words of any language that begin another part of a sentence. */
export function findOnward(text: string): readonly Found<true>[] {
  return findPhrases(text, vocabulary(known).goesOn, (onward) => onward)
}

const MAX_NAME = 60
const COLUMN_WORDS = new Set(columnWords.split('|'))

/** The metric or figure that a column or a field of data is called by, in any language; undefined for any other name. */
export function metricNamed(name: string): Metric | undefined {
  if (name.length > MAX_NAME) return undefined
  const words = name
    .toLowerCase()
    .split(/[\s#*_`:]+/u)
    .filter((word) => word !== '' && !COLUMN_WORDS.has(word))
  const folded = foldText(words.join(' '))
  const match = vocabulary(known).metrics.at(folded, 0)
  return match?.end === folded.text.length ? match.value : undefined
}
