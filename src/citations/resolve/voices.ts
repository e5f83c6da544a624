import type { ParsedText, Sentence } from '../parse/types.ts'
import type { StoredPost } from '../stored.ts'
import type { TextScopes } from './scopes.ts'

/** Whose the posts are that a sentence tells of: those that it cites, and those of the lines that it stands above. */
export interface Voices {
  /** One of them is a company's, the own one or another. */
  readonly hasCompany: boolean
  /** All of them are the own company's. */
  readonly isOwn: boolean
  /** It stands above lines that cite posts: it says something of them by its words alone. */
  readonly isAbove: boolean
}

export const NO_VOICES: Voices = { hasCompany: false, isOwn: false, isAbove: false }

/** The posts of some lines, as far as it matters whose they are. */
interface Cited {
  readonly hasCompany: boolean
  readonly hasOther: boolean
  readonly isAny: boolean
}

const NONE: Cited = { hasCompany: false, hasOther: false, isAny: false }

/** Whose the posts are that each sentence of a text tells of. */
export function voicesOf({ text, sentences }: ParsedText, { posts }: TextScopes): Voices[] {
  const own = posts.map(({ cited, isInherited }) => ({
    all: summed(cited.flatMap((each) => each.posts)),
    isInherited,
  }))
  const citing = own.map(({ all, isInherited }) => (isInherited ? NONE : all))
  const below = sentences.map(() => NONE)
  addLinesOf(below, citing, sentences)
  addSections(below, citing, { text, sentences })
  return own.map(({ all }, index) => {
    const above = below[index] ?? NONE
    const { hasCompany, hasOther, isAny } = both(all, above)
    return { hasCompany, isOwn: isAny && !hasOther, isAbove: above.isAny }
  })
}

const LEADS_ON = /[:：][\s*_]*$/u
const MAX_ENDING = 12
const BOLD = /^\s*(?:\*\*[^*\n]+\*\*|__[^_\n]+__)[:：]?\s*$/u
const MAX_TITLE = 200

/** Below a sentence that ends in a colon are all that inherit from it; below one that cites nothing the next. */
function addLinesOf(below: Cited[], citing: readonly Cited[], sentences: readonly Sentence[]): void {
  const inheriting = sentences.map(() => NONE)
  for (const [index, { contextSentence }] of [...sentences.entries()].toReversed()) {
    const from = contextSentence === undefined ? undefined : sentences[contextSentence]
    const lines = both(citing[index] ?? NONE, inheriting[index] ?? NONE)
    if (leadsOn(sentences[index])) below[index] = both(below[index] ?? NONE, inheriting[index] ?? NONE)
    if (from === undefined || contextSentence === undefined) continue
    inheriting[contextSentence] = both(inheriting[contextSentence] ?? NONE, lines)
    if (contextSentence === index - 1 && citing[contextSentence]?.isAny === false)
      below[contextSentence] = both(below[contextSentence] ?? NONE, citing[index] ?? NONE)
  }
}

interface Open {
  readonly index: number
  readonly level: number
  /** Whether lines of a list have come since, behind which prose is of another matter. */
  hasLines: boolean
}

/** Levels behind the six of headings: a line in bold, and a lead-in. */
const BOLD_LEVEL = 7
const LEAD_IN_LEVEL = 8

/** Below a heading is all up to the next of its level. */
function addSections(below: Cited[], citing: readonly Cited[], { text, sentences }: ParsedText): void {
  const open: Open[] = []
  for (const [index, sentence] of sentences.entries()) {
    const isFirst = sentences[index - 1]?.block !== sentence.block
    const level = levelOf(sentence, isFirst, text)
    while (open.length > 0 && closes(level, isLine(sentence), open.at(-1))) open.pop()
    const last = open.at(-1)
    if (last !== undefined && isLine(sentence)) last.hasLines = true
    for (const { index: above } of open) below[above] = both(below[above] ?? NONE, citing[index] ?? NONE)
    if (level !== undefined) open.push({ index, level, hasLines: false })
  }
}

function closes(level: number | undefined, isOfList: boolean, last: Open | undefined): boolean {
  if (last === undefined) return false
  // The title of a whole text is above more than it tells of.
  if (level !== undefined && last.level === 1) return true
  return level === undefined
    ? last.level === LEAD_IN_LEVEL && last.hasLines && !isOfList
    : level <= last.level
}

function isLine({ contentStart, start, cells, isHeading }: Sentence): boolean {
  return cells.length > 0 || (!isHeading && contentStart > start)
}

/** Undefined where it is no title. */
function levelOf(sentence: Sentence, isFirst: boolean, text: string): number | undefined {
  const { isHeading, cells, start, end, contentStart } = sentence
  if (cells.length > 0 || end - start > MAX_TITLE) return undefined
  if (isHeading) return text.slice(start, contentStart).replace(/[^#]/g, '').length
  if (contentStart > start) return undefined
  if (BOLD.test(text.slice(start, end))) return BOLD_LEVEL
  return isFirst && leadsOn(sentence) ? LEAD_IN_LEVEL : undefined
}

function leadsOn(sentence: Sentence | undefined): boolean {
  return LEADS_ON.test(sentence?.rest.slice(-MAX_ENDING) ?? '')
}

function summed(posts: readonly StoredPost[]): Cited {
  return {
    hasCompany: posts.some(({ voice }) => voice === 'company' || voice === 'competitor'),
    hasOther: posts.some(({ voice }) => voice !== 'company'),
    isAny: posts.length > 0,
  }
}

function both(one: Cited, other: Cited): Cited {
  return {
    hasCompany: one.hasCompany || other.hasCompany,
    hasOther: one.hasOther || other.hasOther,
    isAny: one.isAny || other.isAny,
  }
}
