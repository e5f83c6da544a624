import type { Found } from './found.ts'
import { type Language, type Metric, metrics } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findPhrases } from './matching/find-phrases.ts'
import { Phrases } from './matching/phrases.ts'
import { languagesOf } from './which-language.ts'

const vocabulary = compiled(
  (words) =>
    new Phrases(
      words.flatMap((each) => metrics.map((metric): [string, Metric] => [each.metrics[metric], metric])),
    ),
)

/** The words of a text that name a metric of posts or a figure of trends. */
export function findMetrics(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<{ readonly metric: Metric }>[] {
  return findPhrases(text, vocabulary(languages), (metric) => ({ metric }))
}
