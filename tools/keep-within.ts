import { z } from 'zod'
import { iterateYielding } from '../src/lib/event-loop.ts'

/** Agents' answers are cut by their hosts at about 25,000 tokens; this is some 10,000. */
const DEFAULT_MAX_CHARS = 40_000

/** The field of every tool that can answer long. A surface may set another default. */
export const MaxChars = z
  .number()
  .int()
  .min(0)
  .describe('Longest answer, whole items; 0: no limit')
  .default(DEFAULT_MAX_CHARS)

/** The characters of an answer, or of a part of one, as JSON. */
export function lengthOf(part: object): number {
  return JSON.stringify(part).length
}

/** What is left of a list. The first items, whole; none where even the first is too long. */
export interface Kept<Item> {
  readonly items: readonly Item[]
  readonly dropped: number
  /** Only where items were dropped and none is left: the least maxChars that shows the first. */
  readonly neededChars?: number
}

/**
 * The first items that fit an answer of `maxChars` characters of JSON, 0 for no limit. `envelope` is the answer with
 * an empty list in their place.
 */
export function keepWithin<Item extends object>(
  items: readonly Item[],
  maxChars: number,
  envelope: object,
): Kept<Item> {
  if (maxChars === 0) return { items, dropped: 0 }
  let chars = lengthOf(envelope)
  let count = 0
  for (const item of items) {
    // One more for the comma before it.
    const longer = chars + lengthOf(item) + (count === 0 ? 0 : 1)
    if (longer > maxChars) {
      const kept = { items: items.slice(0, count), dropped: items.length - count }
      return count === 0 ? { ...kept, neededChars: longer } : kept
    }
    chars = longer
    count += 1
  }
  return { items, dropped: 0 }
}

/**
 * `keepWithin` for items that are made of others, such as posts as they are shown: only those are made that may fit,
 * and others have their turn in between, because a long hostile text takes its time.
 */
export async function showWithin<Raw, Item extends object>(
  raws: readonly Raw[],
  show: (raw: Raw) => Item,
  maxChars: number,
  envelope: object,
): Promise<Kept<Item>> {
  const shown: Item[] = []
  let chars = 0
  for await (const raw of iterateYielding(raws)) {
    const item = show(raw)
    shown.push(item)
    if (maxChars === 0) continue
    chars += lengthOf(item)
    if (chars > maxChars) break
  }
  const kept = keepWithin(shown, maxChars, envelope)
  return { ...kept, dropped: kept.dropped + raws.length - shown.length }
}

/** What an outcome notes about a cut: over MCP in `_meta` and as a text of its own, in REST as the header Answer-Cut. */
export interface CutNotes {
  readonly dropped?: number
  /** One sentence of ours: how to get what is not shown. */
  readonly advice?: string
}

/**
 * Notes on what was dropped. `noun` names one item; `goOn` is the sentence that says how to get them or, where
 * `neededChars` is there, how to go on behind the one that is too long. No notes where nothing was dropped.
 */
export function noteCut(kept: Omit<Kept<object>, 'items'>, noun: string, goOn: string): CutNotes {
  const { dropped, neededChars } = kept
  if (dropped === 0) return {}
  const advice = [
    `Dropped to keep within maxChars: ${dropped} ${noun}${dropped === 1 ? '' : 's'}.`,
    ...(neededChars === undefined
      ? []
      : [`The first alone needs more: to read it, call again with maxChars ${neededChars} or 0.`]),
    ...(goOn === '' ? [] : [goOn]),
  ]
  return { dropped, advice: advice.join(' ') }
}
