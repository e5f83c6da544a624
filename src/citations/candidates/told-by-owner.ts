import { lazily } from '../../lib/lazily.ts'
import type { Figure } from '../parse/figures.ts'
import type { Span } from '../parse/spans.ts'
import type { Sentence } from '../parse/types.ts'
import type { SentenceReading } from '../reading/sentence-reading.ts'
import { namedAuthors } from '../resolve/authors.ts'
import type { QuoteSearch } from '../resolve/quote-search.ts'
import type { StoredPost } from '../stored.ts'

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
  const authors = lazily(() => namedAuthors(reading.attributes, reading.companies))
  const authorsOf = rememberedByPosts((posts) => owning(posts, authors(), ({ wrote }, post) => wrote(post)))
  const quotingOf = rememberedByPosts((posts) =>
    owning(posts, sentence.quotes, ({ readings }, post) => search.findContaining(readings, [post]) === post),
  )
  return (fact, posts) => {
    const isIt = ({ start, end }: Span) => start === fact.start && end === fact.end
    const [kind, like] = posts.length < 2 ? [] : (likes.find(([, all]) => all.some(isIt)) ?? [])
    if (kind === undefined || like === undefined) return undefined
    const wrote = authorsOf(posts)
    if (wrote !== undefined && kind === 'author') return undefined
    // To search what is quoted takes long, and tells nothing of a quotation itself.
    const owners = wrote ?? (kind === 'quotation' ? undefined : quotingOf(posts))
    return owners && toldOf(like.findIndex(isIt), like, owners)
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

function rememberedByPosts<Value>(find: (posts: readonly StoredPost[]) => Value) {
  const known = new Map<string, { readonly value: Value }>()
  return (posts: readonly StoredPost[]): Value => {
    const key = posts.map(({ platform, id }) => `${platform} ${id}`).join()
    const found = known.get(key) ?? { value: find(posts) }
    known.set(key, found)
    return found.value
  }
}

/** Who owns which of the posts; undefined where some post is nobody's, or all are one's. */
function owning<Named extends Span>(
  posts: readonly StoredPost[],
  named: readonly Named[],
  owns: (named: Named, post: StoredPost) => boolean,
): Owner[] | undefined {
  if (named.length < 2 || named.length > MAX_TOLD) return undefined
  const owners = named
    .map((each) => ({ start: each.start, end: each.end, posts: posts.filter((post) => owns(each, post)) }))
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
  for (const each of counted.length > MAX_TOLD ? [] : counted) add(isAlone(each) ? 'metric' : each.word, each)
  return [...kinds]
    .filter(([, { length }]) => length > 1 && length <= MAX_TOLD)
    .map(([kind, facts]) => [kind, facts.sort((one, other) => one.start - other.start)])
}
