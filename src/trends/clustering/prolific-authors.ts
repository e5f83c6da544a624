import { termsOfWords } from '../../text/tokens.ts'
import { type Core, coresOf, isCore } from './assign.ts'
import { type Grouping, groupTexts } from './cluster-texts.ts'

/**
 * Groups the texts without those of a flood, each of which then joins the topic whose core it holds most, if it holds
 * enough of one, and else stays alone. What one author writes all day would otherwise decide which words tell anything,
 * and break up the topics of everyone else. `flood` holds numbers of texts; the answer has a topic and a strength for
 * every text, and the terms of the grouped ones.
 */
export function groupBesideFlood(
  texts: readonly string[],
  days: readonly (number | undefined)[],
  flood: ReadonlySet<number>,
): Grouping {
  if (flood.size === 0) return groupTexts(texts, days)
  const kept = [...texts.keys()].filter((text) => !flood.has(text))
  const grouped = groupTexts(
    kept.map((text) => texts[text] ?? ''),
    kept.map((text) => days[text]),
  )
  const topic = new Uint32Array(texts.length)
  const strength = new Float64Array(texts.length)
  for (const [index, text] of kept.entries()) {
    topic[text] = grouped.topic[index] ?? 0
    strength[text] = grouped.strength[index] ?? 0
  }
  const cores = coresOf(grouped.sets, grouped.topic, grouped.weight)
  const { numbers } = grouped.sets.vocabulary
  const holders = holdersOf(cores)
  for (const [index, text] of [...flood].sort((first, second) => first - second).entries()) {
    const terms = termsOfWords(texts[text] ?? '').map((term) => numbers.get(term) ?? -1)
    const nearest = nearestOf(new Set(terms), cores, holders)
    topic[text] = nearest?.topic ?? cores.length + index
    strength[text] = nearest?.strength ?? 0
  }
  return { ...grouped, topic, strength }
}

/** The topics that have each term in their core. */
function holdersOf(cores: readonly Core[]): ReadonlyMap<number, readonly number[]> {
  const holders = new Map<number, number[]>()
  for (const [topic, core] of cores.entries()) {
    for (const term of core.keys()) {
      const list = holders.get(term)
      if (list === undefined) holders.set(term, [topic])
      else list.push(topic)
    }
  }
  return holders
}

function nearestOf(
  terms: ReadonlySet<number>,
  cores: readonly Core[],
  holders: ReadonlyMap<number, readonly number[]>,
): { topic: number; strength: number } | undefined {
  const held = new Map<number, number>()
  for (const term of terms) {
    for (const topic of holders.get(term) ?? []) {
      held.set(topic, (held.get(topic) ?? 0) + (cores[topic]?.get(term) ?? 0))
    }
  }
  let nearest: { topic: number; strength: number } | undefined
  for (const [topic, strength] of held) {
    if (!isCore(strength)) continue
    const isNearer =
      nearest === undefined ||
      strength > nearest.strength ||
      (strength === nearest.strength && topic < nearest.topic)
    if (isNearer) nearest = { topic, strength }
  }
  return nearest
}
