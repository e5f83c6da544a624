import type { CheckedAgainst } from './candidates/candidate.ts'
import { candidatesOf } from './candidates/index.ts'
import { ofNone, readOfOne } from './candidates/one-of-trends.ts'
import type { CheckedClaim, ClaimVerdict } from './claim-verdict.ts'
import { type CheckedSentence, coverSentence, isBorneOut, leftover } from './coverage.ts'
import { findShortcodes, moved, overlap, type Span } from './parse/spans.ts'
import type { ParsedText, Sentence } from './parse/types.ts'
import { afterParts } from './reading/after-parts.ts'
import { columnsOfWriters } from './reading/columns-of-writers.ts'
import { readSentence, type SentenceReading } from './reading/sentence-reading.ts'
import type { Teller } from './reading/telling.ts'
import { QuoteSearch } from './resolve/quote-search.ts'
import { type Resolved, scopesOf, type TextScopes } from './resolve/scopes.ts'
import { areOfSeveral } from './resolve/several-authors.ts'
import { findTrends } from './resolve/topics.ts'
import { NO_VOICES, voicesOf } from './resolve/voices.ts'
import type { StoredPost } from './stored.ts'

export interface CheckedText {
  readonly claims: readonly CheckedClaim[]
  /** The sentences up to `checkedTo` that claim anything. */
  readonly sentences: readonly CheckedSentence[]
  /** Statements without any reference. */
  readonly uncited: readonly Span[]
  readonly shortQuotes: number
  /** Offset up to which everything was checked: the text's length, or less where a limit was reached. */
  readonly checkedTo: number
}

export interface CheckOptions {
  /** The posts and trends that sentences without any of their own speak of. */
  readonly given?: readonly Resolved[]
  /** Words that were judged elsewhere, and are borne out. */
  readonly known?: readonly Span[]
  /** Quotations beside the text that bear it out, or do not. */
  readonly quotes?: readonly ClaimVerdict[]
  readonly search?: QuoteSearch
}

/** Short quotations and quoted names, which are no claims, that one check reads. */
const MAX_NON_CLAIMS = 300
/** Sentences that one check reads: as many as 50,000 characters of prose have, and half as many again. */
const MAX_SENTENCES = 1000

/**
 * Checks the claims of a text in their order, up to `maxClaims` claims, 300 quoted names and short
 * quotations, 1000 sentences, and the number of characters of posts that one check may read. The rest is left out:
 * `checkedTo` says from where on the text has to be sent again, see `resumeAt`.
 */
export function checkText(
  parsed: ParsedText,
  against: CheckedAgainst,
  maxClaims: number,
  { given = [], known = [], quotes = [], search = new QuoteSearch() }: CheckOptions = {},
): CheckedText {
  const { text, sentences } = parsed
  const scopes = scopesOf(parsed, against.postIndex, findTrends(text, against.trends), given)
  const voices = voicesOf(parsed, scopes)
  const claimedByColumn = columnsOfWriters(text)
  const seen = new Set<string>()
  const claims: CheckedClaim[] = []
  const checked: CheckedSentence[] = []
  const asserting = new Set<Sentence>()
  let before: SentenceReading | undefined
  let shortQuotes = 0
  let quotedNames = 0
  for (const [index, sentence] of sentences.entries()) {
    const ofVoices = voices[index] ?? NO_VOICES
    const stopAt = (position: number): CheckedText => {
      const uncited = uncitedOf(sentences.slice(0, index), scopes, asserting)
      // Of a paragraph that is all too much the rest: what is sent again is always shorter.
      const checkedTo = resumeAt(parsed, position) || sentence.start || position
      return { claims, sentences: checked, uncited, shortQuotes, checkedTo }
    }
    if (index === MAX_SENTENCES) return stopAt(sentence.start)
    const own: CheckedClaim[] = []
    const alone = readSentence(sentence, text, scopes.own[index] ?? [], ofVoices, against)
    const reading = afterParts(alone, before, scopes.own[index] ?? [])
    before = alone
    const read = readOfOne(index, sentence, scopes, (by) =>
      candidatesOf(index, sentence, parsed, by, against, search, reading),
    )
    if (read.asserts) asserting.add(sentence)
    for (const candidate of read.candidates) {
      if (shortQuotes + quotedNames === MAX_NON_CLAIMS || search.isSpent) return stopAt(candidate.start)
      const result = candidate.verify()
      if (result === 'short_quote') shortQuotes++
      if (result === 'name') quotedNames++
      if (result === undefined || result === 'short_quote' || result === 'name') continue
      const { start, end } = candidate
      const claim = { start, end, ...(read.isOpen === true ? ofNone(result) : result) }
      if (isFresh(claim, text, seen)) {
        if (claims.length === maxClaims) return stopAt(candidate.start)
        claims.push(claim)
      }
      own.push(claim)
    }
    const cited = scopes.posts[index]?.cited.flatMap(({ posts }) => posts) ?? []
    const isQuoted = (post: StoredPost) =>
      sentence.quotes.some(({ readings }) => search.findContaining(readings, [post]) !== undefined)
    const isOfSeveral =
      read.people.length + read.crowds.length > 0 &&
      areOfSeveral([...own.filter(({ kind }) => kind === 'quote'), ...quotes], cited, isQuoted)
    const tellers = tellersOf(own, sentence, read.tellers)
    const claimless = [
      ...[...known, ...read.claimless, ...claimlessIn(text, sentence, own, scopes.own[index] ?? [])],
      ...(isOfSeveral ? read.people : []),
    ].filter((word) => !tellers.some((teller) => overlap(teller, word)))
    const unborne = [
      ...(isOfSeveral && !ofVoices.hasCompany ? [] : read.crowds),
      ...tellers,
      ...read.writers,
      ...claimedByColumn(sentence.cells, ofVoices),
    ]
    const covered = coverSentence(text, sentence, own, { claimless, unborne, posts: [...new Set(cited)] })
    if (covered !== undefined) checked.push(covered)
  }
  const uncited = uncitedOf(sentences, scopes, asserting)
  return { claims, sentences: checked, uncited, shortQuotes, checkedTo: text.length }
}

/** Those who are said to tell what is borne out by a trend, and by no post of theirs: "ann says that “X” is rising". */
function tellersOf(
  claims: readonly CheckedClaim[],
  { references }: Sentence,
  find: () => readonly Teller[],
): readonly Teller[] {
  const told = claims.filter(
    (claim) =>
      isBorneOut(claim) &&
      (claim.trend ?? claim.trends) !== undefined &&
      !references.some((reference) => overlap(reference, claim)),
  )
  return told.length === 0
    ? []
    : find().filter((teller) => told.some((claim) => overlap(teller.tells, claim) && !overlap(teller, claim)))
}

/**
 * What claims nothing by itself: the mark of a list item that is no place in a ranking, footnotes' marks, names of
 * pictographs, the name of a trend of which something is judged, and one that is a heading.
 */
function claimlessIn(
  text: string,
  { start, end, contentStart, references, place, isHeading }: Sentence,
  claims: readonly CheckedClaim[],
  own: readonly Resolved[],
): Span[] {
  const names = own.filter(({ reference, trend }) => reference === undefined && trend !== undefined)
  const isTitle = isHeading && leftover(text, { start: contentStart, end }, names).length === 0
  const judged = new Set(claims.flatMap(({ trend, trends = [] }) => [trend, ...trends]))
  return [
    ...(place === undefined ? [{ start, end: contentStart }] : []),
    ...references.filter(({ isMark }) => isMark === true),
    ...findShortcodes(text.slice(start, end)).map((code) => moved(code, start)),
    ...names.filter(({ trend }) => isTitle || judged.has(trend)),
  ]
}

/**
 * The offset from which a text can be checked alone so that the claim at `position` keeps its references: the
 * beginning of its paragraph, or of the one whose references it inherits. 0, the whole text, where that is the first.
 */
export function resumeAt({ sentences }: ParsedText, position: number): number {
  const own = sentences.findLastIndex(({ start }) => start <= position)
  // Inherited references are always earlier in the text, so this ends.
  let cited: number | undefined = own
  while (cited !== undefined && sentences[cited]?.references.length === 0)
    cited = sentences[cited]?.contextSentence
  const block = sentences[cited ?? own]?.block
  const firstOfBlock = sentences.find((sentence) => sentence.block === block)
  return firstOfBlock?.start ?? 0
}

/** Whether a claim is new: a post or URL that is named again is not. */
function isFresh({ kind, start, end }: CheckedClaim, text: string, seen: Set<string>): boolean {
  if (kind !== 'post' && kind !== 'url') return true
  const key = `${kind} ${text.slice(start, end)}`
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

/** Assertions without a reference in their paragraph, in what it introduces, or in what it inherits from. */
function uncitedOf(
  sentences: readonly Sentence[],
  scopes: TextScopes,
  asserting: ReadonlySet<Sentence>,
): Span[] {
  const cited = new Set<number>()
  for (const [index, { block }] of sentences.entries()) {
    if ((scopes.own[index] ?? []).length > 0) cited.add(block)
  }
  // Backwards: a paragraph above a cited item or quotation counts as cited.
  for (const { block, contextSentence, sourceSentence } of sentences.toReversed()) {
    const above = contextSentence === undefined ? undefined : sentences[contextSentence]
    if (sourceSentence !== undefined && cited.has(sentences[sourceSentence]?.block ?? -1)) cited.add(block)
    if (cited.has(block) && above !== undefined) cited.add(above.block)
  }
  return sentences.flatMap((sentence, index) => {
    const { block, start, end } = sentence
    const hasScope = (scopes.posts[index]?.cited.length ?? 0) + (scopes.trends[index]?.cited.length ?? 0) > 0
    return asserting.has(sentence) && !cited.has(block) && !hasScope ? [{ start, end }] : []
  })
}
