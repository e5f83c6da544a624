import type { Platform } from '../../model/index.ts'
import { leftover } from '../coverage.ts'
import { claimsNothing, findTogether } from '../lexicon/index.ts'
import { findQuantities } from '../parse/quantities.ts'
import { bare, moved, type Span } from '../parse/spans.ts'
import type { Sentence } from '../parse/types.ts'
import type { AfterParts } from '../reading/after-parts.ts'
import type { QuoteSearch } from '../resolve/quote-search.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { StoredPost } from '../stored.ts'
import type { Candidate } from './candidate.ts'

/** Between a number and what it counts: "two Reddit users". */
const MAX_BETWEEN = 24

/** An honest sentence has no more. */
const MAX_NUMBERS = 20

type Noun = Span & Pick<Counted, 'of' | 'platform'>

/** A number with the word for the people or posts that it counts; spans are offsets of the sentence. */
interface Counted {
  readonly count: number
  readonly of: 'people' | 'posts'
  /** On which they are said to be. */
  readonly platform?: Platform | undefined
  readonly covers: readonly Span[]
}

/**
 * "Two customers write “…” (t3_a, t3_b)", "both posts say …": the only number of people or posts in a sentence that cites posts and names no trend. It
 * is so where as many are cited, each with words that the sentence quotes, if it quotes any, and people where each is by
 * another customer. Any other number may count more than is cited.
 */
export function countedWriters(
  sentence: Sentence,
  reading: AfterParts,
  own: readonly Resolved[],
  search: QuoteSearch,
): Candidate[] {
  const posts = [...new Set(own.flatMap((each) => each.posts))]
  if (posts.length < 2 || own.some(({ trend }) => trend !== undefined)) return []
  const [counted, another] = countedIn(sentence, reading)
  if (counted === undefined || another !== undefined || counted.count !== posts.length) return []
  const { of, platform } = counted
  const isSo = (post: StoredPost) =>
    (platform === undefined || post.platform === platform) &&
    (sentence.quotes.length === 0 ||
      sentence.quotes.some(({ readings }) => search.findContaining(readings, [post]) !== undefined))
  const covers = counted.covers.map((span) => moved(span, sentence.start))
  const [start, end] = [covers[0]?.start ?? sentence.start, covers.at(-1)?.end ?? sentence.end]
  return [
    {
      ...{ start, end },
      verify: () =>
        posts.every(isSo) && (of === 'posts' || areOfDifferentCustomers(posts))
          ? { kind: 'author', verdict: 'verified', reason: AS_MANY, posts, covers }
          : undefined,
    },
  ]
}

const AS_MANY = 'So many are cited.'

function countedIn({ start }: Sentence, { rest, languages, attributes }: AfterParts): Counted[] {
  const nouns = claimsNothing(rest, languages).flatMap(({ value, ...span }): Noun[] =>
    value === 'people' || value === 'evidence' ? [{ ...span, of: value === 'people' ? value : 'posts' }] : [],
  )
  const places = attributes.flatMap((each) => (each.kind === 'platform' ? [moved(each, -start)] : []))
  // "Two redditors", "two tweets": people at least, if they are as many.
  const others = places.flatMap((each): Noun[] =>
    each.isName ? [] : [{ ...bare(each), of: 'people', platform: each.platform }],
  )
  const numbers = [
    ...findQuantities(rest, languages).flatMap(({ start, end, low, high, isPercent }) =>
      isPercent || low !== high || low < 2 ? [] : [{ start, end, count: low }],
    ),
    ...findTogether(rest, languages).flatMap(({ value, ...span }) =>
      value.form === 'both' ? [{ ...span, count: 2 }] : [],
    ),
  ]
  if (numbers.length > MAX_NUMBERS) return []
  return numbers.flatMap((number): Counted[] => {
    const noun = [...nouns, ...others].find((each) => {
      if (each.start < number.end || each.start - number.end > MAX_BETWEEN) return false
      return leftover(rest, { start: number.end, end: each.start }, places).length === 0
    })
    if (noun === undefined) return []
    const between = places.find((each) => each.start >= number.end && each.end <= noun.start)
    const { of, platform = between?.platform } = noun
    return [{ count: number.count, of, platform, covers: [bare(number), bare(noun)] }]
  })
}

function areOfDifferentCustomers(posts: readonly StoredPost[]): boolean {
  const authors = posts.flatMap(({ platform, authorHandle, voice }) =>
    authorHandle === undefined || voice === 'company' || voice === 'competitor'
      ? []
      : [`${platform} ${authorHandle}`],
  )
  return authors.length === posts.length && new Set(authors).size === posts.length
}
