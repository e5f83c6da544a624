import { foldCharacter } from './fold.ts'
import { follow, type Step } from './template.ts'

/** A character or slot of a list of phrases, and those that may stand behind it. */
interface Part {
  readonly number: number
  /** A character as texts are folded; that of a slot is none. */
  readonly character: string
  readonly slot: string | undefined
  readonly next: Part[]
  /** Whether a phrase may end with it. */
  isEnd: boolean
}

/**
 * How far a text may have come along the phrases of a list: all the parts that it may stand behind. Where it goes on to is found
 * when a text first comes there (subset construction on demand, as in RE2: Cox 2010): some lists, with all their ways of
 * writing spelled out, are hundreds of thousands of characters.
 */
export class Place {
  /** Whether a phrase ends here. */
  readonly isEnd: boolean
  readonly #parts: readonly Part[]
  /** Every place of the same list that was found, by its parts. */
  readonly #known: Map<string, Place>
  #next: Map<string, Part[] | Place> | undefined
  #slots: ReadonlyMap<string, Place> | undefined

  private constructor(parts: readonly Part[], known: Map<string, Place>) {
    this.#parts = parts
    this.#known = known
    this.isEnd = parts.some(({ isEnd }) => isEnd)
  }

  /** The place before all phrases of a list; see template.ts for how they are written. */
  static before(list: string): Place {
    let count = 0
    const make = (character: string, slot?: string): Part => {
      count += 1
      return { number: count, character, slot, next: [], isEnd: false }
    }
    const beginning = make('')
    const made = new Map<Step, Part>()
    const ends = follow(list, beginning, (from, step) => {
      const slot = 'slot' in step ? step.slot : undefined
      const character = 'slot' in step ? '' : foldCharacter(step.character)
      if (slot === undefined && character === '') return from
      const part = made.get(step) ?? make(character, slot)
      made.set(step, part)
      from.next.push(part)
      return part
    })
    for (const end of ends) end.isEnd = end !== beginning
    return new Place([beginning], new Map())
  }

  /** The characters that a phrase may go on with. */
  characters(): Iterable<string> {
    return (this.#next ?? this.#goOn()).keys()
  }

  /** The places behind the slots that may stand here, by their names; undefined where none may. */
  get slots(): ReadonlyMap<string, Place> | undefined {
    if (this.#next === undefined) this.#goOn()
    return this.#slots
  }

  /** The place behind the character, where any phrase goes on with it. */
  next(character: string): Place | undefined {
    const next = this.#next ?? this.#goOn()
    const found = next.get(character)
    if (found === undefined || found instanceof Place) return found
    const place = this.#placeOf(found)
    next.set(character, place)
    return place
  }

  #goOn(): Map<string, Part[] | Place> {
    const next = new Map<string, Part[]>()
    const slots = new Map<string, Part[]>()
    for (const part of this.#parts) {
      for (const behind of part.next) {
        if (behind.slot === undefined) addTo(next, behind.character, behind)
        else addTo(slots, behind.slot, behind)
      }
    }
    if (slots.size > 0) this.#slots = new Map([...slots].map(([slot, parts]) => [slot, this.#placeOf(parts)]))
    this.#next = next
    return next
  }

  #placeOf(parts: readonly Part[]): Place {
    const ordered = [...new Set(parts)].sort((one, other) => one.number - other.number)
    const key = ordered.map(({ number }) => number).join()
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const place = new Place(ordered, this.#known)
    this.#known.set(key, place)
    return place
  }
}

function addTo(lists: Map<string, Part[]>, key: string, part: Part): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [part])
  else list.push(part)
}
