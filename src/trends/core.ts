import type { TermSets } from './graph.ts'
import type { Grouping } from './topics.ts'

const CORE_TERMS = 6
/** A text belongs to the core when its core terms weigh at least this share of the strongest one. */
const MIN_SHARE = 0.5

/**
 * Which of a topic's texts really hold what the topic is about: its few strongest terms by support x weight.
 * Groups gather stray texts at their edge; counted, these would make a new topic look as if seen before.
 */
export function coreOf(grouping: Grouping, texts: readonly number[]): ReadonlySet<number> {
  const support = new Map<number, number>()
  for (const text of texts) {
    for (const term of termsOfText(grouping.sets, text)) support.set(term, (support.get(term) ?? 0) + 1)
  }
  const strength = [...support]
    .map(([term, count]) => ({ term, value: count * (grouping.weight[term] ?? 0) ** 2 }))
    .sort((a, b) => b.value - a.value || a.term - b.term)
    .slice(0, CORE_TERMS)
  const best = strength[0]?.value ?? 0
  const strengthOf = new Map(strength.map(({ term, value }) => [term, value]))
  return new Set(
    texts.filter((text) => {
      let sum = 0
      for (const term of termsOfText(grouping.sets, text)) sum += strengthOf.get(term) ?? 0
      return sum >= MIN_SHARE * best
    }),
  )
}

function termsOfText(sets: TermSets, text: number): Uint32Array {
  return sets.terms.subarray(sets.starts[text], sets.starts[text + 1])
}
