import type { Span } from './found.ts'
import type { Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { Phrases } from './matching/phrases.ts'
import { spanSlot } from './matching/span-slot.ts'
import { AS, ReportingVerbs, type Subject } from './reporting-verbs.ts'
import { languagesOf } from './which-language.ts'

const vocabulary = compiled((words) => ({
  phrases: Phrases.of(words.flatMap(({ speakers: { phrases, sources } }) => [phrases, sources])),
  sources: Phrases.of(words.map(({ speakers }) => speakers.sources)),
  members: Phrases.of(words.map(({ speakers }) => speakers.members)),
  others: Phrases.of(words.map(({ speakers }) => speakers.others)),
}))

/**
 * Whether a name's owner is said to speak: surely, or by its place beside a quotation alone; or something else is told of it that
 * nothing stored decides.
 */
export type Speaks = 'surely' | 'perhaps' | 'undecidable'

/**
 * What the words beside each of some names in a text make of it. Its owner speaks in "X wrote", "according to X", "X によると",
 * and « escribió X » where no one else is before the verb and something is quoted; perhaps in "X: “…”" and "“…” — X". What is
 * only named does not: "mentions X", "a user of X wrote", "X users say", "an X post". `authors` are the places of authors that
 * the text names: one "from X" speaks for X.
 */
export function findSpeakers(
  text: string,
  names: readonly Span[],
  languages: readonly Language[] = languagesOf(text),
  authors: readonly Span[] = [],
): (Speaks | undefined)[] {
  if (names.length === 0) return []
  const verbs = new ReportingVerbs(text, names, languages)
  const { phrases, members, others } = vocabulary(languages)
  const authorSlot = spanSlot(verbs.folded, authors)
  const told = verbs.namesIn(phrases, authorSlot, (end) => !verbs.isNoun(end))
  const withMembers = verbs.namesIn(members, authorSlot)
  const ofOthers = verbs.namesIn(others, authorSlot)
  return names.map((name, index) => {
    if (ofOthers.has(index)) return 'undecidable'
    if (told.has(index) || withMembers.has(index) || verbs.haveSubject(name, index)) return 'surely'
    return verbs.isQuoting && verbs.isBesideQuotation(name) ? 'perhaps' : undefined
  })
}

/**
 * Which of some places in a text are the subject of a verb beside what is quoted: "X wrote “…”", « escribió X “…” ». Of what
 * `isCounted` a verb that also ties a figure to what has it tells no speaker: « “…” acumula 17 puntos ».
 */
export function findSubjects(
  text: string,
  places: readonly Subject[],
  languages: readonly Language[],
): boolean[] {
  if (places.length === 0) return []
  const verbs = new ReportingVerbs(text, places, languages)
  return places.map(
    (place, index) => verbs.isQuoting && (verbs.haveSubject(place, index) || verbs.isBeforeQuotation(place)),
  )
}

/** How somebody is said to tell something: of all that a sentence says, or of what follows. */
export type Tells = 'all' | 'following'

/** Whether the owners of some names tell what a text says: "according to X", ", says X", "as X wrote"; "X wrote that". */
export function findTellers(
  text: string,
  names: readonly Subject[],
  languages: readonly Language[],
): (Tells | undefined)[] {
  if (names.length === 0) return []
  const verbs = new ReportingVerbs(text, names, languages)
  const sources = verbs.namesIn(vocabulary(languages).sources, undefined, (end) => !verbs.isNoun(end))
  return names.map((name, index) => {
    if (sources.has(index) || verbs.isInverted(name)) return 'all'
    if (AS.test(text.slice(0, name.start)) && verbs.isBeforeVerb(name.end)) return 'all'
    return verbs.haveSubject(name, index) || verbs.isBeforeReport(name.end) ? 'following' : undefined
  })
}
