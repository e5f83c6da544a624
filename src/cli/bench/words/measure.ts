import { readWordEntry } from '../../../word-list/entry.ts'
import { collectPosts, judgeEntry } from '../../../word-list/judge-entry.ts'
import { matchWords } from '../../../word-list/matching.ts'
import { explainWords } from '../../../word-list/report.ts'
import { roundTo } from '../benchmark.ts'
import type { Truth, WordCase } from './cases.ts'

/** How a list's entry for the brand was judged. Shares are 0 to 1; null where there is nothing to share. */
export interface WordFigures {
  readonly name: string
  readonly posts: number
  readonly isJudged: boolean
  /** Posts about the product that are called off topic, in parts of all those. */
  readonly realOffTopic: number
  /** Posts about the product that one of the suggestions would drop, in parts of all those. */
  readonly realDropped: number
  /** Posts about the product among all that suggestions would drop. */
  readonly realAmongDropped: number | null
  /** Posts about something else that are called off topic or undecided. */
  readonly otherNotOnTopic: number | null
  readonly otherOffTopic: number | null
  readonly suggestions: readonly string[]
}

export function measureWords(wordCase: WordCase): WordFigures {
  const { name, brand, truthOf } = wordCase
  const competitors = wordCase.names.filter((other) => other !== brand)
  const input = { ...wordCase, competitors, accounts: [] }
  const { own, relevances, isJudged } = judgeEntry(readWordEntry(brand), collectPosts(input))
  const [report] = explainWords({ ...input, flagsOf: () => [] }).words
  const suggestions = report?.suggestions.map(({ entry }) => entry) ?? []
  const judged = own.map(({ id, text }, index) => ({
    truth: truthOf(id),
    relevance: relevances[index],
    isDropped: suggestions.some((entry) => matchWords(text, [entry]).excluded),
  }))
  const of = (truth: Truth) => judged.filter((post) => post.truth === truth)
  const [real, other, dropped] = [of('real'), of('other'), judged.filter(({ isDropped }) => isDropped)]
  const share = (part: readonly unknown[], all: readonly unknown[]): number | null =>
    all.length === 0 ? null : roundTo(part.length / all.length, 4)
  return {
    name,
    posts: own.length,
    isJudged,
    realOffTopic:
      share(
        real.filter(({ relevance }) => relevance === 'off_topic'),
        real,
      ) ?? 0,
    realDropped:
      share(
        real.filter(({ isDropped }) => isDropped),
        real,
      ) ?? 0,
    realAmongDropped: share(
      dropped.filter(({ truth }) => truth === 'real'),
      dropped,
    ),
    otherNotOnTopic: share(
      other.filter(({ relevance }) => relevance !== 'on_topic'),
      other,
    ),
    otherOffTopic: share(
      other.filter(({ relevance }) => relevance === 'off_topic'),
      other,
    ),
    suggestions,
  }
}
