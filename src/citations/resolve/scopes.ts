import type { Span } from '../parse/spans.ts'
import type { ParsedText, Reference, Sentence } from '../parse/types.ts'
import type { StoredPost, StoredTrend } from '../stored.ts'
import type { Evidence } from './evidence.ts'

/** A reference with what it was found to point to. */
export interface Resolved extends Span {
  readonly reference: Reference | undefined
  readonly posts: readonly StoredPost[]
  readonly trend: StoredTrend | undefined
}

/** What a sentence's claims are checked against. */
export interface Scope {
  /** Its references, or those it takes over from another sentence, in their order. */
  readonly cited: readonly Resolved[]
  /** They are another sentence's: then their place says nothing of the claims. */
  readonly isTakenOver: boolean
}

export interface TextScopes {
  /** What each sentence names itself. */
  readonly own: readonly (readonly Resolved[])[]
  readonly posts: readonly Scope[]
  readonly trends: readonly Scope[]
}

const NONE: Scope = { cited: [], isTakenOver: false }

/** Finds for each sentence the posts and the trends it speaks of; parseText documents the rule. */
export function scopesOf(
  { sentences }: ParsedText,
  evidence: Evidence,
  trendsIn: (sentence: Sentence) => readonly Resolved[],
): TextScopes {
  const own = sentences.map((sentence) => [...resolve(sentence, evidence), ...trendsIn(sentence)])
  return {
    own,
    posts: spread(
      sentences,
      own.map((all) => all.filter(({ reference }) => reference !== undefined && reference.kind !== 'trend')),
    ),
    trends: spread(
      sentences,
      own.map((all) =>
        all.filter(({ reference, trend }) => trend !== undefined || reference?.kind === 'trend'),
      ),
    ),
  }
}

/** References that only look like one are left out unless such a post is stored. */
function resolve({ references }: Sentence, evidence: Evidence): Resolved[] {
  return references.flatMap((reference) => {
    if (reference.kind === 'trend') return []
    const posts = evidence.postsOf(reference)
    const isCertain = reference.kind === 'url' ? !evidence.isOwnLink(reference) : reference.certain
    if (posts.length === 0 && !isCertain) return []
    return [{ start: reference.start, end: reference.end, reference, posts, trend: undefined }]
  })
}

function spread(sentences: readonly Sentence[], own: readonly (readonly Resolved[])[]): Scope[] {
  const scopes: Scope[] = []
  for (const [index, sentence] of sentences.entries()) {
    const cited = own[index] ?? []
    const behind = sentence.after === undefined ? [] : (own[sentence.after] ?? [])
    const before = sentence.before === undefined ? NONE : (scopes[sentence.before] ?? NONE)
    if (cited.length > 0) scopes.push({ cited, isTakenOver: false })
    else if (behind.length > 0) scopes.push({ cited: behind, isTakenOver: true })
    else scopes.push({ cited: before.cited, isTakenOver: true })
  }
  return scopes
}

/** No honest claim leans on more; what is further away is not looked at. */
const MAX_IN_GROUP = 20

/**
 * Of the references of a claim's sentence those that the claim belongs to. Those in the brackets of the claim, and of
 * these in its clause (up to a semicolon), or in its line or clause count first. References with nothing between them
 * are one group. Where a claim comes before the first group and none after the last, each claim belongs to the group
 * behind it, else to the one before it; where a sentence is written both ways the nearer group counts. `others` is the
 * group on the other side, for a claim that stands between two.
 */
export function groupOf(
  claim: Span,
  scope: Scope,
  sentence: Sentence,
  rest: string,
): { readonly group: readonly Resolved[]; readonly others: readonly Resolved[] } {
  if (scope.isTakenOver || scope.cited.length < 2)
    return { group: scope.cited.slice(0, MAX_IN_GROUP), others: [] }
  const cited = nearClaim(claim, scope.cited, sentence, rest)
  let at = firstBehind(cited, claim.start)
  const behind = cited.slice(at, at + 1)
  while (behind.length > 0 && behind.length < MAX_IN_GROUP && at + behind.length < cited.length) {
    const next = cited[at + behind.length]
    if (next === undefined || !isAdjoining(rest, behind.at(-1), next)) break
    behind.push(next)
  }
  const before: Resolved[] = []
  while (at > 0 && before.length < MAX_IN_GROUP) {
    const next = cited[at - 1]
    if (next === undefined || (before[0] !== undefined && !isAdjoining(rest, next, before[0]))) break
    before.unshift(next)
    at--
  }
  if (before.length === 0) return { group: behind, others: [] }
  if (behind.length === 0) return { group: before, others: [] }
  const first = Math.min(
    ...[sentence.quotes[0], sentence.figures[0]].map((each) => each?.start ?? Number.POSITIVE_INFINITY),
  )
  const last = Math.max(...[sentence.quotes.at(-1), sentence.figures.at(-1)].map((each) => each?.start ?? -1))
  const isBehindStyle = first < (cited[0]?.start ?? 0)
  const isBeforeStyle = last > (cited.at(-1)?.start ?? 0)
  const toBehind =
    isBehindStyle && isBeforeStyle
      ? breaksIn(rest, claim.end, behind[0]?.start ?? 0) <
        breaksIn(rest, before.at(-1)?.end ?? 0, claim.start)
      : isBehindStyle
  return toBehind ? { group: behind, others: before } : { group: before, others: behind }
}

/** How far an enclosing bracket or the end of a clause is looked for. */
const REACH = 600

function nearClaim(
  claim: Span,
  cited: readonly Resolved[],
  sentence: Sentence,
  text: string,
): readonly Resolved[] {
  const from = Math.max(sentence.start, claim.start - REACH)
  const to = Math.min(sentence.end, claim.end + REACH)
  const open = openBracket(text, from, claim.start)
  const close = open === undefined ? -1 : text.slice(claim.end, to).search(/[)）\]】]/)
  const bracket = open === undefined || close === -1 ? undefined : { start: open, end: claim.end + close }
  const stretches = [
    bracket === undefined ? undefined : clauseOf(claim, bracket, text),
    bracket,
    clauseOf(claim, { start: from, end: to }, text),
  ]
  for (const stretch of stretches) {
    if (stretch === undefined) continue
    const at = firstBehind(cited, stretch.start)
    const inside = cited.slice(at, Math.max(at, firstBehind(cited, stretch.end)))
    if (inside.length > 0) return inside
  }
  return cited
}

const CLAUSE_END = ';；؛\n'
const OPENING = '(（[【'
const CLOSING = ')）]】'

/** The clause of a claim, up to a semicolon. One in brackets before or behind the claim parts what stands in them. */
function clauseOf(claim: Span, { start: from, end: to }: Span, text: string): Span {
  let start = claim.start
  for (let depth = 0; start > from; start--) {
    const character = text[start - 1] ?? ''
    if (CLOSING.includes(character)) depth++
    else if (OPENING.includes(character)) depth = Math.max(0, depth - 1)
    else if (CLAUSE_END.includes(character) && (depth === 0 || character === '\n')) break
  }
  let end = claim.end
  for (let depth = 0; end < to; end++) {
    const character = text[end] ?? ''
    if (OPENING.includes(character)) depth++
    else if (CLOSING.includes(character)) depth = Math.max(0, depth - 1)
    else if (CLAUSE_END.includes(character) && (depth === 0 || character === '\n')) break
  }
  return { start, end }
}

/** The bracket that is open at `end`, looking back no further than `from`. */
function openBracket(text: string, from: number, end: number): number | undefined {
  let closed = 0
  for (let at = end - 1; at >= from; at--) {
    const character = text[at] ?? ''
    if (')）]】'.includes(character)) closed++
    else if ('(（[【'.includes(character) && closed-- === 0) return at
  }
  return undefined
}

function firstBehind(cited: readonly Resolved[], position: number): number {
  let low = 0
  let high = cited.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cited[middle]?.start ?? 0) < position) low = middle + 1
    else high = middle
  }
  return low
}

const MAX_GAP = 24
const GAP = /^[\s\p{P}\p{S}]*(?:and|und|y|e|et|و|と|および|sowie|or|oder|also|see|siehe)?[\s\p{P}\p{S}]*$/iu

function isAdjoining(text: string, one: Resolved | undefined, other: Resolved): boolean {
  if (one === undefined) return false
  return other.start - one.end <= MAX_GAP && GAP.test(text.slice(one.end, Math.max(one.end, other.start)))
}

/** How many clauses end between two places. */
function breaksIn(text: string, from: number, to: number): number {
  return (
    text
      .slice(from, Math.min(to, from + 1000))
      .match(/[,;:、，；،؛]|\b(?:and|while|und|während|y|mientras)\b/giu)?.length ?? 0
  )
}
