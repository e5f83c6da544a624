import { type Folded, foldedAt } from './fold.ts'
import type { SlotReader } from './phrases.ts'

/** Part of a text, as offsets of it. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** Reads one of some places in a slot: its value is its index in the list. */
export function placeSlot(folded: Folded, places: readonly Place[]): SlotReader {
  const ends = new Map(
    places.map(({ start, end }, value) => [foldedAt(folded, start), { end: foldedAt(folded, end), value }]),
  )
  return (at) => ends.get(at)
}
