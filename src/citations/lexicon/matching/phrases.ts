import { State } from './automaton.ts'
import { type Folded, isWordEnd } from './fold.ts'

/** Reads what may stand in a slot at an offset of the folded text: where it ends, and its value. */
export type SlotReader = (at: number) => { readonly end: number; readonly value: number } | undefined
export type Slots = Readonly<Record<string, SlotReader>>

/** A phrase that stands in a folded text, with the values of its slots in their order; offsets of the folded text. */
export interface Match<Value> {
  readonly start: number
  readonly end: number
  readonly value: Value
  readonly slots: readonly Filled[]
}

/** A slot of a phrase with the value that was read in it. */
export interface Filled {
  readonly slot: string
  readonly value: number
  readonly start: number
}

const MAX_SPACES = 3

/** Lists of phrases, looked up at a place of a text in no more steps than the longest has. */
export class Phrases<Value> {
  readonly #beginning: State<Value>

  /** The first value given for a phrase stays. */
  constructor(lists: Iterable<readonly [phrases: string, value: Value]>) {
    this.#beginning = State.before(lists)
  }

  /** Lists of phrases that are only there or not. */
  static of(lists: readonly string[]): Phrases<true> {
    return new Phrases(lists.map((phrases) => [phrases, true]))
  }

  /** Of each record the lists by their names, in the order of the names. */
  static byName<Name extends string>(
    names: readonly Name[],
    records: readonly (Readonly<Partial<Record<Name, string>>> | undefined)[],
  ): Phrases<Name> {
    return new Phrases(
      records.flatMap((record) => names.map((name): [string, Name] => [record?.[name] ?? '', name])),
    )
  }

  /** The longest phrase at a place, whether a word begins there or not; it ends where a word may end. */
  at(folded: Folded, at: number, slots: Slots = {}): Match<Value> | undefined {
    return this.#search(folded, at, slots, true)
  }

  /** The same, though it be the beginning of a longer word: "zwei" of "zweiundvierzig". */
  within(folded: Folded, at: number): Match<Value> | undefined {
    return this.#search(folded, at, {}, false)
  }

  /**
   * All phrases, from the left, none within another; each begins where a word may begin. What `accepts` refuses is none,
   * and a phrase may begin within it.
   */
  all(
    folded: Folded,
    slots: Slots = {},
    accepts: (match: Match<Value>) => boolean = () => true,
  ): Match<Value>[] {
    const found: Match<Value>[] = []
    let taken = 0
    for (const { at, start } of folded.beginnings()) {
      if (at < taken) continue
      const match = this.at(folded, at, slots)
      if (match === undefined || isWordPart(folded, start, match) || !accepts(match)) continue
      found.push({ ...match, start: Math.max(start, taken) })
      taken = match.end
    }
    return found
  }

  #search(folded: Folded, at: number, slots: Slots, isWhole: boolean): Match<Value> | undefined {
    // At most places of a text nothing begins: that is told without a search.
    const beginning = this.#beginning
    if (beginning.slots === undefined && !beginning.goesOn(folded.text[at] ?? '')) return undefined
    return longest(beginning, { folded, start: at, slots, isWhole }, at, [])
  }
}

/**
 * Whether too little stands behind what Arabic writes to words for it to be one of them: كل is "all", and لأن "because".
 * Behind "and" two letters may be a word.
 */
export function isWordPart({ text }: Folded, start: number, match: Match<unknown>): boolean {
  if (start === match.start) return false
  const isAnd = match.start - start === 1 && /[وف]/.test(text[start] ?? '')
  return match.end - match.start < (isAnd ? 2 : 3)
}

interface Search {
  readonly folded: Folded
  readonly start: number
  readonly slots: Slots
  /** Whether it ends only where a word may end. */
  readonly isWhole: boolean
}

/** Goes on along the text; where a slot may stand, also along what it takes. */
function longest<Value>(
  from: State<Value>,
  search: Search,
  start: number,
  filled: readonly Filled[],
): Match<Value> | undefined {
  const { text } = search.folded
  let best: Match<Value> | undefined
  let state: State<Value> | undefined = from
  let at = start
  while (state !== undefined) {
    if (state.value !== undefined && (!search.isWhole || isWordEnd(search.folded, at))) {
      // Of two as long that which says more by itself: "last week" before "last {unit}".
      if (best === undefined || at > best.end || (at === best.end && filled.length < best.slots.length))
        best = { start: search.start, end: at, value: state.value, slots: filled }
    }
    const { slots } = state
    if (slots !== undefined) {
      for (const [slot, behind] of slots) {
        const read = search.slots[slot]?.(at)
        if (read === undefined || read.end <= at) continue
        const match = longest(behind, search, read.end, [...filled, { slot, value: read.value, start: at }])
        if (match !== undefined && (best === undefined || match.end > best.end)) best = match
      }
    }
    state = state.next(text[at] ?? '')
    at = afterSpaces(text, at)
  }
  return best
}

/** Behind the character at `at`, and behind all spaces where it is one. */
function afterSpaces(text: string, at: number): number {
  if (text[at] !== ' ') return at + 1
  let end = at + 1
  while (text[end] === ' ' && end - at < MAX_SPACES) end++
  return end
}
