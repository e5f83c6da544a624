import { openBracket, type Span } from '../parse/spans.ts'
import type { ParsedText, Reference, Sentence } from '../parse/types.ts'
import type { StoredPost, StoredTrend } from '../stored.ts'
import type { PostIndex } from './post-index.ts'

/** A reference, or a trend's name, with the posts or the trend that it refers to. */
export interface Resolved extends Span {
  readonly reference: Reference | undefined
  readonly posts: readonly StoredPost[]
  readonly trend: StoredTrend | undefined
}

/** The references that a sentence's claims are verified against. */
export interface Scope {
  /** Its own references, or those it inherits from another sentence, in their order. */
  readonly cited: readonly Resolved[]
  /** They are inherited: then their position says nothing about the claims. */
  readonly isInherited: boolean
  /** Index of the sentence above that names them itself, where they are inherited from one. */
  readonly from?: number | undefined
}

export interface TextScopes {
  /** The references and trends that each sentence names itself. */
  readonly own: readonly (readonly Resolved[])[]
  readonly posts: readonly Scope[]
  readonly trends: readonly Scope[]
}

/**
 * Finds the posts and the trends that each sentence refers to; parseText documents the inheritance. What has nothing to
 * inherit from inherits `given`.
 */
export function scopesOf(
  { sentences }: ParsedText,
  postIndex: PostIndex,
  trendsIn: (sentence: Sentence) => readonly Resolved[],
  given: readonly Resolved[],
): TextScopes {
  const [givenTrends, givenPosts] = [
    given.filter(({ trend }) => trend !== undefined),
    given.filter(({ trend }) => trend === undefined),
  ]
  const own = sentences.map((sentence) => {
    const references = resolve(sentence, postIndex)
    return [...references, ...withoutQuoted(trendsIn(sentence), sentence, references)]
  })
  return {
    own,
    posts: inheritScopes(
      sentences,
      own.map((all) => all.filter(({ reference }) => reference !== undefined && reference.kind !== 'trend')),
      givenPosts,
    ),
    trends: inheritScopes(
      sentences,
      own.map((all) =>
        all.filter(({ reference, trend }) => trend !== undefined || reference?.kind === 'trend'),
      ),
      givenTrends,
    ),
  }
}

/** Marks and white space around a name that stands alone in quotation marks. */
const MAX_AROUND = 6

/** Beside a post the words of a trend in a longer quotation are the post's. */
function withoutQuoted(
  trends: readonly Resolved[],
  { quotes }: Sentence,
  references: readonly Resolved[],
): Resolved[] {
  const isQuoted = ({ start, end }: Span) =>
    quotes.some(
      (quote) =>
        quote.start <= start && end <= quote.end && quote.end - quote.start - (end - start) > MAX_AROUND,
    )
  return trends.filter((each) => references.length === 0 || each.reference !== undefined || !isQuoted(each))
}

/**
 * Resolves the references of a sentence. Those that only look like one count only where such a post is
 * stored.
 */
function resolve({ references }: Sentence, postIndex: PostIndex): Resolved[] {
  return references.flatMap((reference) => {
    if (reference.kind === 'trend') return []
    const posts = postIndex.postsOf(reference)
    const isCertain = reference.kind === 'url' ? !postIndex.isOwnLink(reference) : reference.certain
    if (posts.length === 0 && !isCertain) return []
    return [{ start: reference.start, end: reference.end, reference, posts, trend: undefined }]
  })
}

function inheritScopes(
  sentences: readonly Sentence[],
  own: readonly (readonly Resolved[])[],
  given: readonly Resolved[],
): Scope[] {
  const scopes: Scope[] = []
  const none: Scope = { cited: given, isInherited: true }
  for (const [index, sentence] of sentences.entries()) {
    const cited = own[index] ?? []
    const behind = sentence.sourceSentence === undefined ? [] : (own[sentence.sourceSentence] ?? [])
    const before = sentence.contextSentence === undefined ? none : (scopes[sentence.contextSentence] ?? none)
    if (cited.length > 0) scopes.push({ cited, isInherited: false })
    else if (behind.length > 0) scopes.push({ cited: behind, isInherited: true })
    else
      scopes.push({
        ...{ cited: before.cited, isInherited: true },
        from: before.isInherited ? before.from : sentence.contextSentence,
      })
  }
  return scopes
}

/** Where another sentence names the trends: those, and the trends of which the sentence itself cites posts. */
export function trendsMeant({ cited }: Scope, posts: Scope, ranked: readonly StoredTrend[]): StoredTrend[] {
  const named = cited.flatMap(({ trend }) => trend ?? [])
  if (posts.isInherited) return named
  const ids = new Set(posts.cited.flatMap((each) => each.posts.map(({ id }) => id)))
  return [...named, ...ranked.filter(({ postIds = [] }) => postIds.some((id) => ids.has(id)))]
}

/** References that one claim has at most: no honest claim has more, and further ones are ignored. */
const MAX_IN_GROUP = 20

/**
 * Aligns a claim with the references of its sentence. References in the claim's brackets (there those of its
 * clause, up to a semicolon) or in its line or clause take precedence. References with nothing between them
 * form one group. Where a claim comes before the first group and none after the last, each claim belongs to
 * the group after it, else to the one before it; where a sentence has both, the nearer group counts. `others`
 * is the group on the other side of a claim between two. `said` are the sentence's quotations and figures.
 * A name (`isName`) right before a bracket with an id alone belongs to that id: "@ann (t3_a)".
 */
export function groupOf(
  claim: Span,
  scope: Scope,
  sentence: Span,
  rest: string,
  said: readonly Span[],
  isName = false,
): Group {
  if (scope.isInherited || scope.cited.length < 2)
    return { group: scope.cited.slice(0, MAX_IN_GROUP), others: [], near: scope.cited.slice(0, MAX_IN_GROUP) }
  const owner = bracketedBehind(claim, scope.cited, sentence, rest)
  if (owner !== undefined) return { group: [owner], others: [], near: [owner] }
  const next = isName ? bracketBehind(claim, scope.cited, rest) : undefined
  if (next !== undefined) return { group: [next], others: [], near: [next] }
  const cited = nearestReferences(claim, scope.cited, sentence, rest)
  const near = cited.slice(0, MAX_IN_GROUP)
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
  if (before.length === 0) return { group: behind, others: [], near }
  if (behind.length === 0) return { group: before, others: [], near }
  // By its end: quotation marks around a name begin before it.
  const isBehindStyle = said.some(({ end }) => end <= (cited[0]?.start ?? 0))
  const isBeforeStyle = said.some(({ start }) => start > (cited.at(-1)?.start ?? 0))
  const toBehind =
    isBehindStyle && isBeforeStyle
      ? breaksIn(rest, claim.end, behind[0]?.start ?? 0) <
        breaksIn(rest, before.at(-1)?.end ?? 0, claim.start)
      : isBehindStyle
  return toBehind ? { group: behind, others: before, near } : { group: before, others: behind, near }
}

interface Group {
  readonly group: readonly Resolved[]
  readonly others: readonly Resolved[]
  /** Those of its brackets, line or clause, one of which may be meant as well. */
  readonly near: readonly Resolved[]
}

/** The reference right before the bracket of a claim, where that holds none itself: "“X” (36 mentions)". */
function bracketedBehind(
  { start }: Span,
  cited: readonly Resolved[],
  sentence: Span,
  text: string,
): Resolved | undefined {
  const open = openBracket(text, Math.max(sentence.start, start - REACH), start)
  const before = cited[firstBehind(cited, start) - 1]
  if (open === undefined || before === undefined || before.end > open) return undefined
  return /^["'”»」』›*_`\s]{0,4}[(（[【]$/u.test(text.slice(before.end, open + 1)) ? before : undefined
}

/** The reference that stands alone in brackets right behind a name: "@ann's (t3_a)", but not "@ann (t3_a) (t3_b)". */
function bracketBehind({ end }: Span, cited: readonly Resolved[], text: string): Resolved | undefined {
  const at = firstBehind(cited, end)
  const [next, another] = cited.slice(at, at + 2)
  if (next === undefined || next.start - end > MAX_GAP) return undefined
  if (another !== undefined && isAdjoining(text, next, another)) return undefined
  // Some ids are read with their brackets.
  const isOpen =
    OWN_BRACKET.test(text.slice(end, next.start + 1)) || OWN_BRACKET.test(text.slice(end, next.start))
  return isOpen && /[)）\]】]/u.test(text.slice(next.end - 1, next.end + 1)) ? next : undefined
}

const OWN_BRACKET = /^(?:['’]s?)?[*_`]{0,3}\s?[(（[【]$/u

/** Characters in which an enclosing bracket or the end of a clause is searched, in each direction. */
const REACH = 600

function nearestReferences(
  claim: Span,
  cited: readonly Resolved[],
  sentence: Span,
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

/** The clause of a claim, up to a semicolon; semicolons in brackets beside it do not count. */
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
/** "A, like B, is …" tells of both as "A and B are …" does. */
const GAP =
  /^[\s\p{P}\p{S}]*(?:and|und|y|e|et|و|と|や|和|与|및|와|과|และ|および|sowie|or|oder|nor|noch|ni|nem|como|quanto|als auch|also|see|siehe|(?:just |much )?(?:like|as)(?: with)?|(?:as well|just|the same) as|(?:along |together )?with|(?:genauso |ebenso |so )?wie(?: auch)?|(?:zusammen )?mit|(?:tout |de même )?(?:comme|que)|ainsi que|avec|(?:al |así |assim )como|igual que|junto (?:con|com|a)|con|com|مثل|كما|مع)?[\s\p{P}\p{S}]*$/iu

function isAdjoining(text: string, one: Resolved | undefined, other: Resolved): boolean {
  if (one === undefined) return false
  return other.start - one.end <= MAX_GAP && GAP.test(text.slice(one.end, Math.max(one.end, other.start)))
}

/** How many clauses end between two offsets. */
export function breaksIn(text: string, from: number, to: number): number {
  return (
    text
      .slice(from, Math.min(to, from + 1000))
      .match(/[,;:、，；،؛]|\b(?:and|while|und|während|y|mientras)\b/giu)?.length ?? 0
  )
}
