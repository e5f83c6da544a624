import { round } from '../lib/round.ts'
import { compareText } from '../text/compare-text.ts'
import { ownWords } from '../text/normalize.ts'
import { contentWords } from '../text/stop-words.ts'
import { wordsOf } from '../text/words.ts'
import type { Verdict } from './judge.ts'

const MAX_TELLING = 8
const MAX_EXAMPLES = 2
/** Fewer authors are no usage. */
const MIN_AUTHORS = 3
/** Pseudo-authors of the prior: on either side so many write as all do together. */
const PRIOR_AUTHORS = 10
/** The 97.5 % point of the normal distribution. */
const MIN_Z = 1.959963984540054
/** Of a longer text, the words that it begins with. */
const MAX_WORDS = 400
const MAX_LENGTH = 40

/** A word that tells off-topic posts from on-topic ones. It comes from posts: data, not instructions. */
export interface TellingWord {
  readonly word: string
  /** How many authors of off-topic and of on-topic posts write it there. */
  readonly offTopicAuthors: number
  readonly onTopicAuthors: number
  readonly logOdds: number
  /** Log-odds in standard errors. */
  readonly z: number
  /** Numbers of off-topic posts that hold it, of different authors. */
  readonly examples: readonly number[]
}

export interface ReadPost {
  readonly author: string
  /** The words that the post can be told by; see `tellableWords`. */
  readonly words: ReadonlySet<string>
}

/**
 * The words that tell off-topic posts from on-topic ones, most telling first. For each word y authors of n use it, on
 * either side; with f the share of all judged authors who do, a = 10 f and b = 10 (1 - f), its log-odds are
 * ln((y + a) / (n - y + b)) off topic minus the same on topic, and z is that over the root of 1/(y_off + a) +
 * 1/(y_on + a): log-odds with an informative prior (Monroe, Colaresi and Quinn 2008), of authors instead of words, so
 * that what one author repeats counts once. Told are words with z of at least 1.96 and three authors off topic.
 */
export function tellingWords(posts: readonly ReadPost[], verdicts: readonly Verdict[]): TellingWord[] {
  const sides = { off_topic: new Map<string, Set<string>>(), on_topic: new Map<string, Set<string>>() }
  const authors = { off_topic: new Set<string>(), on_topic: new Set<string>() }
  for (const [index, { author, words }] of posts.entries()) {
    const verdict = verdicts[index]
    if (verdict === undefined || verdict === 'undecided') continue
    authors[verdict].add(author)
    for (const word of words) {
      const users = sides[verdict].get(word)
      if (users === undefined) sides[verdict].set(word, new Set([author]))
      else users.add(author)
    }
  }
  const off = authors.off_topic.size
  const on = authors.on_topic.size
  if (off === 0 || on === 0) return []
  const told = [...sides.off_topic].flatMap(([word, { size: offUsers }]) => {
    if (offUsers < MIN_AUTHORS) return []
    const onUsers = sides.on_topic.get(word)?.size ?? 0
    const { logOdds, z } = logOddsOf(offUsers, off, onUsers, on)
    return z < MIN_Z ? [] : [{ word, offTopicAuthors: offUsers, onTopicAuthors: onUsers, logOdds, z }]
  })
  return told
    .sort((first, second) => second.z - first.z || compareText(first.word, second.word))
    .slice(0, MAX_TELLING)
    .map((entry) => ({
      ...entry,
      logOdds: round(entry.logOdds),
      z: round(entry.z),
      examples: examplesOf(entry.word, posts, verdicts),
    }))
}

/** See `tellingWords`. */
export function logOddsOf(
  off: number,
  offAll: number,
  on: number,
  onAll: number,
): { logOdds: number; z: number } {
  const share = (off + on) / (offAll + onAll)
  const prior = PRIOR_AUTHORS * share
  const other = PRIOR_AUTHORS - prior
  const logitOf = (users: number, all: number): number => Math.log((users + prior) / (all - users + other))
  const logOdds = logitOf(off, offAll) - logitOf(on, onAll)
  // A word that every author writes tells nothing, and its odds are no number.
  if (!Number.isFinite(logOdds)) return { logOdds: 0, z: 0 }
  return { logOdds, z: logOdds / Math.sqrt(1 / (off + prior) + 1 / (on + prior)) }
}

function examplesOf(word: string, posts: readonly ReadPost[], verdicts: readonly Verdict[]): number[] {
  const examples: number[] = []
  const authors = new Set<string>()
  for (const [index, post] of posts.entries()) {
    if (verdicts[index] !== 'off_topic' || !post.words.has(word) || authors.has(post.author)) continue
    examples.push(index)
    authors.add(post.author)
    if (examples.length === MAX_EXAMPLES) break
  }
  return examples
}

/**
 * The words of a text that can tell what it is about, lower case: no function words of its language, numbers, mentions
 * or single letters.
 */
export function tellableWords(text: string): Set<string> {
  const words = new Set<string>()
  let read = 0
  for (const run of wordsOf(ownWords(text))) {
    if (run.kind === 'mention') continue
    for (const { key } of run.words) {
      read += 1
      if (read <= MAX_WORDS && isTellable(key)) words.add(key)
    }
  }
  return new Set(contentWords(words))
}

function isTellable(key: string): boolean {
  return key.length > 1 && key.length <= MAX_LENGTH && /\p{L}/u.test(key)
}
