import type { Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { type Folded, fold } from './matching/fold.ts'
import { Phrases, type Slots } from './matching/phrases.ts'
import { claimsNothing } from './nothing.ts'
import { languagesOf } from './which-language.ts'

interface Place {
  readonly start: number
  readonly end: number
}

const vocabulary = compiled((words) => ({
  phrases: new Phrases(words.map(({ speakers }) => [speakers.phrases, true])),
  subjects: new Phrases(words.map(({ speakers }) => [speakers.subjects, true])),
  reporting: new Phrases(words.map(({ nothing }) => [nothing.reporting, true])),
  evidence: new Phrases([
    ...words.map(({ nothing }): [string, true] => [nothing.evidence, true]),
    ...words.map(({ nothing }): [string, true] => [nothing.people, true]),
  ]),
}))

/** Places of quotations and references in a text, and of what else is known, hold no letters. */
const SAYS = /[\p{L}\p{N}]/u
const QUOTED = /[\uE001\uE002]/
/** What is before the speaker of a sentence that begins with its verb, as in « dit X ». */
const IDLE_BEFORE_VERB: ReadonlySet<string> = new Set(['articles', 'prepositions', 'connectives'])

/**
 * Those of some names in a text that the words beside them make the speaker: "X wrote", "according to X", "X によると",
 * and « escribió X » where no one else is before the verb and something is quoted. What is only named is none: "mentions X",
 * "a user of X wrote", "X users say", "an X post".
 */
export function findSpeakers<Name extends Place>(
  text: string,
  names: readonly Name[],
  languages: readonly Language[] = languagesOf(text),
): Name[] {
  if (names.length === 0) return []
  const folded = fold(text)
  const { phrases, subjects, reporting, evidence } = vocabulary(languages)
  const slots = slotsOf(folded, names)
  const placed = (list: Phrases<boolean>) =>
    list.all(folded, slots).map(({ start, end, slots: [filled] }) => ({ start, end, name: filled?.value }))
  const told = placed(phrases).filter(({ end }) => !isOfNoun(end))
  const asSubject = placed(subjects)
  const saysSomething = QUOTED.test(text) || reporting.all(folded).length > 0
  const nothing = claimsNothing(text, languages)
  return names.filter((name, index) => {
    if (told.some((each) => each.name === index)) return true
    if (asSubject.some((each) => each.name === index)) return saysSomething
    const [from, to] = [indexOf(folded, name.start), indexOf(folded, name.end)]
    const behind = afterSpaces(folded.text, to)
    if (behind > to && isVerb(behind)) {
      const before = nothing.find(({ end }) => text.slice(end, name.start).trim() === '' && end <= name.start)
      return before?.value !== 'prepositions' && before?.value !== 'articles'
    }
    return QUOTED.test(text) && isBehindVerb(from)
  })

  function isVerb(at: number): boolean {
    const verb = reporting.at(folded, at)
    const noun = evidence.at(folded, at)
    return verb !== undefined && (noun === undefined || noun.end < verb.end)
  }

  /** "According to X users". */
  function isOfNoun(end: number): boolean {
    return evidence.at(folded, afterSpaces(folded.text, end)) !== undefined
  }

  /** Whether a verb stands right before, and nobody before the verb who may have said it. */
  function isBehindVerb(at: number): boolean {
    const verb = [...reporting.all(folded)].findLast(
      ({ end }) => end < at && folded.text.slice(end, at).trim() === '',
    )
    if (verb === undefined) return false
    const end = folded.offsets[verb.start] ?? 0
    let read = 0
    for (const span of nothing) {
      if (span.end > end) break
      if (SAYS.test(text.slice(read, span.start)) || !IDLE_BEFORE_VERB.has(span.value)) return false
      read = span.end
    }
    return !SAYS.test(text.slice(read, end))
  }
}

/** A slot for each name: its value is the name's place in the list. */
function slotsOf(folded: Folded, names: readonly Place[]): Slots {
  const ends = new Map(
    names.map(({ start, end }, value) => [indexOf(folded, start), { end: indexOf(folded, end), value }]),
  )
  return { name: (at) => ends.get(at) }
}

/** The offset in the folded text of an offset in the text as given. */
function indexOf({ offsets, text }: Folded, at: number): number {
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((offsets[middle] ?? Number.POSITIVE_INFINITY) < at) low = middle + 1
    else high = middle
  }
  return low
}

function afterSpaces(text: string, at: number): number {
  let end = at
  while (text[end] === ' ') end += 1
  return end
}
