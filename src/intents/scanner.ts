import { asciiOnly, beginningsOf, sourceOf, type Writing, wholeWord } from './compile.ts'
import { HEAD_LENGTH, headsOf, OPEN } from './heads.ts'

/** A match of one of the patterns of a kind. */
export interface Match<Kind> {
  readonly kind: Kind
  readonly start: number
  readonly end: number
}

/** Finds all matches in a text, of one kind none over another, in the order in which they begin. */
export type Scanner<Kind> = (text: string) => Match<Kind>[]

interface Alternative {
  /** Its place among all: of two that match at one place the first is taken. */
  readonly order: number
  readonly kind: number
  readonly source: string
  /** Compiled when it is first tried: most never are. */
  pattern?: RegExp
  /** The same for a text in ASCII: compiled in a fraction of the time, as the classes of all letters are large. */
  ascii?: RegExp
}

const NOT_ASCII = /[^\0-\x7F]/

/**
 * Finds the patterns of several kinds. A pattern is tried only where the next two letters are such as it can begin with:
 * a regular expression of all of them tries hundreds of alternatives at every word, and takes ten times as long.
 */
export function scannerOf<Kind>(
  patterns: readonly (readonly [Kind, readonly string[]])[],
  writing: Writing,
): Scanner<Kind> {
  const kinds = patterns.map(([kind]) => kind)
  const byHead = new Map<string, Alternative[]>()
  let order = 0
  for (const [kind, [, list]] of patterns.entries()) {
    for (const source of alternativesOf(sourceOf(list, writing)).map(trimmed)) {
      const whole = wholeWord(source, writing)
      const alternative: Alternative = { order, kind, source: whole }
      order += 1
      for (const head of headsOf(whole)) {
        const others = byHead.get(head)
        if (others === undefined) byHead.set(head, [alternative])
        else others.push(alternative)
      }
    }
  }
  const tried = new Map<string, readonly Alternative[]>()
  const beginnings = beginningsOf(writing)

  function alternativesAt(letters: string): readonly Alternative[] {
    const known = tried.get(letters)
    if (known !== undefined) return known
    const parts = ['', ...Array.from({ length: letters.length }, (_, at) => letters.slice(0, at + 1))]
    const heads = [letters, ...parts.map((part) => part + OPEN)]
    const found = new Set(heads.flatMap((head) => byHead.get(head) ?? []))
    const made = [...found].sort((first, second) => first.order - second.order)
    tried.set(letters, made)
    return made
  }

  return (text) => {
    const matches: Match<Kind>[] = []
    const ends = new Map<number, number>()
    const isAscii = !NOT_ASCII.test(text)
    for (let start = 0; start < text.length; start += 1) {
      for (const at of beginnings(text, start)) {
        for (const alternative of alternativesAt(text.slice(at, at + HEAD_LENGTH))) {
          const { kind } = alternative
          if (start < (ends.get(kind) ?? 0)) continue
          const pattern = isAscii ? asciiOf(alternative) : patternOf(alternative)
          pattern.lastIndex = at
          if (!pattern.test(text) || pattern.lastIndex === at) continue
          const name = kinds[kind]
          if (name !== undefined) matches.push({ kind: name, start, end: pattern.lastIndex })
          ends.set(kind, pattern.lastIndex)
        }
      }
    }
    return matches
  }
}

function patternOf(alternative: Alternative): RegExp {
  alternative.pattern ??= new RegExp(alternative.source, 'uy')
  return alternative.pattern
}

function asciiOf(alternative: Alternative): RegExp {
  alternative.ascii ??= new RegExp(asciiOnly(alternative.source), 'uy')
  return alternative.ascii
}

/** A space at the end would ask for a letter behind it, which a whole word forbids. */
function trimmed(source: string): string {
  return source.replace(/ [+*]$/, '')
}

/** The alternatives of a regular expression, parted at each `|` that no group holds but one around them all. */
function alternativesOf(source: string): string[] {
  const parts: string[] = []
  let depth = 0
  let isClass = false
  let from = 0
  let firstGroupEnd = -1
  for (let at = 0; at <= source.length; at += 1) {
    const letter = source[at]
    if (letter === '\\') at += 1
    else if (isClass) isClass = letter !== ']'
    else if (letter === '[') isClass = true
    else if (letter === '(') depth += 1
    else if (letter === ')') {
      depth -= 1
      if (depth === 0 && firstGroupEnd < from) firstGroupEnd = at
    } else if (letter === undefined || (letter === '|' && depth === 0)) {
      const isGroup = source.startsWith(GROUP, from) && firstGroupEnd === at - 1
      if (isGroup) parts.push(...alternativesOf(source.slice(from + GROUP.length, at - 1)))
      else if (at > from) parts.push(source.slice(from, at))
      from = at + 1
    }
  }
  return parts
}

const GROUP = '(?:'
