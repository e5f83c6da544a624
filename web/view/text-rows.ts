import type { CitationSentence } from '../../src/model/index.ts'

/** How the check judged some words; null: it says nothing of them. */
export type WordsVerdict = 'contradicted' | 'unchecked' | 'borne-out' | null

export interface MarkedWords {
  readonly text: string
  readonly verdict: WordsVerdict
}

/** A stretch of a checked text: a sentence that claims something, or what stands between such sentences. */
export interface TextRow {
  readonly start: number
  readonly end: number
  readonly words: readonly MarkedWords[]
  readonly sentence: CitationSentence | undefined
  /** Whether the check came as far. */
  readonly isRead: boolean
}

/**
 * A text in rows that together are all of it but white space between them. Offsets are UTF-16 code units of that text;
 * sentences stand in its order.
 */
export function textRows(text: string, sentences: readonly CitationSentence[], checkedTo: number): TextRow[] {
  const rows: TextRow[] = []
  const addOther = (start: number, end: number) => {
    const own = text.slice(start, end)
    if (own.trim() === '') return
    const words = [{ text: own.trim(), verdict: null }]
    rows.push({ start, end, words, sentence: undefined, isRead: start < checkedTo })
  }
  let end = 0
  for (const sentence of sentences) {
    if (sentence.start < end) continue
    addOther(end, sentence.start)
    const words = markedWords(text, sentence)
    rows.push({ start: sentence.start, end: sentence.end, words, sentence, isRead: true })
    end = sentence.end
  }
  const readEnd = Math.max(end, checkedTo)
  addOther(end, readEnd)
  addOther(readEnd, text.length)
  return rows
}

/** The words of a sentence by their verdict; of several verdicts of the same words the worst. */
function markedWords(text: string, { start, end, ...spans }: CitationSentence): MarkedWords[] {
  const byVerdict = [
    { verdict: 'contradicted', spans: spans.contradicted },
    { verdict: 'unchecked', spans: spans.unchecked },
    { verdict: 'borne-out', spans: spans.borneOut },
  ] as const
  const edges = [start, end, ...byVerdict.flatMap((each) => each.spans.flat())]
    .filter((edge) => edge >= start && edge <= end)
    .sort((first, second) => first - second)
  return edges.flatMap((from, index) => {
    const to = edges[index + 1] ?? end
    if (to <= from) return []
    const verdict =
      byVerdict.find((each) => each.spans.some(([first = 0, last = 0]) => first <= from && to <= last))
        ?.verdict ?? null
    return [{ text: text.slice(from, to), verdict }]
  })
}
