import { foldCharacter } from './fold.ts'
import { follow, type Step } from './template.ts'

/** A character or slot of a list of phrases, and those that may stand behind it. */
interface Part {
  /** Tells it from all other parts. */
  readonly number: number
  /** The first part of its list, which stands before all phrases. */
  readonly beginning: Part | undefined
  /** A character as texts are folded; that of a slot is none. */
  readonly character: string
  readonly slot: string | undefined
  readonly next: Part[]
  /** Whether a phrase may end with it. */
  isEnd: boolean
}

/** Places of all lists together that are kept: texts that go through the lexicon, which is public, come to all there are. */
const MAX_PLACES = 200_000

let [places, lastNumber] = [0, 0]

/** Some lists, and what was found of them. */
interface Lists<Value> {
  /** By the beginning of a list, its place among them and its value. */
  readonly values: ReadonlyMap<Part, { readonly order: number; readonly value: Value }>
  /** Every place that a text came to, by its parts. */
  readonly known: Map<string, Place<Value>>
}

/**
 * How far a text may have come along some lists of phrases: all the parts that it may stand behind. Where it goes on to is found
 * when a text first comes there (subset construction on demand, as in RE2: Cox 2010): the lists, with all their ways of
 * writing spelled out, are a million characters, and each combination of languages looks for them in ten ways.
 */
export class Place<Value> {
  /** That of the first list of which a phrase ends here. */
  readonly value: Value | undefined
  readonly #parts: readonly Part[]
  readonly #lists: Lists<Value>
  #next: Map<string, Part[] | Place<Value>> | undefined
  #slots: ReadonlyMap<string, Place<Value>> | undefined

  /** Of all lists the place before all phrases. */
  static readonly #beginnings: Place<never>[] = []

  /** `parts` in the order of their lists. */
  private constructor(parts: readonly Part[], lists: Lists<Value>) {
    this.#parts = parts
    this.#lists = lists
    const of = parts.find(({ isEnd }) => isEnd)?.beginning
    this.value = of && lists.values.get(of)?.value
  }

  /** The place before all phrases of some lists, each with its value; see template.ts for how they are written. */
  static before<Value>(given: Iterable<readonly [phrases: string, value: Value]>): Place<Value> {
    const values = new Map<Part, { order: number; value: Value }>()
    for (const [list, value] of given) {
      const beginning = beginningOf(list)
      if (!values.has(beginning)) values.set(beginning, { order: values.size, value })
    }
    const beginning = new Place([...values.keys()], { values, known: new Map() })
    // Sound: nothing is asked of their values there.
    Place.#beginnings.push(beginning as Place<never>)
    return beginning
  }

  /** The places behind the slots that may stand here, by their names; undefined where none may. */
  get slots(): ReadonlyMap<string, Place<Value>> | undefined {
    if (this.#next === undefined) this.#goOn()
    return this.#slots
  }

  /** Whether any phrase goes on with the character. */
  goesOn(character: string): boolean {
    return (this.#next ?? this.#goOn()).has(character)
  }

  /** The place behind the character, where any phrase goes on with it. */
  next(character: string): Place<Value> | undefined {
    const next = this.#next ?? this.#goOn()
    const found = next.get(character)
    if (found === undefined || found instanceof Place) return found
    const place = this.#placeOf(found)
    next.set(character, place)
    return place
  }

  #goOn(): Map<string, Part[] | Place<Value>> {
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

  #placeOf(parts: readonly Part[]): Place<Value> {
    const { known, values } = this.#lists
    const orderOf = ({ beginning }: Part) => (beginning && values.get(beginning)?.order) ?? 0
    const ordered = [...new Set(parts)].sort(
      (one, other) => orderOf(one) - orderOf(other) || one.number - other.number,
    )
    const key = ordered.map(({ number }) => number).join()
    const found = known.get(key)
    if (found !== undefined) return found
    const place = new Place(ordered, this.#lists)
    known.set(key, place)
    places += 1
    if (places > MAX_PLACES) Place.#forget()
    return place
  }

  /** Whoever stands at a place goes on from it. */
  static #forget(): void {
    places = 0
    for (const beginning of Place.#beginnings) {
      beginning.#next = undefined
      beginning.#slots = undefined
      beginning.#lists.known.clear()
    }
  }
}

function addTo(lists: Map<string, Part[]>, key: string, part: Part): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [part])
  else list.push(part)
}

const beginnings = new Map<string, Part>()

/** The part before all phrases of a list. It is made once, whatever the list is looked up with. */
function beginningOf(list: string): Part {
  const known = beginnings.get(list)
  if (known !== undefined) return known
  const beginning = createPart(undefined, '')
  const made = new Map<Step, Part>()
  const ends = follow(list, beginning, (from, step) => {
    const slot = 'slot' in step ? step.slot : undefined
    const character = 'slot' in step ? '' : foldCharacter(step.character)
    if (slot === undefined && character === '') return from
    const part = made.get(step) ?? createPart(beginning, character, slot)
    made.set(step, part)
    from.next.push(part)
    return part
  })
  for (const end of ends) end.isEnd = end !== beginning
  beginnings.set(list, beginning)
  return beginning
}

function createPart(beginning: Part | undefined, character: string, slot?: string): Part {
  lastNumber += 1
  return { number: lastNumber, beginning, character, slot, next: [], isEnd: false }
}
