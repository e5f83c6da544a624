import type { Block } from './blocks.ts'
import type { Sentence } from './types.ts'

/** Index of the sentence after this one if it holds only references, which then belong to this one. */
export function followingSources(
  sentences: readonly Sentence[],
  index: number,
  blocks: readonly Block[],
): number | undefined {
  const [sentence, next] = [sentences[index], sentences[index + 1]]
  if (sentence === undefined || next === undefined || !next.isOnlyReferences) return undefined
  const [own, other] = [blocks[sentence.block], blocks[next.block]]
  if (own === undefined || other === undefined || other.kind === 'note' || own.kind === 'heading')
    return undefined
  const isNear =
    own === other || (own.kind === 'quote' ? other.group - own.group <= 1 : other.group === own.group)
  return isNear && (own === other || other.kind === 'paragraph' || other.indent > own.indent)
    ? index + 1
    : undefined
}

const LEADS_ON = /[:：]\s*$/
/** What stands above a list and ends no sentence is its title: "**Ranking**", "**X** (rising)". */
const LEADS_TO_ITEMS = /(?:[:：\p{L}\p{N}*_]|(?<![.!?…。！？])[)）"”»」』])\s*$/u

/**
 * For each block, the index of the block whose last sentence it inherits references from; undefined: none.
 */
export function contextBlocks(blocks: readonly Block[], text: string): (number | undefined)[] {
  let heading: number | undefined
  const open: number[] = []
  return blocks.map((block, index) => {
    const previous = blocks[index - 1]
    if (block.kind === 'heading' && block.cells.length === 0) {
      open.length = 0
      heading = index
      return undefined
    }
    const isClose = previous !== undefined && block.group - previous.group <= 1
    const before = isClose && previous.kind === 'paragraph' ? text.slice(previous.start, previous.end) : ''
    const isLeadIn = (block.kind === 'item' ? LEADS_TO_ITEMS : LEADS_ON).test(before)
    if (block.kind === 'item') {
      while ((blocks[open.at(-1) ?? -1]?.indent ?? -1) >= block.indent) open.pop()
      const isFirst = previous?.kind !== 'item'
      if (isFirst && isLeadIn) open.push(-1 - (index - 1))
      const parent = open.at(-1)
      open.push(index)
      // A lead-in is kept below all items of its list, encoded as a negative number.
      return parent === undefined ? heading : parent < 0 ? -1 - parent : parent
    }
    if (block.kind !== 'quote') open.length = 0
    if (block.kind === 'quote' && isClose && ['paragraph', 'item'].includes(previous.kind)) return index - 1
    return block.kind === 'note' ? undefined : isLeadIn && block.kind === 'row' ? index - 1 : heading
  })
}
