import { HAN_AND_KANA } from '../../text/scripts.ts'
import { findRankingWords } from '../lexicon/index.ts'
import { contextBlocks, followingSources } from './block-context.ts'
import { type Block, findBlocks } from './blocks.ts'
import { type Found, holdsOnlySources, recognise } from './recognise.ts'
import type { FoundReference } from './references.ts'
import { type Span, within } from './spans.ts'
import { splitSentences } from './split-sentences.ts'
import type { ParsedText, Reference, Sentence } from './types.ts'

/**
 * Parses a text into sentences with their references and quotations. What else they say is read by readSentence.
 * `handles`, in lower case, are those of stored authors that the text may name: a sentence may begin with one.
 *
 * A reference belongs to its sentence, a footnote's references to the sentence of its mark. A sentence
 * without references inherits those of a following one that has nothing else ("Source: …"), or else those of
 * the sentence before it in its paragraph; the first of a list item inherits from the item or lead-in ("…:")
 * above it, a block quotation from the paragraph right before it, and all of them from a heading above them.
 */
export function parseText(text: string, handles: ReadonlySet<string> = new Set()): ParsedText {
  const blocks = findBlocks(text)
  const found = blocks.map((block) => recognise(text, block))
  const notes = notesOf(blocks, found)
  const sentences: Sentence[] = []
  const lastOf = new Map<number, number>()
  const above = contextBlocks(blocks, text)
  /** The last heading without a number: what stands above numbered ones. */
  let title: number | undefined
  for (const [index, block] of blocks.entries()) {
    const part = found[index]
    if (part === undefined) continue
    const isHeading = block.kind === 'heading'
    if (isHeading && block.number === undefined) title = index
    const list = isHeading ? title : above[index]
    const spans = splitSentences(part.rest, block.kind, handles, text.slice(block.start, block.end))
    for (const [at, span] of spans.entries()) {
      const parent = above[index]
      sentences.push({
        ...sentenceAt(span, part, block, notes),
        ...(at === 0 ? placeIn(block, blocks[list ?? -1], sentences[lastOf.get(list ?? -1) ?? -1]) : {}),
        block: index,
        contextSentence:
          at > 0 ? sentences.length - 1 : parent === undefined ? undefined : lastOf.get(parent),
        sourceSentence: undefined,
      })
    }
    if (spans.length > 0) lastOf.set(index, sentences.length - 1)
  }
  return {
    text,
    sentences: sentences.map((sentence, index) => ({
      ...sentence,
      sourceSentence: followingSources(sentences, index, blocks),
    })),
  }
}

/** A nested item is in no ranking: the item above it is no lead-in. */
function placeIn(
  { number }: Block,
  above: Block | undefined,
  leadIn: Sentence | undefined,
): Pick<Sentence, 'place'> {
  if (number === undefined || leadIn === undefined || above?.kind === 'item') return {}
  return findRankingWords(leadIn.rest).length === 0 ? {} : { place: { number, under: leadIn.rest } }
}

function notesOf(
  blocks: readonly Block[],
  found: readonly Found[],
): ReadonlyMap<string, readonly Reference[]> {
  const notes = new Map<string, readonly Reference[]>()
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'note' || block.label === undefined || notes.has(block.label)) continue
    const references =
      found[index]?.references.filter(isReference).filter(({ start }) => start >= block.contentStart) ?? []
    if (references.length > 0) notes.set(block.label, references.slice(0, MAX_OF_NOTE))
  }
  return notes
}

/** References of a footnote. No honest one has more, and each of its marks repeats them all. */
const MAX_OF_NOTE = 5

function isReference(reference: FoundReference): reference is Reference {
  return reference.kind !== 'note'
}

function sentenceAt(
  span: Span,
  { references, quotes, rest }: Found,
  block: Block,
  notes: ReadonlyMap<string, readonly Reference[]>,
): Omit<Sentence, 'block' | 'contextSentence' | 'sourceSentence'> {
  const own = rest.slice(span.start, span.end)
  const start = block.start + span.start
  const end = block.start + span.end
  const ownQuotes = within(quotes, start, end)
  const isNote = block.kind === 'note'
  const isOnlyReferences = ownQuotes.length === 0 && holdsOnlySources(own)
  return {
    start,
    end,
    references: within(references, start, end).flatMap((reference) => atMark(reference, block, notes)),
    quotes: ownQuotes,
    rest: own,
    contentStart: Math.max(start, block.contentStart),
    cells: block.cells,
    isOnlyReferences,
    isHeading: block.kind === 'heading',
    isNote,
    asserts: !isNote && (ownQuotes.length > 0 || (!isOnlyReferences && isAssertion(own, block))),
  }
}

/** The references that a footnote's mark stands for, at the position of the mark. */
function atMark(
  reference: FoundReference,
  block: Block,
  notes: ReadonlyMap<string, readonly Reference[]>,
): Reference[] {
  if (reference.kind !== 'note') return [reference]
  if (block.kind === 'note' && reference.start < block.contentStart) return []
  const { start, end, label } = reference
  const noted = notes.get(label)
  if (noted !== undefined) return noted.map((each) => ({ ...each, start, end, isMark: true }))
  return /^\d{1,4}$/.test(label) ? [] : [{ ...reference.otherwise, start, end }]
}

const MIN_WORDS = 4
const MIN_SPACELESS = 8
const SPACELESS = new RegExp(`[${HAN_AND_KANA}]`, 'gu')

function isAssertion(own: string, block: Block): boolean {
  if (block.kind === 'heading' || block.kind === 'row' || /[?？؟:：]["'”’»)\]*_\s]*$/.test(own)) return false
  const words = own.match(/[\p{L}\p{M}]+/gu) ?? []
  const spaceless = own.match(SPACELESS) ?? []
  return words.length >= MIN_WORDS || spaceless.length >= MIN_SPACELESS
}
