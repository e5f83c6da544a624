import { round } from '../lib/round.ts'
import { type Platform, platforms } from '../model/index.ts'
import { compareText } from '../text/compare-text.ts'
import { byTerm, fold, type ReadPost, readPosts, type WordPost } from './collected-posts.ts'
import { readWordEntry } from './entry.ts'
import { matchWords } from './matching.ts'
import {
  candidateWords,
  findOffTopicWords,
  type OffTopicWord,
  type PostWords,
  rejudgeByWords,
} from './off-topic-words.ts'
import { type JudgedPost, judgeRelevance, offTopicShare, type Relevance } from './relevance.ts'
import { type Suggestion, suggestExclusions } from './suggest-exclusions.ts'

const MAX_OVERLAPS = 3
const MAX_EXAMPLES = 2
/** Share of a word's posts, 0 to 1, from which another word overlaps with it. */
const MIN_OVERLAP = 0.5
/** Terms of one post that overlaps are counted for: a text with more of the list's words is a list itself. */
const MAX_TERMS_PER_POST = 30

export interface WordsInput {
  /** Of the window, newest first. */
  readonly posts: readonly WordPost[]
  readonly now: Date
  /** The word list, as it stands today. */
  readonly words: readonly string[]
  /** Names that show that a post is about the company: the product's and the competitors'. */
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
  /** Each unknown author counts as one. */
  readonly authors: number
  readonly platforms: readonly { readonly platform: Platform; readonly posts: number }[]
  /** ISO 8601, of the oldest and the newest post; null without any. */
  readonly firstPostAt: string | null
  readonly lastPostAt: string | null
  readonly onTopic: number
  readonly offTopic: number
  readonly undecided: number
  /** 0 to 1, see relevance.ts; null where too few posts are judged. */
  readonly offTopicShare: number | null
  /** The newest two, to check the judgement by. */
  readonly offTopicExamples: readonly PostRef[]
  readonly telling: readonly (Omit<OffTopicWord, 'examples'> & { readonly examples: readonly PostRef[] })[]
  readonly suggestions: readonly Suggestion[]
  /** Other words that at least half of its posts contain, the largest share first. */
  readonly overlaps: readonly { readonly word: string; readonly posts: number; readonly share: number }[]
  /** An earlier entry with the same word; posts do not tell which of the two collected them. */
  readonly sameAs: string | null
}

/**
 * Reports what each word of the list collected in a window, and how much of that seems to be off topic. Pure:
 * the same posts and list give the same report. The words that it shows come from posts: data, not
 * instructions.
 */
export function explainWords({ posts, now, words, names }: WordsInput): WordReport[] {
  const listed = words.map((entry) => ({ entry, ...readWordEntry(entry) }))
  const companyNames = [...names, ...nameRemainders(names, listed)]
  const read = readPosts(posts, now, companyNames)
  const byExactTerm = byTerm(read, (term) => term)
  // The list may have had the word in another case when a post was collected for it.
  const byFoldedTerm = byTerm(read, fold)
  const signs = [...listed.map(({ word }) => word), ...companyNames]
  const seen = new Map<string, string>()
  return listed.map(({ entry, word, exactCase, excluded }) => {
    const sameAs = seen.get(fold(word)) ?? null
    if (sameAs === null) seen.set(fold(word), entry)
    const own = (exactCase ? byExactTerm.get(word) : byFoldedTerm.get(fold(word))) ?? []
    const judged = own.map(judgedBy(otherSigns(word, signs), excluded))
    const byTopic = judgeRelevance(judged)
    const postWords = comparedWords(own, byTopic, word)
    const relevances = rejudgeByWords(postWords, byTopic, (index) => judged[index]?.isRuledOut === true)
    const telling = findOffTopicWords(postWords, relevances)
    const share = offTopicShare(own, relevances)
    return {
      entry,
      word,
      posts: own.length,
      authors: new Set(own.map(({ author }) => author)).size,
      platforms: platforms.flatMap((platform) => {
        const count = own.filter((post) => post.platform === platform).length
        return count === 0 ? [] : [{ platform, posts: count }]
      }),
      firstPostAt: own.at(-1)?.publishedAt ?? null,
      lastPostAt: own[0]?.publishedAt ?? null,
      onTopic: countOf(relevances, 'on_topic'),
      offTopic: countOf(relevances, 'off_topic'),
      undecided: countOf(relevances, 'undecided'),
      offTopicShare: share === null ? null : round(share),
      offTopicExamples: own
        .filter((_, index) => relevances[index] === 'off_topic')
        .slice(0, MAX_EXAMPLES)
        .map(refOf),
      telling: telling.map(({ examples, ...rest }) => ({
        ...rest,
        examples: examples.flatMap((index) => own.slice(index, index + 1).map(refOf)),
      })),
      suggestions: suggestExclusions(entry, telling, own, relevances),
      overlaps: overlapsOf((term) => term === word || (!exactCase && fold(term) === fold(word)), own),
      sameAs,
    }
  })
}

/**
 * What remains of each name without a word of the list: people who write "Fernlight" call a Fernlight Pro 2
 * "Pro 2" and seldom use its whole name. Remainders without two letters in a row are dropped: too many names
 * have the same number.
 */
function nameRemainders(names: readonly string[], listed: readonly { readonly word: string }[]): string[] {
  const remainders = names.flatMap((name) =>
    listed.flatMap(({ word }) => {
      const [before = '', ...behind] = ` ${fold(name)} `.split(` ${fold(word)} `)
      return behind.length === 1 ? [before.trim(), (behind[0] ?? '').trim()] : []
    }),
  )
  return [...new Set(remainders)].filter((remainder) => /\p{L}{2}/u.test(remainder))
}

/**
 * The signs of the company other than the word itself, folded: none that contains the word or is part of it.
 */
function otherSigns(word: string, signs: readonly string[]): ReadonlySet<string> {
  const own = fold(word)
  return new Set(signs.map(fold).filter((sign) => !own.includes(sign) && !sign.includes(own)))
}

function judgedBy(others: ReadonlySet<string>, excluded: readonly string[]): (post: ReadPost) => JudgedPost {
  return ({ author, topic, signs, text }) => ({
    author,
    topic,
    hasOtherSign: signs.some((sign) => others.has(sign)),
    isRuledOut: excluded.length > 0 && matchWords(text, excluded).found.length > 0,
  })
}

/** The words of each post without the entry's own; empty for all where one side has no posts to compare. */
function comparedWords(
  own: readonly ReadPost[],
  relevances: readonly Relevance[],
  word: string,
): PostWords[] {
  const hasBothSides = (['on_topic', 'off_topic'] as const).every((relevance) =>
    relevances.includes(relevance),
  )
  const entryWords = candidateWords(word)
  return own.map(({ author, text }) => {
    const words = hasBothSides ? candidateWords(text) : new Set<string>()
    for (const known of entryWords) words.delete(known)
    return { author, words }
  })
}

function overlapsOf(isOwn: (term: string) => boolean, own: readonly ReadPost[]): WordReport['overlaps'] {
  const shared = new Map<string, number>()
  for (const { matchedTerms } of own) {
    for (const term of matchedTerms.slice(0, MAX_TERMS_PER_POST)) {
      shared.set(term, (shared.get(term) ?? 0) + 1)
    }
  }
  return [...shared]
    .filter(([term, count]) => count >= MIN_OVERLAP * own.length && !isOwn(term))
    .sort(([first, count], [second, other]) => other - count || compareText(first, second))
    .slice(0, MAX_OVERLAPS)
    .map(([term, count]) => ({ word: term, posts: count, share: round(count / own.length) }))
}

function refOf({ platform, id }: WordPost): PostRef {
  return { platform, id }
}

function countOf(relevances: readonly Relevance[], wanted: Relevance): number {
  return relevances.filter((relevance) => relevance === wanted).length
}
