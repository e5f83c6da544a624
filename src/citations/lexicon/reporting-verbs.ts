import type { Found, Span } from './found.ts'
import type { Language, NothingClass } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { type Folded, fold, foldedAt } from './matching/fold.ts'
import { Phrases, type SlotReader } from './matching/phrases.ts'
import { spanSlot } from './matching/span-slot.ts'
import { claimsNothing } from './nothing.ts'

const vocabulary = compiled((words) => ({
  subjects: Phrases.of(words.map(({ speakers }) => speakers.subjects)),
  reporting: Phrases.of(words.map(({ nothing }) => nothing.reporting)),
  copulas: Phrases.of(words.map(({ nothing }) => nothing.copulas)),
  evidence: Phrases.of([
    ...words.map(({ nothing }) => nothing.evidence),
    ...words.map(({ nothing }) => nothing.people),
  ]),
}))

/** Places of quotations and references in a text, and of what else is known, hold no letters. */
const SAYS = /[\p{L}\p{N}]/u
const QUOTED = /[\uE001\uE002]/
/** What is before the speaker of a sentence that begins with its verb, as in « dit X ». */
const IDLE_BEFORE_VERB: ReadonlySet<NothingClass> = new Set(['articles', 'prepositions', 'connectives'])
/** Right before what is no subject: "from X", "has 34 comments". */
const NO_SUBJECT: ReadonlySet<NothingClass | undefined> = new Set(['prepositions', 'copulas'])
/** What may stand between the speaker and the verb: "X also wrote". */
const IDLE_AFTER_NAME: ReadonlySet<NothingClass> = new Set(['connectives', 'pronouns'])
/** "X: “…”", "X posts “…”"; "— X", "(X, t3_…)". */
const LEADS_IN = /^\s?(?:[:：]|[\uE001\uE002])/u
const AFTER_MARK = /(?:[—–―(（[【]|\s-)\s?$/u

/** A script without spaces between words. */
const SPACELESS = /[\p{Script=Han}\p{Script=Thai}]/u

/** A place that may be the subject of a verb. */
export type Subject = Span & { readonly isCounted?: boolean }

/** The verbs of a text that report something, and what stands beside some places in it. */
export class ReportingVerbs {
  readonly folded: Folded
  /** Whether the text quotes something. */
  readonly isQuoting: boolean
  readonly #text: string
  readonly #words: ReturnType<typeof vocabulary>
  readonly #slot: SlotReader
  readonly #asSubject: ReadonlySet<number>
  readonly #verbByEnd: ReadonlyMap<number, Span>
  readonly #nothing: readonly Found<NothingClass>[]
  readonly #starts: ReadonlyMap<number, Found<NothingClass>>
  readonly #ends: ReadonlyMap<number, Found<NothingClass>>

  constructor(text: string, places: readonly Span[], languages: readonly Language[]) {
    this.#text = text
    this.folded = fold(text)
    this.isQuoting = QUOTED.test(text)
    this.#words = vocabulary(languages)
    this.#slot = spanSlot(this.folded, places)
    this.#asSubject = this.namesIn(this.#words.subjects)
    this.#verbByEnd = new Map(this.#words.reporting.all(this.folded).map((verb) => [verb.end, verb]))
    this.#nothing = claimsNothing(text, languages)
    this.#starts = new Map(this.#nothing.map((span) => [span.start, span]))
    this.#ends = new Map(this.#nothing.map((span) => [span.end, span]))
  }

  /** The indexes of the places that stand in some of these phrases. */
  namesIn(
    list: Phrases<boolean>,
    author: SlotReader = () => undefined,
    accepts: (end: number) => boolean = () => true,
  ): ReadonlySet<number> {
    return new Set(
      list
        .all(this.folded, { name: this.#slot, author })
        .filter(({ end }) => accepts(end))
        .flatMap(({ slots }) => slots.find(({ slot }) => slot === 'name')?.value ?? []),
    )
  }

  haveSubject(place: Subject, index: number): boolean {
    if (this.#asSubject.has(index) && PASSIVE.test(this.#text.slice(place.end))) return false
    if (this.#asSubject.has(index)) return this.isQuoting || this.#verbByEnd.size > 0
    const before = this.#before(place)
    const beforeArticle = before?.value === 'articles' ? this.#before(before) : before
    const isCounted = place.isCounted === true
    if (this.#isPlace(place) || this.#isNamedByClause(place)) return false
    if (!NO_SUBJECT.has(beforeArticle?.value) && this.isBeforeVerb(place.end, isCounted)) return true
    return this.isQuoting && this.#isBehindVerb(foldedAt(this.folded, place.start), isCounted)
  }

  /** "…, says X", "como escribió X": a verb between the end of a clause and its subject. */
  isInverted({ start }: Span): boolean {
    const { text, offsets } = this.folded
    let end = foldedAt(this.folded, start)
    while (text[end - 1] === ' ') end -= 1
    const verb = this.#verbByEnd.get(end)
    if (verb === undefined || MENTIONING.test(text.slice(verb.start, verb.end))) return false
    const before = this.#text.slice(0, offsets[verb.start])
    return /(?:^|[,，、—–-])\s?$/u.test(before) || AS.test(before)
  }

  isBesideQuotation(place: Span): boolean {
    const text = this.#text
    if (AFTER_MARK.test(text.slice(Math.max(0, place.start - 3), place.start))) return true
    const isFirst = this.#before(place) === undefined && !SAYS.test(text.slice(0, place.start))
    return isFirst && (this.#isPost(place.end) || LEADS_IN.test(text.slice(place.end, place.end + 2)))
  }

  /** "According to X users". */
  isNoun(at: number): boolean {
    return this.#words.evidence.at(this.folded, afterSpaces(this.folded.text, at)) !== undefined
  }

  /** "Auf X formulierte es jemand so", «visto en X»: where something is said, whatever the words before it are listed as. */
  #isPlace({ start }: Span): boolean {
    return PLACING.test(this.#text.slice(Math.max(0, start - MAX_PLACING), start))
  }

  /** "Ein Beitrag, der X nennt": the verb of a German relative clause is that of its pronoun. */
  #isNamedByClause({ start, end }: Span): boolean {
    const pronoun = RELATIVE_BEFORE.exec(this.#text.slice(Math.max(0, start - MAX_PLACING), start))?.[1]
    return pronoun !== undefined && (/r$/i.test(pronoun) || NAMING.test(this.#text.slice(end, end + 10)))
  }

  /** What claims nothing right before a place. */
  #before({ start }: Span): Found<NothingClass> | undefined {
    let end = start
    while (this.#text[end - 1] === ' ') end -= 1
    return this.#ends.get(end)
  }

  /** Whether nothing but verbs, and what may stand beside them, is between a place and a quotation: "X flagged “…”". */
  isBeforeQuotation(place: Span): boolean {
    if (RELATIVE.test(this.#text.slice(place.end))) return false
    if (NO_SUBJECT.has(this.#before(place)?.value) || this.#isPlace(place)) return false
    let verbs = 0
    for (let at = place.end; ; ) {
      while (this.#text[at] === ' ') at += 1
      if (QUOTED.test(this.#text[at] ?? '')) return verbs > 0
      const idle = this.#starts.get(at)
      if (idle === undefined || idle.value === 'evidence' || idle.value === 'prepositions') return false
      if (idle.value === 'copulas' || idle.value === 'reporting') verbs += 1
      at = idle.end
    }
  }

  /** Whether a verb follows, with nothing between that claims anything. */
  isBeforeVerb(end: number, isCounted = false): boolean {
    if (RELATIVE.test(this.#text.slice(end))) return false
    for (let at = end; ; ) {
      const next = at + (/^ {1,3}/.exec(this.#text.slice(at, at + 3))?.[0].length ?? 0)
      if (
        (next > at || SPACELESS.test(this.#text[at] ?? '')) &&
        this.#isVerb(foldedAt(this.folded, next), isCounted)
      )
        return true
      const idle = this.#starts.get(next)
      if (next === at || idle === undefined || !IDLE_AFTER_NAME.has(idle.value)) return false
      if (JOINS.test(this.#text.slice(idle.start, idle.end))) return false
      at = idle.end
    }
  }

  /** "X report that", "X have reported 36 mentions": the same, also of a verb that is a noun as well. */
  isBeforeReport(end: number): boolean {
    const { folded } = this
    const at = afterSpaces(folded.text, foldedAt(folded, end))
    const auxiliary = this.#words.copulas.at(folded, at)
    const verb =
      this.#words.reporting.at(folded, at) ??
      (auxiliary && this.#words.reporting.at(folded, afterSpaces(folded.text, auxiliary.end)))
    return (
      verb !== undefined && REPORTED.test(this.#text.slice(folded.offsets[verb.end] ?? this.#text.length))
    )
  }

  /** "X posts “…”": a verb that is a noun as well. */
  #isPost(end: number): boolean {
    const { folded } = this
    const verb = this.#words.reporting.at(folded, afterSpaces(folded.text, foldedAt(folded, end)))
    return (
      verb !== undefined && LEADS_IN.test(this.#text.slice(folded.offsets[verb.end] ?? this.#text.length))
    )
  }

  #isVerb(at: number, isCounted: boolean): boolean {
    const verb = this.#words.reporting.at(this.folded, at)
    const noun = this.#words.evidence.at(this.folded, at)
    if (verb === undefined || (isCounted && this.#tiesFigure(verb))) return false
    return noun === undefined || noun.end < verb.end
  }

  #tiesFigure({ start, end }: Span): boolean {
    return (this.#words.copulas.at(this.folded, start)?.end ?? 0) >= end
  }

  /** Whether a verb stands right before, and nobody before the verb who may have said it. */
  #isBehindVerb(at: number, isCounted: boolean): boolean {
    const { text, offsets } = this.folded
    let before = at
    while (text[before - 1] === ' ') before -= 1
    const verb = before < at ? this.#verbByEnd.get(before) : undefined
    if (verb === undefined || MENTIONING.test(text.slice(verb.start, verb.end))) return false
    const end = offsets[verb.start] ?? 0
    if (
      isCounted &&
      this.#tiesFigure(verb) &&
      SUBJECT_QUOTED.test(this.#text.slice(Math.max(0, end - MAX_IDLE), end))
    )
      return false
    let read = 0
    for (const span of this.#nothing) {
      if (span.end > end) break
      if (SAYS.test(this.#text.slice(read, span.start)) || !IDLE_BEFORE_VERB.has(span.value)) return false
      read = span.end
    }
    return !SAYS.test(this.#text.slice(read, end))
  }
}

const REPORTED = /^\s(?:(?:\p{L}+\s){0,4}(?:that|que|[اأإ]ن)\s|(?:(?:de|von|of)\s)?\d|\uE000)/u
/** "As X wrote". */
export const AS = /(?<!\p{L})(?:as|wie|como|comme|conforme|según|segundo)\s$/iu
/** A quotation before its verb, with no comma as there is before who said it. */
const SUBJECT_QUOTED = /[\uE001\uE002]\s?[\p{L} ]*$/u
const MAX_IDLE = 24
const MAX_PLACING = 8
/** "Der" is never its object; "die" and "das" may be: "die Meldung, die X schrieb". */
const RELATIVE_BEFORE = /,\s(der|die|das)\s$/iu
const NAMING = /^\s(?:nenn|nann|erwähn)/iu
const PLACING = /(?<!\p{L})(?:on|at|in|from|auf|aus|bei|im|en|sur|dans|chez|em|no|de)\s$/iu
/** "Ann mentions X and writes": the verb behind it is another's. */
const JOINS = /^(?:and|und|y|e|et)$/i
/** "A Reddit post that contains …": the verb is that of the post. */
const RELATIVE = /^ (?:qui|which|that|das|welches|que)(?!\p{L})/iu
/** English participles have what is behind them for their object. */
const MENTIONING = /[a-z]ing$/
/** A subject of which Japanese tells that others do something with it: "Xが名指しされている". */
const PASSIVE = /^[はが][^、。\uE000-\uE002]{0,12}?(?:され|られ|かれ|われ)/u

function afterSpaces(text: string, at: number): number {
  let end = at
  while (text[end] === ' ') end += 1
  return end
}
