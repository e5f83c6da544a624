import { type Amount, amount } from './amounts.ts'
import { findComparisonWords } from './comparisons.ts'
import { countingWords } from './counting-words.ts'
import type { ComparisonForm, Language, Metric } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { endsBefore } from './matching/ends-before.ts'
import { behindSpaces, type Folded } from './matching/fold.ts'
import { Phrases } from './matching/phrases.ts'
import { findMetrics } from './metrics.ts'

const vocabulary = compiled((words) => ({
  counters: Phrases.of(words.map(({ numbers }) => numbers.counters ?? '')),
  has: Phrases.of(words.map(({ language }) => countingWords[language].has)),
  only: Phrases.of(words.map(({ language }) => countingWords[language].only)),
  single: Phrases.of(words.map(({ language }) => countingWords[language].single)),
  joins: Phrases.of(words.map(({ nothing }) => nothing.connectives)),
  goesOn: Phrases.of(
    words.flatMap(({ language, nothing }) => [
      nothing.connectives,
      ...(VERB_LAST.has(language) ? [nothing.copulas] : []),
    ]),
  ),
}))

/** What posts are given, one by one. */
const HELD_METRICS: ReadonlySet<Metric> = new Set([
  'comments',
  'likes',
  'replies',
  'reposts',
  'shares',
  'views',
])
const MAX_METRIC_CHARACTERS = 24
const MAX_LISTED = 40
/** Characters behind "one" in which what is counted and a word that compares stand, and of what ties the two. */
const MAX_COMPARED = 32
const MAX_TIE = 4
const DEGREES: ReadonlySet<ComparisonForm> = new Set<ComparisonForm>(['more', 'less', 'ahead', 'behind'])
const PLACES: ReadonlySet<ComparisonForm> = new Set<ComparisonForm>(['ahead', 'behind', 'beats', 'trails'])
/** Right before a number by which two differ: "leads by 14 posts". */
export const BY = /(?<!\p{L})(?:by|um|por|de|par)\s$/iu
/** Scripts in which a number may stand behind what it counts, and the particle between them. */
const BEHIND_METRIC = /[\p{Script=Arabic}\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u
const MAX_PARTICLE = 3
const PARTICLE = /[はがもを이가은는도]?\s*$/u
/** " of 45", ": 45", " of -7" behind a metric. */
const NUMBER_LAST = /(?:[:\s]{1,2}|\s\p{L}{2,3}\s)[-−–+]?\d[\d.,]*$/u
const VERB_LAST: ReadonlySet<Language> = new Set<Language>(['ja', 'ko'])

/** Tells a lone "one" that counts from one that is an article. */
export class LoneOne {
  readonly #folded: Folded
  readonly #languages: readonly Language[]
  readonly #words: ReturnType<typeof vocabulary>

  constructor(folded: Folded, languages: readonly Language[]) {
    this.#folded = folded
    this.#languages = languages
    this.#words = vocabulary(languages)
  }

  /** "A comment" of "has a comment", as the number one. */
  at(at: number): { end: number; value: Amount } | undefined {
    const single = this.#words.single.at(this.#folded, at)
    return single !== undefined && this.isHeld(at, single.end)
      ? { end: single.end, value: { ...amount(1, 0), isWord: true } }
      : undefined
  }

  /**
   * Whether a lone "one" is no article, as that of "hat einen Kommentar geschrieben" is: what a post got ends its clause behind
   * it, "has one comment", "and one repost", or stands before it where numbers stand behind what they count.
   */
  isHeld(at: number, end: number): boolean {
    const { text } = this.#folded
    const counter = this.#words.counters.within(this.#folded, end)?.end ?? end
    if (this.#isDifference(at, counter)) return true
    const from = behindSpaces(this.#folded, counter)
    const [counted] = findMetrics(text.slice(from, from + MAX_METRIC_CHARACTERS), this.#languages)
    if (counted?.start === 0 && HELD_METRICS.has(counted.value.metric)) {
      const only = endsBefore(this.#words.only, this.#folded, at) ?? at
      const isHad = [at, only].some((each) => endsBefore(this.#words.has, this.#folded, each) !== undefined)
      const isListed = [at, only].some((each) => this.#isListed(each))
      return (isHad || isListed) && this.#endsClause(from + counted.end)
    }
    return BEHIND_METRIC.test(text[at] ?? '') && this.#standsBehindMetric(at) && this.#endsClause(counter)
  }

  /** "One more post than", "one post ahead of", "leads by one post". */
  #isDifference(at: number, end: number): boolean {
    const { text } = this.#folded
    const behind = text.slice(end, end + MAX_COMPARED)
    const [counted] = findMetrics(behind, this.#languages)
    if (counted === undefined || counted.start > MAX_COMPARED / 2) return false
    const isBeside = (word: { readonly start: number; readonly end: number }) =>
      word.start <= 1
        ? counted.start - word.end <= 1
        : counted.start <= 1 && word.start - counted.end <= MAX_TIE
    // "A comment below the video" stands there, and compares nothing.
    const isPlace = HELD_METRICS.has(counted.value.metric)
    const compares = ({ value }: { readonly value: ComparisonForm }) =>
      DEGREES.has(value) && !(isPlace && PLACES.has(value))
    if (findComparisonWords(behind, this.#languages).some((word) => compares(word) && isBeside(word)))
      return true
    const before = text.slice(Math.max(0, at - MAX_LISTED), at)
    return (
      counted.start <= 1 &&
      BY.test(before) &&
      findComparisonWords(before, this.#languages).some(({ value }) => PLACES.has(value))
    )
  }

  /** "45 points and …", "a score of 45 and …". */
  #isListed(at: number): boolean {
    const join = endsBefore(this.#words.joins, this.#folded, at)
    if (join === undefined) return false
    if (/\d/.test(this.#beforeMetric(join, () => true) ?? '')) return true
    const before = this.#folded.text.slice(Math.max(0, join - MAX_LISTED), join).trimEnd()
    const number = NUMBER_LAST.exec(before)
    const metric = findMetrics(before, this.#languages).at(-1)
    return number !== null && metric?.end === number.index
  }

  /** コメントが一件, تعليق واحد. */
  #standsBehindMetric(at: number): boolean {
    const { text } = this.#folded
    const gap = PARTICLE.exec(text.slice(Math.max(0, at - MAX_PARTICLE), at))?.[0].length ?? 0
    return this.#beforeMetric(at - gap, (metric) => HELD_METRICS.has(metric)) !== undefined
  }

  /** What stands before a metric that ends at a place. */
  #beforeMetric(end: number, isOne: (metric: Metric) => boolean): string | undefined {
    const before = this.#folded.text.slice(Math.max(0, end - MAX_LISTED), end).trimEnd()
    const metric = findMetrics(before, this.#languages).at(-1)
    return metric?.end === before.length && isOne(metric.value.metric)
      ? before.slice(0, metric.start)
      : undefined
  }

  #endsClause(end: number): boolean {
    const { text } = this.#folded
    const next = behindSpaces(this.#folded, end)
    return !/[\p{L}\p{N}]/u.test(text[next] ?? '') || this.#words.goesOn.at(this.#folded, next) !== undefined
  }
}
