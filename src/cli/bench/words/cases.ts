import type { WordPost } from '../../../word-list/collected-posts.ts'
import { matchWords } from '../../../word-list/matching.ts'
import { candidateWords } from '../../../word-list/off-topic-words.ts'
import type { PlantedStream, Workspace } from '../quality/cases.ts'

/** What a post is: a customer's or anybody's about the product, about something else, or of a campaign. */
export type Truth = 'real' | 'other' | 'spam'

/** Posts that a word list collected, each with what it is. */
export interface WordCase {
  readonly name: string
  readonly brand: string
  readonly words: readonly string[]
  readonly names: readonly string[]
  readonly now: Date
  /** Newest first. */
  readonly posts: readonly WordPost[]
  readonly truthOf: (id: string) => Truth
}

type RawPost = PlantedStream['posts'][number]

/** A brand's posts as one workspace, whose list has the brand and other words. */
export function toCase(
  { name, brand, names, now, truthOf }: Omit<WordCase, 'posts' | 'words'>,
  others: readonly string[],
  posts: readonly RawPost[],
): WordCase {
  const words = [brand, ...others]
  return {
    name: `${name}: ${words.join(', ')}`,
    brand,
    words,
    names,
    now,
    posts: posts
      .flatMap(({ id, text, commentsUrl, threadId, platform, authorHandle, publishedAt }): WordPost[] => {
        const matchedTerms = matchWords(text, words).found
        return matchedTerms.length === 0 || platform === undefined || publishedAt === undefined
          ? []
          : [{ id, text, commentsUrl, threadId, platform, authorHandle, publishedAt, matchedTerms }]
      })
      .sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1)),
    truthOf,
  }
}

/** Ranks of the brand's content words that lists hold beside it: one that most say, and rarer ones. */
const WORD_RANKS = [1, 5, 20]

/**
 * The lists that a folder's posts are judged with: the brand alone, with its rivals, with one of its posts' content words that
 * is frequent or rarer, and with all of them. `real` says which of the posts are about the company.
 */
export function listsOf(
  brand: string,
  rivals: readonly string[],
  posts: readonly RawPost[],
): readonly (readonly string[])[] {
  const users = new Map<string, number>()
  const [own, known] = [
    posts.filter(({ text }) => matchWords(text, [brand]).found.length > 0),
    candidateWords(brand),
  ]
  for (const { text } of own) {
    for (const word of candidateWords(text)) if (!known.has(word)) users.set(word, (users.get(word) ?? 0) + 1)
  }
  const frequent = [...users].sort((one, other) => other[1] - one[1]).map(([word]) => word)
  const words = WORD_RANKS.flatMap((rank) => frequent.slice(rank - 1, rank))
  const lists = [[], rivals, ...words.map((word) => [word]), [...rivals, ...words]]
  return lists.filter((list, index) => index === 0 || list.length > 0)
}

const MENTION = /@([\p{L}\p{N}_]+)/gu

/** The account that most of the posts mention. */
function mostMentioned(posts: readonly RawPost[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { text } of posts) {
    for (const [, name = ''] of text.matchAll(MENTION)) {
      counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1)
    }
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0]
}

/** Of a workspace every post is about its company: the account that most of them mention. */
export function workspaceCases({ name, posts, now, rivals }: Workspace): WordCase[] {
  const brand = mostMentioned(posts)
  if (brand === undefined) return []
  const own = { name, brand, names: [brand, ...rivals], now, truthOf: (): Truth => 'real' }
  return listsOf(brand, rivals, posts).map((others) => toCase(own, others, posts))
}

/** Of a stream about a company, what belongs to no topic is about something else. None where it has no brand. */
export function streamCases({ name, posts, now, rivals, brand, labels }: PlantedStream): WordCase[] {
  if (brand === undefined) return []
  const truthOf = (id: string): Truth => {
    const label = labels.get(id)
    if (label?.isSpam === true) return 'spam'
    return label === undefined || label.topic === null ? 'other' : 'real'
  }
  const own = { name, brand, names: [brand, ...rivals], now, truthOf }
  return listsOf(brand, rivals, posts).map((others) => toCase(own, others, posts))
}
