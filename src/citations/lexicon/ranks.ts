import { countingWords } from './counting-words.ts'
import type { Found } from './found.ts'
import type { Language, Metric } from './language.ts'
import { metrics } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findPhrases } from './matching/find-phrases.ts'
import type { Folded } from './matching/fold.ts'
import { numbered } from './matching/numbered.ts'
import { Phrases } from './matching/phrases.ts'
import { numberReader } from './number-words.ts'
import { languagesOf } from './which-language.ts'

export interface ToldRank {
  /** From 1, the first; -1 is the last, -2 the one before it. */
  readonly rank: number
  /** `atMost`: among the first `rank`. */
  readonly bound: 'exact' | 'atMost'
  /** It may tell how many places one is behind another: "ranks one place below". */
  readonly isApart?: true
  /** By which figure, where one is named: "the most comments". */
  readonly by?: Metric
}

type Form =
  | ('place' | 'bare' | 'first' | 'last' | 'secondLast' | 'thirdLast' | 'apart')
  | ('within' | 'most' | 'fewest')

interface Vocabulary {
  readonly forms: Phrases<Form>
  readonly ordinals: Phrases<number>
  readonly metrics: Phrases<number>
  readonly by: Phrases<true>
  /** What may stand behind "is third". */
  readonly goesOn: Phrases<true>
  /** What makes "mais autores", which is "most authors" as well, a comparison; and all others, of which it is the most again. */
  readonly than: Phrases<true>
  readonly allOthers: Phrases<true>
}

const vocabulary = compiled(
  (words): Vocabulary => ({
    forms: new Phrases(
      words.flatMap(({ language, ranks, comparisons }): [string, Form][] => [
        [withOnly(ranks.places, language), 'place'],
        // As a record has it: "Rank: 5".
        [`(${comparisons.rank.trim().replaceAll('\n', '|')})[ ](:|：|=|#)[ ][#]{number}`, 'place'],
        [withOnly(ranks.barePlaces, language), 'bare'],
        [ranks.first, 'first'],
        [ranks.last, 'last'],
        [ranks.secondLast, 'secondLast'],
        [ranks.thirdLast, 'thirdLast'],
        [ranks.apart, 'apart'],
        [ranks.within, 'within'],
        [ranks.most, 'most'],
        [ranks.fewest, 'fewest'],
      ]),
    ),
    ordinals: new Phrases(words.flatMap(({ ranks }) => numbered(ranks.ordinals))),
    metrics: new Phrases(
      words.flatMap((each) => metrics.map((metric, at) => [each.metrics[metric], at] as const)),
    ),
    by: Phrases.of(words.map(({ ranks }) => ranks.by)),
    than: Phrases.of(words.map(({ comparisons }) => comparisons.than)),
    allOthers: Phrases.of(words.map(({ comparisons }) => comparisons['all others'])),
    goesOn: Phrases.of(words.flatMap(({ nothing }) => [nothing.prepositions, nothing.connectives])),
  }),
)

/** With "only" before an ordinal, which says that the place is no better: "ranks only fourth". */
function withOnly(places: string, language: Language): string {
  const { only } = countingWords[language]
  return only === '' ? places : places.replaceAll('{ordinal}', `[(${only}) ]{ordinal}`)
}

/** The words of a text that give something a place in a ranking, or the most or fewest of a figure. */
export function findRanks(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<ToldRank>[] {
  const words = vocabulary(languages)
  return findPhrases(
    text,
    words.forms,
    (form, { slots, end }, folded): ToldRank | undefined => {
      const number = slots.find(({ slot }) => slot !== 'metric')?.value
      const metric = metrics[slots.find(({ slot }) => slot === 'metric')?.value ?? -1]
      switch (form) {
        case 'bare':
        case 'place': {
          if (form === 'bare' && metric === undefined && !endsHere(folded, end, words.goesOn))
            return undefined
          const told = place(number, 'exact')
          return told && metric !== undefined ? { ...told, by: metric } : told
        }
        case 'within':
          return place(number, 'atMost')
        case 'first':
          return { rank: 1, bound: 'exact' }
        case 'last':
          return { rank: -1, bound: 'exact' }
        case 'secondLast':
          return { rank: -2, bound: 'exact' }
        case 'thirdLast':
          return { rank: -3, bound: 'exact' }
        case 'apart':
          return { rank: number ?? 1, bound: 'exact', isApart: true }
        case 'most':
        case 'fewest': {
          if (isComparedBehind(folded, end, words)) return undefined
          const rank = form === 'most' ? 1 : -1
          return metric === undefined ? { rank, bound: 'exact' } : { rank, bound: 'exact', by: metric }
        }
      }
    },
    (folded) => ({
      number: numberReader(folded, languages),
      ordinal: (at) => words.ordinals.within(folded, at),
      metric: (at) => words.metrics.at(folded, at),
    }),
  )
}

/** By which metrics a text says that something has its place: "by number of mentions". */
export function findRankMetrics(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<{ readonly metric: Metric }>[] {
  const words = vocabulary(languages)
  return findPhrases(
    text,
    words.by,
    (_, { slots }) => {
      const metric = metrics[slots[0]?.value ?? -1]
      return metric && { metric }
    },
    (folded) => ({ metric: (at) => words.metrics.at(folded, at) }),
  )
}

function isComparedBehind(folded: Folded, end: number, { than, allOthers }: Vocabulary): boolean {
  const link = folded.text[end] === ' ' ? than.at(folded, end + 1) : undefined
  return link !== undefined && allOthers.at(folded, link.end + 1) === undefined
}

function endsHere(folded: Folded, end: number, goesOn: Phrases<true>): boolean {
  if (folded.text[end] !== ' ') return !/[-‑]/u.test(folded.text[end] ?? '')
  return (
    goesOn.at(folded, end + 1) !== undefined ||
    /^ *(?:$|[^\p{L}\p{N} ])/u.test(folded.text.slice(end, end + 4))
  )
}

/** No ranking has more places, and a larger number counts something else. */
const MAX_RANK = 200

function place(rank: number | undefined, bound: ToldRank['bound']): ToldRank | undefined {
  return rank === undefined || !Number.isInteger(rank) || rank < 1 || rank > MAX_RANK
    ? undefined
    : { rank, bound }
}
