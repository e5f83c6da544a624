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
  /** Whether it has other letters than that, or a space more, so that it may be a word of its own. */
  readonly isGuess: boolean
}

/** Letters from which one that is wrong, missing or too many does not make another word. */
const MIN_MISSPELLED = 6
/** Letters of a word that a hashtag is recognized by. */
export const MIN_IN_HASHTAG = 4

export interface Target {
  readonly name: string
  readonly squeezed: string
  /** A made-up word, of which people know how it should be written. */
  readonly isName: boolean
}

/** The words, and the names but those of competitors alone, that forms are looked for of. */
export function targetsOf(
  listed: readonly string[],
  names: readonly string[],
  competitors: readonly string[],
): Target[] {
  const squeezedNames = names.map(squeezedName)
  return [...new Set([...listed, ...names.filter((name) => !competitors.includes(name))])]
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
  if (kind === 'hashtag') {
    const of = targets.find(({ squeezed }) => written.includes(squeezed))
    return of && { kind, entry, of: of.name, isGuess: false }
  }
  for (const { name, squeezed, isName } of targets) {
    const isSame = written === squeezed && entry !== name.toLowerCase()
    if (isSame || written === `${squeezed}s`) {
      return { kind: 'spelling', entry, of: name, isGuess: isSame && spacesIn(entry) > spacesIn(name) }
    }
    if (isName && isMisspelled(written, squeezed)) return { kind: 'spelling', entry, of: name, isGuess: true }
  }
  return undefined
}

function spacesIn(text: string): number {
  return text.split(' ').length - 1
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
