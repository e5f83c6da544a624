import { matchWords } from '../collectors/matching.ts'
import { readWordEntry } from '../collectors/word-entry.ts'
import { type Platform, platforms } from '../model.ts'
import { groupPosts } from '../trends/group-posts.ts'
import type { RankPost } from '../trends/types.ts'
import { type JudgedPost, judge, offTopicShare, type Verdict } from './judge.ts'
import { type Suggestion, suggestExclusions } from './suggest-exclusions.ts'
import { type TellingWord, tellableWords, tellingWords } from './telling-words.ts'

const MAX_OVERLAPS = 3
/** Words that share less than this of their posts do not stand for one another. */
const MIN_OVERLAP = 0.5
/** A text that names more of the list's words is a list itself; what it shares is not looked at further. */
const MAX_SHARED = 30
/** Of one author's posts, the newest that help to tell topics. */
const MAX_GROUPED = 20

/** A post with the words of the list that it was collected for. */
export interface WordPost extends RankPost {
  readonly platform: Platform
  readonly publishedAt: string
  readonly matchedTerms: readonly string[]
}

export interface WordsInput {
  /** Of the window, newest first. */
  readonly posts: readonly WordPost[]
  readonly now: Date
  /** The word list, as it stands today. */
  readonly words: readonly string[]
  /** Names by which a post shows that it is about the company: the product's and the competitors'. */
  readonly names: readonly string[]
}

export interface PostRef {
  readonly platform: Platform
  readonly id: string
}

/** What one entry of the word list brought. */
export interface WordReport {
  readonly entry: string
  readonly word: string
  readonly posts: number
  /** An unknown author counts as one of its own. */
  readonly authors: number
  readonly platforms: readonly { readonly platform: Platform; readonly posts: number }[]
  /** ISO 8601, of the oldest and the newest post; null without any. */
  readonly firstPostAt: string | null
  readonly lastPostAt: string | null
  readonly onTopic: number
  readonly offTopic: number
  readonly undecided: number
  /** See judge.ts; null where too little is judged. */
  readonly offTopicShare: number | null
  readonly telling: readonly (Omit<TellingWord, 'examples'> & { readonly examples: readonly PostRef[] })[]
  readonly suggestions: readonly Suggestion[]
  /** Other words that at least half of its posts hold too, the closest first. */
  readonly overlaps: readonly { readonly word: string; readonly posts: number; readonly share: number }[]
  /** An entry before it with the same word; posts do not tell which of them brought them. */
  readonly sameAs: string | null
}

/**
 * What each word of the list brought in a window, and how much of that seems to be about something else. Pure: the
 * same posts and list give the same answer. The words that it shows come from posts.
 */
export function explainWords({ posts, now, words, names }: WordsInput): WordReport[] {
  const past = posts.filter(({ publishedAt }) => Date.parse(publishedAt) <= now.getTime())
  const topics = topicsOf(past, now)
  const brought = postsByTerm(past)
  const read = new Map<number, ReadonlySet<string>>()
  const wordsOfPost = (index: number): ReadonlySet<string> => {
    const known = read.get(index) ?? tellableWords(past[index]?.text ?? '')
    read.set(index, known)
    return known
  }
  const seen = new Map<string, string>()
  return words.map((entry) => {
    const { word, excluded } = readWordEntry(entry)
    const sameAs = seen.get(fold(word)) ?? null
    if (sameAs === null) seen.set(fold(word), entry)
    const own = brought.get(word) ?? []
    const signs = signsBeside(word, words, names)
    const ruledOutBy = [...excluded]
    const judged = own.map(
      (index): JudgedPost => ({
        author: authorOf(past[index], index),
        topic: topics[index],
        hasOtherSign: holdsSign(past[index], signs),
        isRuledOut: excluded.length > 0 && matchWords(past[index]?.text ?? '', ruledOutBy).found.length > 0,
      }),
    )
    const verdicts = judge(judged)
    const ownWordsOfEntry = tellableWords(word)
    const readable = own.map((index, place) => ({
      author: judged[place]?.author ?? '',
      words: without(wordsOfPost(index), ownWordsOfEntry),
    }))
    const telling = tellingWords(readable, verdicts)
    const texts = own.map((index, place) => ({
      author: judged[place]?.author ?? '',
      text: past[index]?.text ?? '',
    }))
    const share = offTopicShare(judged, verdicts)
    return {
      entry,
      word,
      posts: own.length,
      authors: new Set(judged.map(({ author }) => author)).size,
      platforms: platforms.flatMap((platform) => {
        const count = own.filter((index) => past[index]?.platform === platform).length
        return count === 0 ? [] : [{ platform, posts: count }]
      }),
      firstPostAt: past[own.at(-1) ?? -1]?.publishedAt ?? null,
      lastPostAt: past[own[0] ?? -1]?.publishedAt ?? null,
      onTopic: countOf(verdicts, 'on_topic'),
      offTopic: countOf(verdicts, 'off_topic'),
      undecided: countOf(verdicts, 'undecided'),
      offTopicShare: share === null ? null : round(share),
      telling: telling.map(({ examples, ...rest }) => ({
        ...rest,
        examples: examples.flatMap((place) => refOf(past[own[place] ?? -1])),
      })),
      suggestions: suggestExclusions(entry, telling, texts, verdicts),
      overlaps: overlapsOf(word, own, past),
      sameAs,
    }
  })
}

/** The topic of each post; none for what an author wrote beyond so many posts, which would break up everyone's topics. */
function topicsOf(posts: readonly WordPost[], now: Date): (number | undefined)[] {
  const written = new Map<string, number>()
  const isGrouped = posts.map((post, index) => {
    const author = authorOf(post, index)
    const before = written.get(author) ?? 0
    written.set(author, before + 1)
    return before < MAX_GROUPED
  })
  const topics = groupPosts(
    posts.filter((_, index) => isGrouped[index]),
    now,
  ).values()
  return posts.map((_, index) => (isGrouped[index] === true ? topics.next().value : undefined))
}

/** For each term the places of its posts, in their order. */
function postsByTerm(posts: readonly WordPost[]): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [index, { matchedTerms }] of posts.entries()) {
    for (const term of matchedTerms) {
      const list = places.get(term)
      if (list === undefined) places.set(term, [index])
      else list.push(index)
    }
  }
  return places
}

interface Signs {
  /** Other words of the list, as posts are marked with them. */
  readonly terms: ReadonlySet<string>
  /** Names to look for in the text. */
  readonly names: readonly string[]
}

/** What shows beside a word that a post is about the company. What holds the word, or is held by it, shows nothing. */
function signsBeside(word: string, words: readonly string[], names: readonly string[]): Signs {
  const own = fold(word)
  const isOther = (text: string): boolean =>
    text !== '' && !own.includes(fold(text)) && !fold(text).includes(own)
  return {
    terms: new Set(words.map((entry) => readWordEntry(entry).word).filter(isOther)),
    names: names.filter(isOther),
  }
}

function holdsSign(post: WordPost | undefined, { terms, names }: Signs): boolean {
  if (post === undefined) return false
  return (
    post.matchedTerms.some((term) => terms.has(term)) ||
    (names.length > 0 && matchWords(post.text, names).found.length > 0)
  )
}

function overlapsOf(
  word: string,
  own: readonly number[],
  posts: readonly WordPost[],
): WordReport['overlaps'] {
  const shared = new Map<string, number>()
  for (const index of own) {
    for (const term of posts[index]?.matchedTerms.slice(0, MAX_SHARED) ?? []) {
      if (term !== word) shared.set(term, (shared.get(term) ?? 0) + 1)
    }
  }
  return [...shared]
    .filter(([, count]) => count >= MIN_OVERLAP * own.length)
    .sort(([first, count], [second, other]) => other - count || (first < second ? -1 : 1))
    .slice(0, MAX_OVERLAPS)
    .map(([term, count]) => ({ word: term, posts: count, share: round(count / own.length) }))
}

function authorOf(post: WordPost | undefined, index: number): string {
  const handle = post?.authorHandle?.toLowerCase()
  return handle === undefined ? `\u0000${index}` : `${post?.platform} ${handle}`
}

function refOf(post: WordPost | undefined): PostRef[] {
  return post === undefined ? [] : [{ platform: post.platform, id: post.id }]
}

function without(words: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].filter((word) => !others.has(word)))
}

function countOf(verdicts: readonly Verdict[], wanted: Verdict): number {
  return verdicts.filter((verdict) => verdict === wanted).length
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
