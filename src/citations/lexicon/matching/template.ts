/** A step of a phrase: one character, or a slot that a reader fills, such as `{number}`. */
export type Step = { readonly character: string } | { readonly slot: string }

/** A list of phrases as it is written: alternatives, each of steps and of further alternatives. */
type Template = readonly (readonly (Step | Template)[])[]

/**
 * Follows all the ways of writing that a list of phrases stands for, step by step from a beginning, and gives where each
 * ends; two that meet go on as one. Each character and slot of the list, and each space, is one object for all ways. Phrases
 * are parted by `|` or a new line; `(a|b)` is one of them, `[a]` may be missing, `{name}` is a slot, and a backslash takes the
 * next character as it is. A space stands for one to three spaces.
 */
export function follow<State>(
  list: string,
  start: State,
  step: (from: State, step: Step) => State,
): ReadonlySet<State> {
  const { states, spaced } = through(read(list), { states: [start], spaced: [] })
  return new Set([...states, ...spaced])

  function through(choices: Template, from: Reached<State>): Reached<State> {
    const ends = choices.map((sequence) => {
      let at = from
      for (const part of sequence) at = 'length' in part ? through(part, at) : advance(at, part)
      return at
    })
    const [only] = ends
    if (only !== undefined && ends.length === 1) return only
    return {
      states: distinct(ends.flatMap((each) => each.states)),
      spaced: distinct(ends.flatMap((each) => each.spaced)),
    }
  }

  /** A space is taken only before another step, and not at the beginning: a missing part leaves spaces. */
  function advance({ states, spaced }: Reached<State>, part: Step): Reached<State> {
    if (isSpace(part)) {
      return {
        states: states.filter((state) => state === start),
        spaced: [...spaced, ...states.filter((state) => state !== start)],
      }
    }
    const space: Step = { character: ' ' }
    const taken = spaced.map((state) => step(step(state, space), part))
    return { states: distinct([...states.map((state) => step(state, part)), ...taken]), spaced: [] }
  }
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return values.length < 2 ? values : [...new Set(values)]
}

/** The phrases of a list as they are written, in lower case, a space for each slot. */
export function spelled(list: string): readonly string[] {
  const write = (written: string, part: Step) => `${written}${'slot' in part ? ' ' : part.character}`
  return [...follow(list, '', write)].filter((phrase) => phrase !== '').map((phrase) => phrase.toLowerCase())
}

/** The states that the ways of writing have come to: those before a space that is not taken yet apart. */
interface Reached<State> {
  readonly states: readonly State[]
  readonly spaced: readonly State[]
}

function isSpace(part: Step): boolean {
  return 'character' in part && part.character === ' '
}

function read(list: string): Template {
  const reader = { source: list.trim().replaceAll(/\s*\n\s*/g, '|'), at: 0 }
  const template = readChoice(reader)
  if (reader.at < reader.source.length) throw new Error(`Unbalanced brackets in the phrases "${list}".`)
  return template
}

interface Reader {
  readonly source: string
  at: number
}

function readChoice(reader: Reader): Template {
  const choices: (Step | Template)[][] = [[]]
  const add = (part: Step | Template) => choices.at(-1)?.push(part)
  while (reader.at < reader.source.length) {
    const character = reader.source[reader.at] ?? ''
    if (character === ')' || character === ']') break
    reader.at++
    if (character === '\\') add({ character: reader.source[reader.at++] ?? '' })
    else if (character === '|') choices.push([])
    else if (character === '(' || character === '[') {
      const inner = readChoice(reader)
      reader.at++
      add(character === '[' ? [...inner, []] : inner)
    } else if (character === '{') {
      const end = reader.source.indexOf('}', reader.at)
      add({ slot: reader.source.slice(reader.at, end) })
      reader.at = end + 1
    } else add({ character })
  }
  return choices
}
