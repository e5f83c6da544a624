import { judgeAuthor } from './judge/attributes.ts'
import { isByCompany } from './judge/companies.ts'
import type { Figure } from './parse/figures.ts'
import type { Span } from './parse/spans.ts'
import type { Sentence } from './parse/types.ts'
import type { SentenceReading } from './reading/sentence-reading.ts'
import type { QuoteSearch } from './resolve/quote-search.ts'
import type { StoredPost } from './stored.ts'

/** Somebody whom a sentence names, or what it quotes, with the posts of those that it cites together which are theirs. */
interface Owner extends Span {
  readonly posts: readonly StoredPost[]
}

/** Of whose posts something is told. */
interface Told {
  readonly posts: readonly StoredPost[]
  /** By where it stands, and not by the order alone. */
  readonly isSure: boolean
}

/** Facts of a kind, and owners, of an honest sentence at most. */
const MAX_TOLD = 20

/**
 * Finds whose posts a fact is told of where a sentence that cites several together names who wrote each, or quotes each: "ann
 * wrote on X, ben on Reddit". Facts of one kind that each follow their owners, or each come before them, are surely theirs; as
 * many as there are owners are told in their order, which is not sure: "ann, unlike ben with 3 likes, got 5". Else undefined.
 */
export function toldByOwner(
  sentence: Sentence,
  reading: SentenceReading,
  search: QuoteSearch,
): (fact: Span, posts: readonly StoredPost[]) => Told | undefined {
  const likes = factsByKind(reading, sentence)
  const known = new Map<string, ReturnType<typeof ownersOf>>()
  return (fact, posts) => {
    const isIt = ({ start, end }: Span) => start === fact.start && end === fact.end
    const [kind, like] = posts.length < 2 ? [] : (likes.find(([, all]) => all.some(isIt)) ?? [])
    if (kind === undefined || like === undefined) return undefined
    const key = posts.map(({ platform, id }) => `${platform} ${id}`).join()
    const found = known.get(key) ?? ownersOf(posts, sentence, reading, search)
    known.set(key, found)
    return found === undefined || found.by === kind
      ? undefined
      : toldOf(like.findIndex(isIt), like, found.owners)
  }
}

function toldOf(at: number, like: readonly Span[], owners: readonly Owner[]): Told | undefined {
  // Those before the first fact, between any two, and behind the last.
  const gaps = [...like, undefined].map((next, index) => {
    const [from, to] = [like[index - 1]?.start ?? 0, next?.start ?? Number.POSITIVE_INFINITY]
    return owners.filter(({ start }) => start >= from && start < to)
  })
  const [first, last] = [gaps.at(0), gaps.at(-1)]
  const ofEach = last?.length === 0 ? gaps.slice(0, -1) : first?.length === 0 ? gaps.slice(1) : []
  if (ofEach.length > 0 && ofEach.every(({ length }) => length > 0))
    return { posts: [...new Set(ofEach[at]?.flatMap(({ posts }) => posts))], isSure: true }
  const own = like.length === owners.length ? owners[at] : undefined
  return own && { posts: own.posts, isSure: false }
}

/** Who wrote which of the posts, or what quotes them; undefined where neither is told of all of them. */
function ownersOf(
  posts: readonly StoredPost[],
  { quotes }: Sentence,
  { attributes, companies }: SentenceReading,
  search: QuoteSearch,
): { readonly by: 'author' | 'quotation'; readonly owners: readonly Owner[] } | undefined {
  const authors = owning(posts, [
    ...attributes.flatMap((each) =>
      each.kind === 'author'
        ? [{ ...each, has: (post: StoredPost) => judgeAuthor(each.handle, [post]).verdict === 'verified' }]
        : [],
    ),
    ...companies.map((each) => ({ ...each, has: (post: StoredPost) => isByCompany(each, post) })),
  ])
  if (authors !== undefined) return { by: 'author', owners: authors }
  const quoting = owning(
    posts,
    quotes.map((each) => ({
      ...each,
      has: (post: StoredPost) => search.findContaining(each.readings, [post]) !== undefined,
    })),
  )
  return quoting && { by: 'quotation', owners: quoting }
}

function owning(
  posts: readonly StoredPost[],
  named: readonly (Span & { has(post: StoredPost): boolean })[],
): Owner[] | undefined {
  if (named.length < 2 || named.length > MAX_TOLD) return undefined
  const owners = named
    .map(({ start, end, has }) => ({ start, end, posts: posts.filter((post) => has(post)) }))
    .filter((owner) => owner.posts.length > 0)
    .sort((one, other) => one.start - other.start)
  const isAll = posts.every((post) => owners.some((owner) => owner.posts.includes(post)))
  return isAll && owners.every((owner) => owner.posts.length < posts.length) ? owners : undefined
}

/** What a sentence tells of posts of which each has its own, several of a kind. */
function factsByKind(
  { attributes, figures }: SentenceReading,
  { quotes }: Sentence,
): (readonly [kind: string, facts: readonly Span[]])[] {
  const kinds = new Map<string, Span[]>([['quotation', [...quotes]]])
  const add = (kind: string, fact: Span) => {
    const known = kinds.get(kind)
    if (known === undefined) kinds.set(kind, [fact])
    else known.push(fact)
  }
  for (const each of attributes) {
    if (each.kind === 'platform' || each.kind === 'community') add('place', each)
    else if (each.kind === 'day' || each.kind === 'author') add(each.kind, each)
  }
  const counted = figures.filter(({ isDifference }) => isDifference !== true)
  const isAlone = ({ word }: Figure) => counted.filter((each) => each.word === word).length === 1
  // "Ann got 3 likes, ben 5 reactions" tells one metric of each.
  const honest = counted.length > MAX_TOLD ? [] : counted
  for (const each of honest) add(isAlone(each) ? 'metric' : each.word, each)
  return [...kinds]
    .filter(([, { length }]) => length > 1 && length <= MAX_TOLD)
    .map(([kind, facts]) => [kind, facts.sort((one, other) => one.start - other.start)])
}
