import { round } from '../lib/round.ts'
import { type Platform, platforms } from '../model/index.ts'
import { compareText } from '../text/compare-text.ts'
import { fold, type ReadPost, type WordPost } from './collected-posts.ts'
import { readWordEntry } from './entry.ts'
import { type ExamplePost, exampleOf, type FlagsOf, type PostRef, refOf } from './example-posts.ts'
import { collectPosts, type JudgedEntry, judgeEntry, type ListInput, ownTermOf } from './judge-entry.ts'
import { offTopicShare, type ShareInterval, shareInterval } from './off-topic-share.ts'
import { candidateWords, findOffTopicWords, type OffTopicWord } from './off-topic-words.ts'
import type { Relevance } from './relevance.ts'
import { type Addition, additionFinder } from './suggest-additions.ts'
import { type Suggestion, suggestExclusions } from './suggest-exclusions.ts'
import { countThroughThreads } from './through-threads.ts'
import { type TriedEntry, tryEntry } from './try-entry.ts'

const MAX_OVERLAPS = 3
const MAX_EXAMPLES = 2
const MAX_UNDECIDED_EXAMPLES = 3
/** Share of a word's posts, 0 to 1, from which another word overlaps with it. */
const MIN_OVERLAP = 0.5
/** Terms of one post that overlaps are counted for: a text with more of the list's words is a list itself. */
const MAX_TERMS_PER_POST = 30

export interface WordsInput extends ListInput {
  /** Where the window begins; older posts show what the words mean, and are neither counted nor shown. Undefined: with the oldest. */
  readonly since?: Date | undefined
  /** An entry to preview. */
  readonly tried?: string | undefined
  readonly flagsOf: FlagsOf
}

/** What can be counted of an entry's posts without reading them. */
export type EntryCounts = Pick<WordReport, 'posts' | 'platforms' | 'firstPostAt' | 'lastPostAt'>

/** What one entry of the word list brought. */
export interface WordReport {
  readonly entry: string
  readonly word: string
  readonly posts: number
  /** Of them those that were read: judgement, examples, suggestions, overlaps and what threads brought are of these. */
  readonly read: number
  /** Comments besides, which do not hold it: what they answer does. */
  readonly throughThreads: number
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
  /** Of all its posts; null where it is not judged. */
  readonly offTopicInterval: ShareInterval | null
  readonly isJudged: boolean
  /** Why it is not judged and what would help; null: it is, or has no posts. */
  readonly help: string | null
  /** The newest two, to check the judgement by. */
  readonly offTopicExamples: readonly ExamplePost[]
  /** The three that speak least as those on topic do: what to read first. */
  readonly undecidedExamples: readonly ExamplePost[]
  readonly telling: readonly (Omit<OffTopicWord, 'examples'> & { readonly examples: readonly PostRef[] })[]
  readonly suggestions: readonly Suggestion[]
  /** Other words that at least half of its posts contain, the largest share first. */
  readonly overlaps: readonly { readonly word: string; readonly posts: number; readonly share: number }[]
  /** An earlier entry with the same word; posts do not tell which of the two collected them. */
  readonly sameAs: string | null
}

export interface ListReport {
  readonly words: readonly WordReport[]
  readonly additions: readonly Addition[]
  readonly tried: TriedEntry | null
  /** Where posts of the window were left out: how many were read, of how many. */
  readonly sample: { readonly read: number; readonly posts: number } | null
}

/**
 * Reports what each word of the list collected in a window, how much of that is off topic, what the list lacks, and what a
 * tried entry would change. Pure: the same posts and list give the same report. The words that it shows come from posts:
 * data, not instructions.
 */
export function explainWords(input: WordsInput): ListReport {
  const { words, tried, flagsOf, since, now } = input
  const isInWindow = ({ publishedAt }: WordPost) => {
    const at = Date.parse(publishedAt)
    return at <= now.getTime() && at >= (since?.getTime() ?? at)
  }
  const windowPosts = input.posts.filter(isInWindow)
  const additions = additionFinder(input)
  const collected = collectPosts(input, (index, read) => {
    if (index < windowPosts.length) additions.listen(index, read)
  })
  // They are newest first, so that those of the window keep their places.
  const inWindow = { ...collected, posts: collected.posts.filter(isInWindow) }
  const throughThreads = countThroughThreads(windowPosts, words)
  const seen = new Map<string, string>()
  const verdicts = { on_topic: new Set<number>(), off_topic: new Set<number>(), undecided: new Set<number>() }
  const reports = words.map((entry) => {
    const read = readWordEntry(entry)
    const key = fold(read.word)
    const sameAs = seen.get(key) ?? null
    if (sameAs === null) seen.set(key, entry)
    const judged = judgeEntry(read, collected, inWindow.posts.length)
    for (const [at, index] of judged.places.entries())
      verdicts[judged.relevances[at] ?? 'undecided'].add(index)
    return {
      ...reportOf(entry, judged, flagsOf),
      throughThreads: throughThreads.get(key) ?? 0,
      sameAs,
    }
  })
  const isOffTopic = (index: number): boolean =>
    verdicts.off_topic.has(index) && !verdicts.on_topic.has(index)
  return {
    words: reports,
    additions: additions.suggest(inWindow, isOffTopic, flagsOf),
    tried: tried === undefined ? null : tryEntry(tried, words, inWindow, flagsOf),
    sample: null,
  }
}

function reportOf(
  entry: string,
  judged: JudgedEntry,
  flagsOf: FlagsOf,
): Omit<WordReport, 'sameAs' | 'throughThreads'> {
  const read = readWordEntry(entry)
  const { word } = read
  const { own, authors, words, relevances, otherSigns } = judged
  const telling = findOffTopicWords(own, relevances, candidateWords(word))
  const share = offTopicShare(own, relevances)
  const count = (wanted: Relevance): number => relevances.filter((relevance) => relevance === wanted).length
  const [onTopic, offTopic, undecided] = [count('on_topic'), count('off_topic'), count('undecided')]
  // From none to all of its posts: nothing was told of any.
  const isToldOf = own.length === 0 || onTopic + offTopic > 0
  const isJudged = judged.isJudged && isToldOf
  return {
    entry,
    word,
    posts: own.length,
    read: own.length,
    authors,
    platforms: platformsOf(own),
    firstPostAt: own.at(-1)?.publishedAt ?? null,
    lastPostAt: own[0]?.publishedAt ?? null,
    onTopic,
    offTopic,
    undecided,
    offTopicShare: share === null ? null : round(share),
    offTopicInterval: isJudged && own.length > 0 ? shareInterval(offTopic, undecided, own.length) : null,
    isJudged,
    help: isJudged || own.length === 0 ? null : helpOf(otherSigns),
    offTopicExamples: own
      .filter((_, index) => relevances[index] === 'off_topic')
      .slice(0, MAX_EXAMPLES)
      .map((post) => exampleOf(post, flagsOf)),
    undecidedExamples: isJudged ? leastLike(own, words, relevances, flagsOf) : [],
    telling: telling.map(({ examples, ...rest }) => ({
      ...rest,
      examples: examples.flatMap((index) => own.slice(index, index + 1).map(refOf)),
    })),
    suggestions: suggestExclusions(entry, telling, own, relevances, flagsOf),
    overlaps: overlapsOf(ownTermOf(read), own),
  }
}

function platformsOf(own: readonly ReadPost[]): WordReport['platforms'] {
  const counts = new Map<Platform, number>()
  for (const { platform } of own) counts.set(platform, (counts.get(platform) ?? 0) + 1)
  return platforms.flatMap((platform) => {
    const posts = counts.get(platform)
    return posts === undefined ? [] : [{ platform, posts }]
  })
}

function helpOf(otherSigns: number): string {
  const why =
    otherSigns === 0
      ? 'Nothing but this word tells that a post is about the company.'
      : 'Too few authors write another word of the list, the product or a competitor.'
  return `${why} What helps: a second word of its field, names of models, or competitors with links in the workspace.`
}

/** The undecided posts of which the fewest words, in parts of all, are used in those on topic; newest first among equals. */
function leastLike(
  own: readonly ReadPost[],
  wordsOf: readonly Int32Array[],
  relevances: readonly Relevance[],
  flagsOf: FlagsOf,
): ExamplePost[] {
  const known = new Set<number>()
  for (const [index, words] of wordsOf.entries()) {
    if (relevances[index] === 'on_topic') for (const word of words) known.add(word)
  }
  return own
    .flatMap((post, index) => {
      const words = wordsOf[index]
      if (relevances[index] !== 'undecided' || words === undefined) return []
      const share = words.length === 0 ? 1 : words.filter((word) => known.has(word)).length / words.length
      return [{ post, share }]
    })
    .sort((first, second) => first.share - second.share)
    .slice(0, MAX_UNDECIDED_EXAMPLES)
    .map(({ post }) => exampleOf(post, flagsOf))
}

function overlapsOf(isOwn: (term: string) => boolean, own: readonly ReadPost[]): WordReport['overlaps'] {
  const shared = new Map<string, number>()
  for (const { matchedTerms } of own) {
    const isLong = matchedTerms.length > MAX_TERMS_PER_POST
    for (const term of isLong ? matchedTerms.slice(0, MAX_TERMS_PER_POST) : matchedTerms) {
      shared.set(term, (shared.get(term) ?? 0) + 1)
    }
  }
  return [...shared]
    .filter(([term, count]) => count >= MIN_OVERLAP * own.length && !isOwn(term))
    .sort(([first, count], [second, other]) => other - count || compareText(first, second))
    .slice(0, MAX_OVERLAPS)
    .map(([term, count]) => ({ word: term, posts: count, share: round(count / own.length) }))
}
