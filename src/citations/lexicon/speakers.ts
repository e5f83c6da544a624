import type { Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { type Folded, fold, foldedAt } from './matching/fold.ts'
import { Phrases, type SlotReader } from './matching/phrases.ts'
import { claimsNothing } from './nothing.ts'
import { languagesOf } from './which-language.ts'

interface Place {
  readonly start: number
  readonly end: number
}

const vocabulary = compiled((words) => ({
  phrases: new Phrases(words.map(({ speakers }) => [speakers.phrases, true])),
  subjects: new Phrases(words.map(({ speakers }) => [speakers.subjects, true])),
  members: new Phrases(words.map(({ speakers }) => [speakers.members, true])),
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
/** What may stand between the speaker and the verb: "X also wrote". */
const IDLE_AFTER_NAME: ReadonlySet<string> = new Set(['connectives', 'pronouns'])
/** "X: “…”", "X posts “…”"; "— X", "(X, t3_…)". */
const LEADS_IN = /^\s?(?:[:：]|[\uE001\uE002])/u
const AFTER_MARK = /(?:[—–―(（[【]|\s-)\s?$/u

/** Whether a name's owner is said to speak: surely, or by its place beside a quotation alone. */
export type Speaks = 'surely' | 'perhaps'

/**
 * What the words beside each of some names in a text make of it. Its owner speaks in "X wrote", "according to X", "X によると",
 * and « escribió X » where no one else is before the verb and something is quoted; perhaps in "X: “…”" and "“…” — X". What is
 * only named does not: "mentions X", "a user of X wrote", "X users say", "an X post". `authors` are the places of authors that
 * the text names: one "from X" speaks for X.
 */
export function findSpeakers(
  text: string,
  names: readonly Place[],
  languages: readonly Language[] = languagesOf(text),
  authors: readonly Place[] = [],
): (Speaks | undefined)[] {
  if (names.length === 0) return []
  const folded = fold(text)
  const { phrases, subjects, members, reporting, evidence } = vocabulary(languages)
  const slots = { name: slotOf(folded, names), author: slotOf(folded, authors) }
  const placed = (list: Phrases<boolean>) =>
    list.all(folded, slots).map(({ end, slots: filled }) => ({
      end,
      name: filled.find(({ slot }) => slot === 'name')?.value,
    }))
  const told = new Set(
    placed(phrases).flatMap(({ end, name }) => (isNoun(afterSpaces(folded.text, end)) ? [] : [name])),
  )
  const withMembers = new Set(placed(members).map(({ name }) => name))
  const asSubject = new Set(placed(subjects).map(({ name }) => name))
  const verbs = reporting.all(folded)
  const verbByEnd = new Map(verbs.map((verb) => [verb.end, verb]))
  const nothing = claimsNothing(text, languages)
  const starts = new Map(nothing.map((span) => [span.start, span]))
  const ends = new Map(nothing.map((span) => [span.end, span]))
  const isQuoting = QUOTED.test(text)
  return names.map((name, index) => {
    if (told.has(index) || withMembers.has(index)) return 'surely'
    if (asSubject.has(index)) return isQuoting || verbs.length > 0 ? 'surely' : undefined
    const before = ends.get(text.slice(0, name.start).trimEnd().length)?.value
    const isOfOther = before === 'prepositions' || before === 'articles'
    if (!isOfOther && isBeforeVerb(name.end)) return 'surely'
    if (!isQuoting) return undefined
    if (isBehindVerb(foldedAt(folded, name.start))) return 'surely'
    if (AFTER_MARK.test(text.slice(Math.max(0, name.start - 3), name.start))) return 'perhaps'
    const isFirst = before === undefined && !SAYS.test(text.slice(0, name.start))
    if (isFirst && isPost(name.end)) return 'perhaps'
    return isFirst && LEADS_IN.test(text.slice(name.end, name.end + 2)) ? 'perhaps' : undefined
  })

  /** Whether a verb follows, with nothing between that claims anything. */
  function isBeforeVerb(end: number): boolean {
    for (let at = end; ; ) {
      const next = at + (/^ {1,3}/.exec(text.slice(at, at + 3))?.[0].length ?? 0)
      if (next > at && isVerb(foldedAt(folded, next))) return true
      const idle = starts.get(next)
      if (next === at || idle === undefined || !IDLE_AFTER_NAME.has(idle.value)) return false
      at = idle.end
    }
  }

  /** "X posts “…”": a verb that is a noun as well. */
  function isPost(end: number): boolean {
    const verb = reporting.at(folded, afterSpaces(folded.text, foldedAt(folded, end)))
    return verb !== undefined && LEADS_IN.test(text.slice(folded.offsets[verb.end] ?? text.length))
  }

  function isVerb(at: number): boolean {
    const verb = reporting.at(folded, at)
    const noun = evidence.at(folded, at)
    return verb !== undefined && (noun === undefined || noun.end < verb.end)
  }

  /** "According to X users". */
  function isNoun(at: number): boolean {
    return evidence.at(folded, at) !== undefined
  }

  /** Whether a verb stands right before, and nobody before the verb who may have said it. */
  function isBehindVerb(at: number): boolean {
    let before = at
    while (folded.text[before - 1] === ' ') before -= 1
    const verb = before < at ? verbByEnd.get(before) : undefined
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

/** Reads one of some places: its value is its index in the list. */
function slotOf(folded: Folded, places: readonly Place[]): SlotReader {
  const ends = new Map(
    places.map(({ start, end }, value) => [foldedAt(folded, start), { end: foldedAt(folded, end), value }]),
  )
  return (at) => ends.get(at)
}

function afterSpaces(text: string, at: number): number {
  let end = at
  while (text[end] === ' ') end += 1
  return end
}
