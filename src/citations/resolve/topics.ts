import { HAN_AND_KANA } from '../../text/scripts.ts'
import type { Quotation, Sentence } from '../parse/types.ts'
import type { StoredTrend } from '../stored.ts'
import type { Resolved } from './scopes.ts'
import { trendsById } from './trend-index.ts'

const LETTER = /[\p{L}\p{M}\p{N}]/u
const SPACELESS = new RegExp(`[${HAN_AND_KANA}]`, 'u')
/** A topic without a good name is called by its clearest sentence, in these marks. */
const SENTENCE_TOPIC = /^“(.+)”$/su
/** White space, a full stop or a comma around its words. */
const MAX_END = 6
/** Occurrences of one topic that are found: a topic such as "light" may be in every line. */
const MAX_PER_TOPIC = 100
const MAX_TOPICS = 1000

/**
 * Finds where a text names trends: by id, or by their exact topic as whole words, in any case, a topic that is a sentence
 * also in other quotation marks than its own. Of overlapping topics the longest counts; topics in URLs and ids do not. The
 * result gives those of a sentence in their order.
 */
export function findTrends(
  text: string,
  trends: readonly StoredTrend[],
): (sentence: Sentence) => readonly Resolved[] {
  const byId = trendsById(trends)
  const folded = foldCase(text)
  const taken = new Uint8Array(text.length)
  const byPosition = new Map<number, Resolved>()
  const longestFirst = [...trends].sort((a, b) => b.topic.length - a.topic.length).slice(0, MAX_TOPICS)
  for (const trend of longestFirst) {
    const topic = foldCase(trend.topic)
    if (topic.length < 2) continue
    let at = folded.indexOf(topic)
    for (let steps = 0; at !== -1 && steps < MAX_PER_TOPIC; steps++, at = folded.indexOf(topic, at + 1)) {
      const end = at + topic.length
      if (taken[at] === 1 || !isWhole(text, at, end)) continue
      taken.fill(1, at, end)
      byPosition.set(at, { start: at, end, reference: undefined, posts: [], trend })
    }
  }
  const starts = [...byPosition.keys()].sort((a, b) => a - b)
  const bySentence = new Map(
    longestFirst.flatMap((trend) => {
      const sentence = SENTENCE_TOPIC.exec(trend.topic)?.[1]
      return sentence === undefined ? [] : [[withoutEnd(sentence), trend] as const]
    }),
  )
  const longest = Math.max(0, ...[...bySentence.keys()].map(({ length }) => length))
  const quoted = ({ start, end, readings: [words = ''] }: Quotation): Resolved[] => {
    // A quotation may be as long as the text, and to strip its end takes the square of that.
    const trend = words.length > longest + MAX_END ? undefined : bySentence.get(withoutEnd(words))
    return trend === undefined ? [] : [{ start, end, reference: undefined, posts: [], trend }]
  }
  let from = 0
  return ({ start, end, references, quotes }) => {
    // Sentences come in their order.
    while (from > 0 && (starts[from - 1] ?? 0) >= start) from--
    while (from < starts.length && (starts[from] ?? 0) < start) from++
    const named: Resolved[] = []
    let next = 0
    for (; from < starts.length && (starts[from] ?? 0) < end; from++) {
      const found = byPosition.get(starts[from] ?? -1)
      if (found === undefined) continue
      while (next < references.length && (references[next]?.end ?? 0) <= found.start) next++
      // A topic inside a URL is part of an address, such as an account's name, and names no trend.
      if ((references[next]?.start ?? text.length) > found.start) named.push(found)
    }
    const ids = references.flatMap((reference): Resolved[] =>
      reference.kind === 'trend'
        ? [
            {
              start: reference.start,
              end: reference.end,
              reference,
              posts: [],
              trend: byId.get(reference.trendId),
            },
          ]
        : [],
    )
    const inOtherMarks = quotes
      .flatMap(quoted)
      .filter((each) => !named.some(({ start }) => start === each.start))
    return [...named, ...inOtherMarks, ...ids].sort((a, b) => a.start - b.start)
  }
}

/** A sentence to compare: in lower case, without the white space and the full stop or comma that marks may hold. */
function withoutEnd(sentence: string): string {
  return sentence.toLowerCase().replace(/^\s+|[\s.,]+$/gu, '')
}

/** Lower case if that keeps the length, so that offsets stay valid. */
function foldCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}

function isWhole(text: string, start: number, end: number): boolean {
  const [before = ' ', first = ' ', last = ' ', after = ' '] = [
    text[start - 1],
    text[start],
    text[end - 1],
    text[end],
  ]
  const joinsBefore = LETTER.test(before) && LETTER.test(first) && !SPACELESS.test(first)
  return !joinsBefore && !(LETTER.test(last) && LETTER.test(after) && !SPACELESS.test(last))
}
