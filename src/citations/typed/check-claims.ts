import { plainHandle } from '../../lib/plain-handle.ts'
import type { SentenceVerdict, TypedClaim } from '../../model/index.ts'
import type { CheckedAgainst } from '../candidates/candidate.ts'
import { asEvidence } from '../candidates/evidence-of-trends.ts'
import { type CheckedText, checkText } from '../check.ts'
import type { CheckedClaim } from '../claim-verdict.ts'
import { type CheckedSentence, isBorneOut, isContradicted } from '../coverage.ts'
import { parseText } from '../parse/parse.ts'
import type { Span } from '../parse/spans.ts'
import { QuoteSearch } from '../resolve/quote-search.ts'
import type { StoredPost } from '../stored.ts'
import { type JudgedPart, judgeParts } from './parts.ts'
import { resolverOf, writtenReferences } from './references.ts'

/** One typed claim: its parts, then what its statement says, and the whole as one sentence. */
export interface CheckedTypedClaim {
  readonly parts: readonly JudgedPart[]
  readonly claims: readonly CheckedClaim[]
  readonly sentence: CheckedSentence
}

/**
 * Judges typed claims in their order: each part by itself, and the statement as prose about what the claim refers to.
 * Ends early where the number of characters of posts that one check may read is spent.
 */
export function checkClaims(typed: readonly TypedClaim[], against: CheckedAgainst): CheckedTypedClaim[] {
  const search = new QuoteSearch()
  const resolve = resolverOf(against.postIndex, against.trends)
  const checked: CheckedTypedClaim[] = []
  for (const claim of typed) {
    if (search.isSpent) break
    const named = writtenReferences(claim).map(resolve)
    const parts = judgeParts(claim, resolve, against, search)
    const parsed = parseText(claim.statement, against.handles)
    const said = checkText(parsed, against, MAX_OF_STATEMENT, {
      given: named.filter(({ posts, trend }) => posts.length > 0 || trend !== undefined),
      known: knownWords(claim, parts),
      quotes: parts.flatMap(({ judged }) => (judged.kind === 'quote' ? [judged] : [])),
      search,
    })
    const posts = [...new Set(named.flatMap((each) => each.posts))]
    // What the statement names itself stands beside the posts of the claim, as in prose.
    const trends = [...new Set(said.claims.flatMap(({ trend }) => trend ?? []))]
    const shown = parts.map((part) =>
      part.judged.kind === 'post' || part.judged.kind === 'url'
        ? { ...part, judged: asEvidence(part.judged, trends) }
        : part,
    )
    checked.push({ parts: shown, claims: said.claims, sentence: asOne(claim, shown, said, posts) })
  }
  return checked
}

/** Claims in the prose of one statement. */
const MAX_OF_STATEMENT = 50

/** Where the statement has the words of a part that is borne out. */
function knownWords({ statement }: TypedClaim, parts: readonly JudgedPart[]): Span[] {
  const folded = statement.toLowerCase()
  return parts.flatMap(({ said, judged }): Span[] => {
    if (judged.verdict !== 'verified' || (judged.kind !== 'quote' && judged.kind !== 'author')) return []
    const words = judged.kind === 'author' ? plainHandle(said) : said.toLowerCase()
    const at = folded.length === statement.length ? folded.indexOf(words) : -1
    return at === -1 ? [] : [{ start: at, end: at + words.length }]
  })
}

/** The claim as one sentence: as bad as the worst of its parts and of what its statement says. */
function asOne(
  { statement }: TypedClaim,
  parts: readonly JudgedPart[],
  { sentences, checkedTo }: CheckedText,
  posts: readonly StoredPost[],
): CheckedSentence {
  const judged = parts.map((part) => part.judged)
  const unread = checkedTo === statement.length ? [] : [{ start: checkedTo, end: statement.length }]
  const unchecked = [...sentences.flatMap((each) => each.unchecked), ...unread]
  const borneOut = sentences.flatMap((each) => each.borneOut)
  return {
    start: 0,
    end: statement.length,
    verdict: verdictOf(),
    borneOut,
    contradicted: sentences.flatMap((each) => each.contradicted),
    unchecked,
    posts,
  }

  function verdictOf(): SentenceVerdict {
    if (judged.some(isContradicted) || sentences.some(({ verdict }) => verdict === 'contradicted'))
      return 'contradicted'
    const isWhole = judged.every(isBorneOut) && unchecked.length === 0
    return isWhole && judged.length + borneOut.length > 0 ? 'verified' : 'unchecked'
  }
}
