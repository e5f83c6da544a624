import type { Span } from '../found.ts'
import { type Folded, foldedAt } from './fold.ts'
import type { SlotReader } from './phrases.ts'

/** Reads one of some spans of a text in a slot: its value is its index in the list. */
export function spanSlot(folded: Folded, spans: readonly Span[]): SlotReader {
  const ends = new Map(
    spans.map(({ start, end }, value) => [foldedAt(folded, start), { end: foldedAt(folded, end), value }]),
  )
  return (at) => ends.get(at)
}
