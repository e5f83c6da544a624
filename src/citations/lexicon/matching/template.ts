/** A step of a phrase: one character, or a slot that a reader fills, such as `{number}`. */
export type Step = { readonly character: string } | { readonly slot: string }

const cache = new Map<string, readonly (readonly Step[])[]>()

/**
 * All the ways of writing that a list of phrases stands for. Phrases are parted by `|` or a new line; `(a|b)` is one of
 * them, `[a]` may be missing, `{name}` is a slot, and a backslash takes the next character as it is. A space stands for one to three spaces.
 */
export function expand(list: string): readonly (readonly Step[])[] {
  const known = cache.get(list)
  if (known !== undefined) return known
  const reader = { source: list.trim().replaceAll(/\s*\n\s*/g, '|'), at: 0 }
  const phrases = readChoice(reader)
    .map(withoutOuterSpaces)
    .filter((steps) => steps.length > 0)
  if (reader.at < reader.source.length) throw new Error(`Unbalanced brackets in the phrases "${list}".`)
  cache.set(list, phrases)
  return phrases
}

interface Reader {
  readonly source: string
  at: number
}

function readChoice(reader: Reader): Step[][] {
  const choices: Step[][] = []
  let sequences: Step[][] = [[]]
  while (reader.at < reader.source.length) {
    const character = reader.source[reader.at] ?? ''
    if (character === ')' || character === ']') break
    reader.at++
    if (character === '\\') {
      const literal = reader.source[reader.at++] ?? ''
      for (const sequence of sequences) sequence.push({ character: literal })
    } else if (character === '|') {
      choices.push(...sequences)
      sequences = [[]]
    } else if (character === '(' || character === '[') {
      const inner = readChoice(reader)
      reader.at++
      if (character === '[') inner.push([])
      sequences = sequences.flatMap((before) => inner.map((after) => [...before, ...after]))
    } else if (character === '{') {
      const end = reader.source.indexOf('}', reader.at)
      const slot = reader.source.slice(reader.at, end)
      reader.at = end + 1
      for (const sequence of sequences) sequence.push({ slot })
    } else {
      for (const sequence of sequences) sequence.push({ character })
    }
  }
  return [...choices, ...sequences].map(trimmed)
}

/** Without spaces in a row, which a missing part leaves. */
function trimmed(steps: Step[]): Step[] {
  return steps.filter((step, index) => {
    const before = steps[index - 1]
    return !(isSpace(step) && before !== undefined && isSpace(before))
  })
}

function isSpace(step: Step): boolean {
  return 'character' in step && step.character === ' '
}

function withoutOuterSpaces(steps: readonly Step[]): Step[] {
  const first = steps.findIndex((step) => !isSpace(step))
  const last = steps.findLastIndex((step) => !isSpace(step))
  return steps.slice(Math.max(0, first), last + 1)
}

/** A phrase as it is written, its slots left out. */
export function spelled(steps: readonly Step[]): string {
  return steps
    .map((step) => ('character' in step ? step.character : ' '))
    .join('')
    .toLowerCase()
}
