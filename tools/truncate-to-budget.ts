import { z } from 'zod'
import { iterateYielding } from '../src/lib/event-loop.ts'

/** About 10,000 tokens; agents' hosts truncate answers at about 25,000. */
const DEFAULT_MAX_CHARS = 40_000

/** The input field of every tool with long answers. REST has another default. */
export const MaxChars = z.number().int().min(0).describe('Answer; 0: no limit').default(DEFAULT_MAX_CHARS)

/** The length of a value's JSON, in characters. */
export function jsonLength(part: object): number {
  return JSON.stringify(part).length
}

/** A list truncated to its first items; none if even the first is too long. */
export interface Truncated<Item> {
  readonly items: readonly Item[]
  readonly dropped: number
  /** The smallest maxChars that shows the first item; only if no item is left. */
  readonly requiredChars?: number
}

/**
 * The first items that fit into an answer of `maxChars` characters of JSON; 0 for no limit. `envelope` is the
 * answer with an empty list in place of the items.
 */
export function truncateToBudget<Item extends object>(
  items: readonly Item[],
  maxChars: number,
  envelope: object,
): Truncated<Item> {
  if (maxChars === 0) return { items, dropped: 0 }
  let chars = jsonLength(envelope)
  let count = 0
  for (const item of items) {
    // Plus one for the comma.
    const nextChars = chars + jsonLength(item) + (count === 0 ? 0 : 1)
    if (nextChars > maxChars) {
      const kept = { items: items.slice(0, count), dropped: items.length - count }
      return count === 0 ? { ...kept, requiredChars: nextChars } : kept
    }
    chars = nextChars
    count += 1
  }
  return { items, dropped: 0 }
}

/**
 * `truncateToBudget` for items that have to be rendered first, such as public posts: only items that may fit
 * are rendered. It yields to the event loop in between, because a long hostile text takes a while.
 */
export async function renderToBudget<Raw, Item extends object>(
  raws: readonly Raw[],
  render: (raw: Raw) => Item,
  maxChars: number,
  envelope: object,
): Promise<Truncated<Item>> {
  const rendered: Item[] = []
  let chars = 0
  for await (const raw of iterateYielding(raws)) {
    const item = render(raw)
    rendered.push(item)
    if (maxChars === 0) continue
    chars += jsonLength(item)
    if (chars > maxChars) break
  }
  const kept = truncateToBudget(rendered, maxChars, envelope)
  return { ...kept, dropped: kept.dropped + raws.length - rendered.length }
}

/** An outcome's truncation notice: over MCP in `_meta` and as content, over REST as the header Answer-Cut. */
export interface TruncationNotes {
  readonly dropped?: number
  /** How to get what is not shown. */
  readonly advice?: string
}

/**
 * The notice about dropped items; empty if none were dropped. `noun` names one item; `continuation` says how
 * to get the others or, if `requiredChars` is set, how to continue after the one that is too long.
 */
export function truncationNotice(
  kept: Omit<Truncated<object>, 'items'>,
  noun: string,
  continuation: string,
): TruncationNotes {
  const { dropped, requiredChars } = kept
  if (dropped === 0) return {}
  const advice = [
    `Dropped to keep within maxChars: ${dropped} ${noun}${dropped === 1 ? '' : 's'}.`,
    ...(requiredChars === undefined
      ? []
      : [`The first alone needs more: to read it, call again with maxChars ${requiredChars} or 0.`]),
    ...(continuation === '' ? [] : [continuation]),
  ]
  return { dropped, advice: advice.join(' ') }
}
