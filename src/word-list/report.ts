import { round } from '../lib/round.ts'
import { type Platform, platforms } from '../model/index.ts'
import { compareText } from '../text/compare-text.ts'
import { groupPosts, type RankPost } from '../trends/index.ts'
import { type TellingWord, tellableWords, tellingWords } from './discriminative-words.ts'
import { readWordEntry } from './entry.ts'
import { type JudgedPost, judge, offTopicShare, type Verdict } from './judge.ts'
import { matchWords } from './matching.ts'
import { type Suggestion, suggestExclusions } from './suggest-exclusions.ts'

const MAX_OVERLAPS = 3
const MAX_EXAMPLES = 2
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
  /** Two of the newest that were judged so, to check the judgement by. */
  readonly offTopicExamples: readonly PostRef[]
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
  const listed = words.map((entry) => ({ entry, ...readWordEntry(entry) }))
  const shown = [...names, ...restsOf(names, listed)]
  const read = readPosts(posts, now, shown)
  const spelled = byTerm(read, (term) => term)
  // The list may have spelled a word in another case when a post was collected for it.
  const inAnyCase = byTerm(read, fold)
  const signs = [...listed.map(({ word }) => word), ...shown]
  const seen = new Map<string, string>()
  return listed.map(({ entry, word, exactCase, excluded }) => {
    const sameAs = seen.get(fold(word)) ?? null
    if (sameAs === null) seen.set(fold(word), entry)
    const own = (exactCase ? spelled.get(word) : inAnyCase.get(fold(word))) ?? []
    const verdicts = judge(own.map(judgedBy(otherSigns(word, signs), excluded)))
    const telling = tellingWords(tellable(own, verdicts, word), verdicts)
    const share = offTopicShare(own, verdicts)
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
      onTopic: countOf(verdicts, 'on_topic'),
      offTopic: countOf(verdicts, 'off_topic'),
      undecided: countOf(verdicts, 'undecided'),
      offTopicShare: share === null ? null : round(share),
      offTopicExamples: own
        .filter((_, index) => verdicts[index] === 'off_topic')
        .slice(0, MAX_EXAMPLES)
        .map(refOf),
      telling: telling.map(({ examples, ...rest }) => ({
        ...rest,
        examples: examples.flatMap((place) => own.slice(place, place + 1).map(refOf)),
      })),
      suggestions: suggestExclusions(entry, telling, own, verdicts),
      overlaps: overlapsOf((term) => term === word || (!exactCase && fold(term) === fold(word)), own),
      sameAs,
    }
  })
}

/** A post with what the judgement needs to know of it. */
interface ReadPost extends WordPost {
  readonly author: string
  readonly topic: number | undefined
  /** The words of the list and the names that it holds, folded. */
  readonly signs: readonly string[]
}

/** The posts up to `now` that the list brought. All of the window help to tell topics. */
function readPosts(posts: readonly WordPost[], now: Date, names: readonly string[]): ReadPost[] {
  const past = posts
    .filter(({ publishedAt }) => Date.parse(publishedAt) <= now.getTime())
    .map((post, index) => ({ ...post, author: authorOf(post, index) }))
  const topics = topicsOf(past, now)
  return past.flatMap((post, index) => {
    if (post.matchedTerms.length === 0) return []
    const signs = [...post.matchedTerms, ...matchWords(post.text, names).found].map(fold)
    return [{ ...post, topic: topics[index], signs }]
  })
}

/** The topic of each post; none for what an author wrote beyond so many posts, which would break up everyone's topics. */
function topicsOf(
  posts: readonly (WordPost & { readonly author: string })[],
  now: Date,
): (number | undefined)[] {
  const written = new Map<string, number>()
  const isGrouped = posts.map(({ author }) => {
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

/** For each term, as `keyOf` has it, its posts, in their order. */
function byTerm(
  posts: readonly ReadPost[],
  keyOf: (term: string) => string,
): ReadonlyMap<string, ReadPost[]> {
  const lists = new Map<string, ReadPost[]>()
  for (const post of posts) {
    for (const key of new Set(post.matchedTerms.map(keyOf))) {
      const list = lists.get(key)
      if (list === undefined) lists.set(key, [post])
      else list.push(post)
    }
  }
  return lists
}

/**
 * What is left of a name without a word of the list: people who write "Fernlight" say "Pro 2" of a Fernlight Pro 2, and
 * seldom its name in one piece. A figure alone is left by too many names.
 */
function restsOf(names: readonly string[], listed: readonly { readonly word: string }[]): string[] {
  const rests = names.flatMap((name) =>
    listed.flatMap(({ word }) => {
      const [before = '', ...behind] = ` ${fold(name)} `.split(` ${fold(word)} `)
      return behind.length === 1 ? [before.trim(), (behind[0] ?? '').trim()] : []
    }),
  )
  return [...new Set(rests)].filter((rest) => /\p{L}{2}/u.test(rest))
}

/** What shows beside a word that a post is about the company, folded. What holds the word, or is held by it, shows nothing. */
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

/** The words of the judged posts but for the entry's own. Where one side is empty nothing is told, and none is read. */
function tellable(
  own: readonly ReadPost[],
  verdicts: readonly Verdict[],
  word: string,
): { author: string; words: ReadonlySet<string> }[] {
  const isTold = (['on_topic', 'off_topic'] as const).every((verdict) => verdicts.includes(verdict))
  const entryWords = tellableWords(word)
  return own.map(({ author, text }, index) => {
    const isRead = isTold && verdicts[index] !== 'undecided'
    const words = isRead ? tellableWords(text) : new Set<string>()
    for (const known of entryWords) words.delete(known)
    return { author, words }
  })
}

function overlapsOf(isOwn: (term: string) => boolean, own: readonly ReadPost[]): WordReport['overlaps'] {
  const shared = new Map<string, number>()
  for (const { matchedTerms } of own) {
    for (const term of matchedTerms.slice(0, MAX_SHARED)) {
      shared.set(term, (shared.get(term) ?? 0) + 1)
    }
  }
  return [...shared]
    .filter(([term, count]) => count >= MIN_OVERLAP * own.length && !isOwn(term))
    .sort(([first, count], [second, other]) => other - count || compareText(first, second))
    .slice(0, MAX_OVERLAPS)
    .map(([term, count]) => ({ word: term, posts: count, share: round(count / own.length) }))
}

function authorOf(post: WordPost, index: number): string {
  const handle = post.authorHandle?.toLowerCase()
  return handle === undefined ? `\u0000${index}` : `${post.platform} ${handle}`
}

function refOf({ platform, id }: WordPost): PostRef {
  return { platform, id }
}

function countOf(verdicts: readonly Verdict[], wanted: Verdict): number {
  return verdicts.filter((verdict) => verdict === wanted).length
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
