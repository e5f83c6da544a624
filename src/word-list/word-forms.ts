import { squeezedName } from '../lib/squeezed-name.ts'
import { shapeTest } from './name-shapes.ts'

export const additionKinds = ['spelling', 'hashtag', 'name'] as const
export type AdditionKind = (typeof additionKinds)[number]

/** How a word of the list, or a name, is written otherwise. */
export interface Form {
  readonly kind: AdditionKind
  readonly entry: string
  /** The word or name that it is a form of. */
  readonly of: string
}

/** Letters from which one that is wrong, missing or too many does not make another word. */
const MIN_MISSPELLED = 6
/** Letters of a word that a hashtag is recognized by. */
const MIN_IN_HASHTAG = 4

export interface Target {
  readonly name: string
  readonly squeezed: string
  /** A made-up word, of which people know how it should be written. */
  readonly isName: boolean
}

/** The words and names that forms are looked for of. */
export function targetsOf(listed: readonly string[], names: readonly string[]): Target[] {
  const squeezedNames = names.map(squeezedName)
  return [...new Set([...listed, ...names])]
    .map((name): Target => {
      const squeezed = squeezedName(name)
      return { name, squeezed, isName: squeezedNames.some((other) => other.startsWith(squeezed)) }
    })
    .filter(({ squeezed }) => squeezed.length >= MIN_IN_HASHTAG)
}

/** Reads a word, or two, as a form of a known one; each once. */
export function formFinder(
  targets: readonly Target[],
): (phrase: string, kind: 'plain' | 'hashtag') => Form | undefined {
  const read = new Map<string, Form | undefined>()
  const mayBeForm = shapeTest(
    targets.map(({ squeezed, isName }) => ({ squeezed, fewer: isName ? 1 : 0, more: 1, isLoose: isName })),
  )
  return (phrase, kind) => {
    if (kind === 'plain' && !mayBeForm(phrase)) return undefined
    const known = read.get(phrase)
    if (known !== undefined || read.has(phrase)) return known
    const form = formOf(phrase, kind, targets)
    read.set(phrase, form)
    return form
  }
}

function formOf(phrase: string, kind: 'plain' | 'hashtag', targets: readonly Target[]): Form | undefined {
  const entry = phrase.toLowerCase()
  const written = squeezedName(phrase.replace(/^#/, ''))
  const of = targets.find(({ name, squeezed, isName }) =>
    kind === 'hashtag'
      ? written.includes(squeezed)
      : (written === squeezed && entry !== name.toLowerCase()) ||
        written === `${squeezed}s` ||
        (isName && isMisspelled(written, squeezed)),
  )
  return of === undefined
    ? undefined
    : { kind: kind === 'hashtag' ? 'hashtag' : 'spelling', entry, of: of.name }
}

/** Whether one letter is wrong, missing or too many, or two neighbours are exchanged, behind the same first letter. */
export function isMisspelled(written: string, word: string): boolean {
  if (word.length < MIN_MISSPELLED || written === word || written[0] !== word[0]) return false
  if (Math.abs(written.length - word.length) > 1) return false
  let start = 0
  while (start < word.length && written[start] === word[start]) start += 1
  const [rest, restOfWord] = [written.slice(start), word.slice(start)]
  if (rest.length > restOfWord.length) return rest.slice(1) === restOfWord
  if (rest.length < restOfWord.length) return rest === restOfWord.slice(1)
  if (rest.slice(1) === restOfWord.slice(1)) return true
  return rest.slice(2) === restOfWord.slice(2) && rest[0] === restOfWord[1] && rest[1] === restOfWord[0]
}
