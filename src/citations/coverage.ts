import type { SentenceVerdict, Verdict } from '../model/index.ts'
import type { CheckedClaim, ClaimVerdict } from './claim-verdict.ts'
import { bare, type Span } from './parse/spans.ts'
import type { StoredPost } from './stored.ts'

/** What was found of a sentence's words: the three lists never overlap, and each is in the order of the text. */
export interface CheckedSentence extends Span {
  readonly verdict: SentenceVerdict
  readonly borneOut: readonly Span[]
  readonly contradicted: readonly Span[]
  readonly unchecked: readonly Span[]
  /** The posts that it cites, to read what is unchecked against. */
  readonly posts: readonly StoredPost[]
}

const FIGURES: ReadonlySet<CheckedClaim['kind']> = new Set(['metric', 'trend_figure'])
const CONTRADICTING: ReadonlySet<Verdict> = new Set<Verdict>(['refuted', 'not_found'])

/**
 * Covers a sentence by what was judged of it. What no borne out part, and no word that claims nothing, covers is
 * unchecked: so a negation, a superlative, a cause or an opinion needs no rule to keep a sentence from being
 * verified. Undefined where the sentence claims nothing at all.
 */
export function coverSentence(
  text: string,
  sentence: Quoting,
  claims: readonly CheckedClaim[],
  {
    claimless,
    unborne,
    posts,
  }: {
    readonly claimless: readonly Span[]
    /** What claims more than a part that is borne out. */
    readonly unborne: readonly Span[]
    readonly posts: readonly StoredPost[]
  },
): CheckedSentence | undefined {
  const signs = signsIn(text, sentence)
  // What is struck out is said no more.
  const kept = claims.filter(
    ({ start, end }) => !signs.some((sign) => sign.isStruck && sign.start < start && end < sign.end),
  )
  const borneOut = kept.filter(
    (claim) => isBorneOut(claim) && !unborne.some(({ start, end }) => claim.start < end && start < claim.end),
  )
  const contradicted = kept.filter(isContradicted)
  const covered = borneOut.flatMap(({ covers, start, end }) => covers ?? [{ start, end }])
  // "Hat einen Kommentar": the words of a figure say something, also where each of them claims nothing by itself.
  const openFigures = claims.filter(({ verdict, kind }) => verdict === 'not_checked' && FIGURES.has(kind))
  const idle = claimless.filter(
    (word) => !openFigures.some(({ start, end }) => word.start < end && start < word.end),
  )
  const judged = [...covered, ...contradicted, ...idle]
  const saidBySigns = borneOut.length === 0 ? [] : outside(judged, sentence, signs)
  const left = [...leftover(text, sentence, judged), ...saidBySigns.map(bare)]
  const verdict =
    contradicted.length > 0
      ? 'contradicted'
      : left.length > 0
        ? 'unchecked'
        : borneOut.length > 0
          ? 'verified'
          : undefined
  return (
    verdict && {
      start: sentence.start,
      end: sentence.end,
      verdict,
      borneOut: borneOut.map(bare),
      contradicted: contradicted.map(bare),
      unchecked: left,
      posts,
    }
  )
}

export function isBorneOut({ verdict, isDecisive }: ClaimVerdict): boolean {
  return verdict === 'verified' && isDecisive !== false
}

/** A post or trend that is not stored contradicts: what it is said to show was not found. */
export function isContradicted({ verdict }: ClaimVerdict): boolean {
  return CONTRADICTING.has(verdict)
}

/** What says something: letters and digits, and signs that stand for words, such as arrows and emoji. */
const SAYING = /[\p{L}\p{M}\p{N}\p{So}\p{Sc}%←-⇿≠≈±]/u

/**
 * Signs that change what their words say: they compare two names, strike out, or ask. Not those of tags, links and quoted
 * lines, nor "=" before a number or behind a plain word, as in "platform=X".
 */
const SIGN =
  /<[a-z/!][^<>\n]*>|(~~[^~\n]+~~|[<>](?<=[^\s>][ \t]*[<>])|=(?<=["”’»›」』)）\]][ \t]?=)(?! ?\d)|[?？؟])/giu

type Quoting = Span & { readonly quotes?: readonly Span[] }

/** The signs of a sentence outside of its quotations. */
function signsIn(
  text: string,
  { start, end, quotes = [] }: Quoting,
): (Span & { readonly isStruck: boolean })[] {
  const signs = [...text.slice(start, end).matchAll(SIGN)].flatMap(({ 1: sign, index }) =>
    sign === undefined
      ? []
      : [
          {
            ...{ start: start + index, end: start + index + sign.length },
            isStruck: sign.startsWith('~'),
          },
        ],
  )
  return outside(quotes, { start, end }, signs)
}

/** The parts of a sentence that do not lie whole within others. */
function outside<Part extends Span>(others: readonly Span[], sentence: Span, parts: readonly Part[]): Part[] {
  const isCovered = coverage(sentence, others)
  return parts.filter((part) =>
    isCovered.subarray(part.start - sentence.start, part.end - sentence.start).includes(0),
  )
}

/** For each character of a sentence whether one of these spans covers it. */
function coverage({ start, end }: Span, covered: readonly Span[]): Uint8Array {
  const isCovered = new Uint8Array(Math.max(0, end - start))
  for (const span of covered) {
    isCovered.fill(1, Math.max(0, span.start - start), Math.max(0, Math.min(end, span.end) - start))
  }
  return isCovered
}

/** The parts of a sentence that say something and that none of these spans covers. */
export function leftover(text: string, { start, end }: Span, covered: readonly Span[]): Span[] {
  const isCovered = coverage({ start, end }, covered)
  const found: Span[] = []
  let open: { start: number; end: number } | undefined
  for (let at = start; at < end; ) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
    const next = at + character.length
    if (isCovered[at - start] === 1) open = undefined
    else if (SAYING.test(character)) {
      if (open === undefined) {
        open = { start: at, end: next }
        found.push(open)
      } else open.end = next
    }
    at = next
  }
  return found
}
