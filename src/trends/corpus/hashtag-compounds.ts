import { tagsOf } from '../../text/tokens.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { at, type Vocabulary } from './term-matrix.ts'

const {
  minCompoundLength,
  maxCompoundLength,
  minPartLength,
  maxParts,
  minPartTexts,
  minCompoundUses,
  minTaggedShare,
} = valuesOf(parameters.hashtagCompounds)

/**
 * The words that hashtags run together, as far as the texts use them: #laxshooting is lax and shooting where both are
 * words of the collection. From the number of a hashtag to the numbers of its words. `texts` are own words (see
 * normalize.ts), `documentCounts` has one count of texts a term.
 */
export function compoundsOf(
  texts: readonly string[],
  vocabulary: Vocabulary,
  documentCounts: Uint32Array,
): ReadonlyMap<number, readonly number[]> {
  const tags = new Map<string, number>()
  for (const text of texts) {
    if (!text.includes('#')) continue
    for (const tag of tagsOf(text)) {
      const isFit = tag.length >= minCompoundLength && tag.length <= maxCompoundLength
      if (isFit) tags.set(tag, (tags.get(tag) ?? 0) + 1)
    }
  }
  const compounds = new Map<number, readonly number[]>()
  for (const [tag, uses] of tags) {
    const number = vocabulary.numbers.get(tag)
    if (number === undefined || uses < minCompoundUses || uses < minTaggedShare * at(documentCounts, number))
      continue
    const parts = split(tag, vocabulary, documentCounts, texts.length)
    if (parts !== undefined) compounds.set(number, parts)
  }
  return compounds
}

interface Way {
  /** Sum of -log of the share of texts that hold each part. */
  readonly cost: number
  readonly parts: readonly number[]
}

/**
 * The most probable way to write a hashtag as two to four words, by how many texts hold each; undefined where there
 * is none.
 */
function split(
  tag: string,
  vocabulary: Vocabulary,
  documentCounts: Uint32Array,
  texts: number,
): readonly number[] | undefined {
  const ways: (Way | undefined)[] = [{ cost: 0, parts: [] }]
  for (let end = minPartLength; end <= tag.length; end += 1) {
    for (let from = 0; from <= end - minPartLength; from += 1) {
      const way = ways[from]
      const isWhole = from === 0 && end === tag.length
      if (way === undefined || way.parts.length === maxParts || isWhole) continue
      const part = vocabulary.numbers.get(tag.slice(from, end))
      const count = part === undefined ? 0 : at(documentCounts, part)
      if (part === undefined || count < minPartTexts) continue
      const cost = way.cost + Math.log(texts / count)
      const known = ways[end]
      if (known === undefined || cost < known.cost) ways[end] = { cost, parts: [...way.parts, part] }
    }
  }
  return ways[tag.length]?.parts
}
