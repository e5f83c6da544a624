import { foldCharacter } from './fold.ts'
import { follow, type Step } from './template.ts'

/** A state of the automaton that a list of phrases is written as: behind one of its characters or slots. */
interface ListState {
  /** Tells it from all other states. */
  readonly number: number
  /** The state of its list before all phrases. */
  readonly beginning: ListState | undefined
  /** The character that it stands behind, as texts are folded; that of a slot is none. */
  readonly character: string
  readonly slot: string | undefined
  readonly next: ListState[]
  /** Whether a phrase may end here. */
  isEnd: boolean
}

/** States of all lists together that are kept: texts that go through the lexicon, which is public, come to all there are. */
const MAX_STATES = 200_000

let [states, lastNumber] = [0, 0]

/** Some lists, and what was found of them. */
interface Lists<Value> {
  /** By the beginning of a list, its order among them and its value. */
  readonly values: ReadonlyMap<ListState, { readonly order: number; readonly value: Value }>
  /** Every state that a text came to, by the states of the lists. */
  readonly known: Map<string, State<Value>>
}

/**
 * A state of the deterministic automaton of some lists of phrases: all states of the lists that a text may have come to. Where it
 * goes on to is found when a text first comes there (subset construction on demand, as in RE2: Cox 2010): the lists, with all
 * their ways of writing spelled out, are a million characters, and each combination of languages looks for them in ten ways.
 */
export class State<Value> {
  /** That of the first list of which a phrase ends here. */
  readonly value: Value | undefined
  readonly #of: readonly ListState[]
  readonly #lists: Lists<Value>
  #next: Map<string, ListState[] | State<Value>> | undefined
  #slots: ReadonlyMap<string, State<Value>> | undefined

  /** Of all lists the state before all phrases. */
  static readonly #beginnings: State<never>[] = []

  /** `of` in the order of their lists. */
  private constructor(of: readonly ListState[], lists: Lists<Value>) {
    this.#of = of
    this.#lists = lists
    const list = of.find(({ isEnd }) => isEnd)?.beginning
    this.value = list && lists.values.get(list)?.value
  }

  /** The state before all phrases of some lists, each with its value; see template.ts for how they are written. */
  static before<Value>(given: Iterable<readonly [phrases: string, value: Value]>): State<Value> {
    const values = new Map<ListState, { order: number; value: Value }>()
    for (const [list, value] of given) {
      const beginning = beginningOf(list)
      if (!values.has(beginning)) values.set(beginning, { order: values.size, value })
    }
    const beginning = new State([...values.keys()], { values, known: new Map() })
    // Sound: nothing is asked of their values there.
    State.#beginnings.push(beginning as State<never>)
    return beginning
  }

  /** The states behind the slots that may stand here, by their names; undefined where none may. */
  get slots(): ReadonlyMap<string, State<Value>> | undefined {
    if (this.#next === undefined) this.#goOn()
    return this.#slots
  }

  /** Whether any phrase goes on with the character. */
  goesOn(character: string): boolean {
    return (this.#next ?? this.#goOn()).has(character)
  }

  /** The state behind the character, where any phrase goes on with it. */
  next(character: string): State<Value> | undefined {
    const next = this.#next ?? this.#goOn()
    const found = next.get(character)
    if (found === undefined || found instanceof State) return found
    const state = this.#stateOf(found)
    next.set(character, state)
    return state
  }

  #goOn(): Map<string, ListState[] | State<Value>> {
    const next = new Map<string, ListState[]>()
    const slots = new Map<string, ListState[]>()
    for (const state of this.#of) {
      for (const behind of state.next) {
        if (behind.slot === undefined) addTo(next, behind.character, behind)
        else addTo(slots, behind.slot, behind)
      }
    }
    if (slots.size > 0) this.#slots = new Map([...slots].map(([slot, of]) => [slot, this.#stateOf(of)]))
    this.#next = next
    return next
  }

  #stateOf(of: readonly ListState[]): State<Value> {
    const { known, values } = this.#lists
    const orderOf = ({ beginning }: ListState) => (beginning && values.get(beginning)?.order) ?? 0
    const ordered = [...new Set(of)].sort(
      (one, other) => orderOf(one) - orderOf(other) || one.number - other.number,
    )
    const key = ordered.map(({ number }) => number).join()
    const found = known.get(key)
    if (found !== undefined) return found
    const state = new State(ordered, this.#lists)
    known.set(key, state)
    states += 1
    if (states > MAX_STATES) State.#forget()
    return state
  }

  /** Whoever has come to a state goes on from it. */
  static #forget(): void {
    states = 0
    for (const beginning of State.#beginnings) {
      beginning.#next = undefined
      beginning.#slots = undefined
      beginning.#lists.known.clear()
    }
  }
}

function addTo(lists: Map<string, ListState[]>, key: string, state: ListState): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [state])
  else list.push(state)
}

const beginnings = new Map<string, ListState>()

/** The state before all phrases of a list. It is made once, whatever the list is looked up with. */
function beginningOf(list: string): ListState {
  const known = beginnings.get(list)
  if (known !== undefined) return known
  const beginning = createState(undefined, '')
  const made = new Map<Step, ListState>()
  const ends = follow(list, beginning, (from, step) => {
    const slot = 'slot' in step ? step.slot : undefined
    const character = 'slot' in step ? '' : foldCharacter(step.character)
    if (slot === undefined && character === '') return from
    const state = made.get(step) ?? createState(beginning, character, slot)
    made.set(step, state)
    from.next.push(state)
    return state
  })
  for (const end of ends) end.isEnd = end !== beginning
  beginnings.set(list, beginning)
  return beginning
}

function createState(beginning: ListState | undefined, character: string, slot?: string): ListState {
  lastNumber += 1
  return { number: lastNumber, beginning, character, slot, next: [], isEnd: false }
}
