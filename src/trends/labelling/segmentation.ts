import { type Run, type Word, wordsOf } from '../../text/words.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { minSegmentedTexts, maxPhraseWords, maxShapeLength } = valuesOf(parameters.segmentation)

/** Capitals inside a word show that words were run together. */
const CONCATENATED = /\p{Ll}\p{Lu}/u

/** Words in a row. */
export interface Line {
  readonly words: readonly Word[]
  /** Only run together, as a hashtag or mention, so that nothing is known of how they are written. */
  readonly isTag: boolean
}

/**
 * The lines of each text. A hashtag or mention that runs together what other texts write out is segmented into those
 * words, and so is a word of a line where more texts write it out; another hashtag is a word, another mention only
 * somebody addressed.
 */
export function segmentLines(texts: readonly string[], isSegmented = true): Line[][] {
  const read = texts.map(wordsOf)
  const segmentation = isSegmented ? segmentationsOf(read) : new Map<string, readonly Word[]>()
  return read.map((runs) => {
    const lines: Line[] = []
    for (const { kind, words } of runs) {
      const segmented = kind === 'plain' ? undefined : segmentation.get(words[0]?.key ?? '')
      if (segmented !== undefined) lines.push({ words: segmented, isTag: true })
      else if (kind === 'plain') lines.push({ words: segmentedWords(words, segmentation), isTag: false })
      else if (kind === 'hashtag') lines.push({ words, isTag: false })
    }
    return lines
  })
}

function segmentedWords(
  words: readonly Word[],
  segmentation: ReadonlyMap<string, readonly Word[]>,
): readonly Word[] {
  if (!words.some(({ key }) => segmentation.has(key))) return words
  return words.flatMap((word) => {
    const segmented = isConcatenated(word) ? segmentation.get(word.key) : undefined
    if (segmented === undefined || segmented.length === 1) return [word]
    return segmented.map((part, index) => (index === 0 ? { ...part, glue: word.glue } : part))
  })
}

/** Most words are in lower case, which is quick to see. */
function isConcatenated({ surface, key }: Word): boolean {
  return surface !== key && CONCATENATED.test(surface)
}

interface Segmentation {
  readonly words: readonly Word[]
  /** The last text that has it. */
  readonly text: number
  readonly texts: number
}

/**
 * The segmentation of what is run together: the words that most texts, at least `minSegmentedTexts`, write out for
 * it, or the one word as which most have it in a line. One look-up for each few words in a row, so that no text takes
 * more than its length.
 */
function segmentationsOf(texts: readonly (readonly Run[])[]): ReadonlyMap<string, readonly Word[]> {
  const sought = concatenatedIn(texts)
  const shapes = new Set(Array.from(sought, (joined) => shapeOf(joined, joined.length)))
  const found = new Map<string, Map<string, Segmentation>>()
  for (const [text, runs] of texts.entries()) {
    for (const { kind, words } of runs) {
      if (kind !== 'plain') continue
      for (const { from, to } of rowsOfShape(words, shapes)) {
        const row = words.slice(from, to)
        const joined = row.map(({ key }) => key).join('')
        if (sought.has(joined)) addSegmentation(found, joined, row, text)
      }
    }
  }
  const chosen = new Map<string, readonly Word[]>()
  for (const [joined, ways] of found) {
    const [best] = [...ways.values()].sort((one, other) => other.texts - one.texts)
    if (best !== undefined && best.texts >= minSegmentedTexts) chosen.set(joined, best.words)
  }
  return chosen
}

/** The first letter and the length: hardly a row of words is of a shape that is sought, so few need be joined. */
function shapeOf(joined: string, length: number): number {
  return joined.charCodeAt(0) * maxShapeLength + Math.min(length, maxShapeLength - 1)
}

function rowsOfShape(
  words: readonly Word[],
  shapes: ReadonlySet<number>,
): { readonly from: number; readonly to: number }[] {
  const rows: { from: number; to: number }[] = []
  if (shapes.size === 0) return rows
  for (const [from, first] of words.entries()) {
    let length = 0
    for (let to = from; to < Math.min(words.length, from + maxPhraseWords); to += 1) {
      length += words[to]?.key.length ?? 0
      if (shapes.has(shapeOf(first.key, length))) rows.push({ from, to: to + 1 })
    }
  }
  return rows
}

function addSegmentation(
  found: Map<string, Map<string, Segmentation>>,
  joined: string,
  row: readonly Word[],
  text: number,
): void {
  const key = row.map((word) => word.key).join(' ')
  const ways = found.get(joined) ?? new Map<string, Segmentation>()
  const way = ways.get(key) ?? { words: row, text: -1, texts: 0 }
  if (way.text !== text) ways.set(key, { words: way.words, text, texts: way.texts + 1 })
  found.set(joined, ways)
}

/** Hashtags, mentions and words with capitals within, in lower case, that stand more than once. */
function concatenatedIn(texts: readonly (readonly Run[])[]): ReadonlySet<string> {
  const once = new Set<string>()
  const more = new Set<string>()
  for (const runs of texts) {
    for (const { kind, words } of runs) {
      for (const word of words) {
        if (kind === 'plain' && !isConcatenated(word)) continue
        const { key } = word
        if (once.has(key)) more.add(key)
        else once.add(key)
      }
    }
  }
  return more
}
