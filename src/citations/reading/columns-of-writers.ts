import { languagesOf } from '../lexicon/index.ts'
import type { Cell } from '../parse/blocks.ts'
import type { Span } from '../parse/spans.ts'
import type { Voices } from '../resolve/voices.ts'
import { writersClaimed } from './claiming.ts'

/** A longer header is no name of a column. */
const MAX_HEADER = 60

/** Finds the cells of a text's rows whose column says who wrote the post of the row: "User" above a company's. */
export function columnsOfWriters(text: string): (cells: readonly Cell[], voices: Voices) => Span[] {
  const known = new Map<string, boolean>()
  return (cells, voices) =>
    cells.flatMap(({ start, end, header, column }) => {
      if (header === undefined || column !== undefined || header.end - header.start > MAX_HEADER) return []
      const key = `${header.start} ${voices.hasCompany} ${voices.isOwn}`
      const isClaimed = known.get(key) ?? claims(text.slice(header.start, header.end), voices)
      known.set(key, isClaimed)
      return isClaimed ? [{ start, end }] : []
    })
}

function claims(header: string, voices: Voices): boolean {
  return writersClaimed(header, languagesOf(header), voices).length > 0
}
