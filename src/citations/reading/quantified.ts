import type { Intent, Platform } from '../../model/index.ts'
import { leftover } from '../coverage.ts'
import {
  claimsNothing,
  type Found,
  findIntents,
  findMetrics,
  findQuantifiers,
  type Quantifier,
} from '../lexicon/index.ts'
import type { Attribute } from '../parse/attributes.ts'
import { findQuantities } from '../parse/quantities.ts'
import { bare, bounds, overlap, type Span } from '../parse/spans.ts'
import type { LeftOver } from './left-over.ts'
import type { SentenceNumbers } from './numbers.ts'
import { isPlaced, sharedIn } from './shared-by.ts'
import type { SentenceWords } from './words.ts'

/** How many of a trend's posts: `only`, all of them and nowhere else. */
export type HowMany =
  | 'all'
  | 'not all'
  | 'none'
  | 'never'
  | 'only'
  | 'not only'
  | 'mostly'
  | 'majority'
  | 'minority'

/** "All posts in “X” are on Reddit", "no post in “X” reports a problem". */
export interface Quantified extends Span {
  readonly howMany: HowMany
  /** What they share: one intent, any of these platforms, or who wrote them. */
  readonly of:
    | { readonly intent: Intent }
    | { readonly platforms: readonly Platform[] }
    | { readonly author: string }
  /** Its words, and those for what is shared. */
  readonly covers: readonly Span[]
  /** What it is called, which is not contradicted: a topic is called by whatever some of its posts want. */
  readonly isName?: boolean
}

/** "“X” is not rising": the one attribute that a sentence denies, and says nothing else. */
export interface Denied extends Span {
  readonly attribute: Attribute
  readonly isForever: boolean
  /** It is denied of each of several trends: "neither A nor B". */
  readonly isOfEach?: boolean
  readonly covers: readonly Span[]
}

/**
 * "The problem “X”": nouns for an intent right before the name of a trend, which call it by what most of its posts want. `isNamed`
 * tells that this is no number of posts.
 */
export function namedAsIn({ rest, languages, own }: SentenceWords): Quantified | undefined {
  const names = own.filter(({ trend, reference }) => trend !== undefined && reference === undefined)
  const [name, another] = names
  if (name === undefined || another !== undefined) return undefined
  const found = findIntents(rest, languages).findLast(({ end }) => end <= name.start)
  if (found === undefined || name.start - found.end > MAX_TIE) return undefined
  const gap = rest.slice(found.end, name.start)
  const isTied =
    /^[\s\uE000]*$/u.test(gap) ||
    claimsNothing(gap, languages).every(({ value }) => value === 'prepositions' || value === 'articles')
  const left = leftover(gap, { start: 0, end: gap.length }, claimsNothing(gap, languages))
  if (!isTied || left.some((part) => !/^\uE000+$/u.test(gap.slice(part.start, part.end)))) return undefined
  const span = bare(found)
  return { howMany: 'majority', of: { intent: found.value.intent }, covers: [span], isName: true, ...span }
}

type Word = Found<Quantifier>
type Said = HowMany | 'not'

/** Words that quantify in an honest sentence at most. */
const MAX_WORDS = 4
/** And words that say it. */
const MAX_COVERS = 50
const DENIABLE: ReadonlySet<Attribute['kind']> = new Set<Attribute['kind']>([
  'platform',
  'community',
  'direction',
  'rank',
])

/**
 * What a sentence quantifies or denies, where it says nothing else: of one that says more, which part is meant is not told.
 * All spans are offsets of the sentence.
 */
export function quantifiedIn(
  words: SentenceWords,
  numbers: SentenceNumbers,
  attributes: readonly Attribute[],
  { leftBeside, people }: Pick<LeftOver, 'people'> & { leftBeside(spans: readonly Span[]): readonly Span[] },
): { readonly quantified?: Quantified; readonly denied?: Denied } {
  const { rest, languages, own } = words
  const { comparison, onPlatforms, unsurpassed, dates } = numbers
  if (QUOTED.test(rest)) return {}
  const quantifying = findQuantifiers(rest, languages)
  const rests = quantifying.length === 0 ? [] : findQuantities(rest, languages).filter(({ isRest }) => isRest)
  const found = quantifying.filter((each) => !rests.some((number) => overlap(number, each)))
  const most = attributes.find((each) => isMost(each, words))
  if (found.length + (most === undefined ? 0 : 1) === 0 || found.length > MAX_WORDS) return {}
  const compares = [comparison, onPlatforms, unsurpassed].some((each) => each !== undefined)
  if (compares || dates.length > 0) return {}
  const howMany = howManyOf(found, most, words)
  if (howMany === undefined) return {}
  const told = attributes.filter((each) => each !== most && !found.some((word) => overlap(word, each)))
  const tokens: Span[] = [...found, ...(most === undefined ? [] : [most])].map(bare)
  const figures = numbers.figures.filter((each) => !tokens.some((token) => overlap(token, each)))
  const isCounted = figures.some(({ word }) => word !== 'posts' && word !== 'mentions')
  // "Mostly on Reddit: 20 of 24 mentions".
  const others = figures.filter(
    ({ covers: [number] }) =>
      number === undefined ||
      !numbers.shares.some(({ covers }) => covers.some((each) => overlap(each, number))),
  )
  if (isCounted || (others.length > 0 && !OF_POSTS.has(howMany))) return {}
  if (
    isWhole(
      found.filter(({ value }) => value === 'all'),
      numbers,
    )
  )
    return {}
  const saysElse = (covers: readonly Span[]) => leftBeside(covers).length > 0
  const isDenial = howMany === 'not' || howMany === 'never'
  const [only, another] = told
  if (isDenial && only !== undefined && another === undefined && DENIABLE.has(only.kind)) {
    const covers = [...tokens, bare(only), ...(only.apart ?? [])]
    const isBare = numbers.shares.length === 0 && figures.length === 0 && !isOfName(found, rest)
    const isOfPost = own.every(({ trend }) => trend === undefined)
    const isPlace = only.kind === 'platform' || only.kind === 'community'
    // "A is rising; B is not": what is not so of the one is so of the other.
    const [from, to] = [
      Math.min(...covers.map(({ end }) => end)),
      Math.max(...covers.map(({ start }) => start)),
    ]
    if (APART.test(rest.slice(from, to))) return {}
    if (isBare && !saysElse(covers) && (!isPlace || (isOfPost && isPlaced(only, rest))))
      return { denied: { attribute: only, isForever: howMany === 'never', covers, ...bounds(covers) } }
  }
  // Said of the trend, and not of its posts.
  const isOfTrend = howMany.endsWith('only') || howMany === 'mostly'
  const of = sharedIn(told, rest, words, howMany === 'only')
  if (of === undefined) return {}
  // "Most come from Reddit, with 18 on X": those with a number of their own are not what most are on.
  const areNumbered =
    'platforms' in of.of &&
    of.of.platforms.length > 1 &&
    numbers.shares.some(({ by, quantity }) => 'platform' in by && !quantity.isPercent)
  if (areNumbered) return {}
  // Beside posts, plural verbs say what those do.
  const crowd = OF_POSTS.has(howMany) ? people() : []
  const covers = [...tokens, ...of.covers, ...crowd.map(bare)]
  if (covers.length > MAX_COVERS || saysElse(covers)) return {}
  if (crowd.length === 0 && people().length > 0) return {}
  if (OF_POSTS.has(howMany) && howMany !== 'none' && !namesPosts(words)) return {}
  // Posts that praise may ask, too; and "no problem" is an opinion.
  if ('intent' in of.of && (isDenial || isOfTrend)) return {}
  if ('intent' in of.of && howMany === 'none' && isBeside(found, of.covers, rest)) return {}
  if (isDenial && isOfName(found, rest)) return {}
  const isJapanese = languages.includes('ja')
  if (OF_POSTS.has(howMany) && howMany !== 'none' && !isInOrder(tokens, of.covers, words)) return {}
  if (isOfTrend && !isTied(found, of.covers, rest, isJapanese && howMany !== 'mostly')) return {}
  return {
    quantified: { howMany: howMany === 'not' ? 'none' : howMany, of: of.of, covers, ...bounds(covers) },
  }
}

/** "Of all posts in “X”, 9 ask": the whole of a share, and no statement about all of them. */
function isWhole(alls: readonly Span[], { shares }: SentenceNumbers): boolean {
  return shares.some(({ covers: [, ...words] }) =>
    alls.some((all) => words.some((word) => overlap(word, all))),
  )
}

/** Said of posts, whose number may be given beside it. */
const OF_POSTS: ReadonlySet<Said> = new Set<Said>(['all', 'not all', 'none', 'majority', 'minority'])

function howManyOf(
  found: readonly Word[],
  most: Span | undefined,
  { rest, languages }: SentenceWords,
): Said | undefined {
  const said = found.filter(({ value }) => value !== 'besides')
  const kinds = new Set(said.map(({ value }) => value))
  if (most !== undefined) return said.every((word) => overlap(word, most)) ? 'majority' : undefined
  // "None of them is not …" denies twice, but in Spanish and Japanese a negation goes with "none", "never" and "but".
  const goesWithNot = languages.every(
    (language) => language === 'es' || language === 'pt' || language === 'ja',
  )
  const [first, second] = said
  if (said.length === 2 && kinds.has('not') && goesWithNot) {
    if (kinds.has('none')) return 'none'
    if (kinds.has('never')) return 'never'
    if (kinds.has('but')) return 'only'
  }
  if (said.length === 2 && first?.value === 'not' && second !== undefined) {
    const isBeside = rest.slice(first.end, second.start).trim() === ''
    if (!isBeside) return undefined
    return second.value === 'all' ? 'not all' : second.value === 'only' ? 'not only' : undefined
  }
  if (said.length !== 1 || first === undefined) return undefined
  return first.value === 'but' || first.value === 'besides' ? undefined : first.value
}

/** "Most posts in “X”": before the name, tied to it by prepositions alone, so that it tells no place of its own. */
export function isMost(attribute: Attribute, { rest, languages, own }: SentenceWords): boolean {
  if (attribute.kind !== 'rank' || attribute.rank !== 1 || attribute.bound !== 'exact') return false
  if (attribute.apart !== undefined || (attribute.by !== 'posts' && attribute.by !== 'mentions')) return false
  const name = own.find(({ start }) => start >= attribute.end)
  if (name === undefined) return false
  const tie = rest.slice(attribute.end, name.start)
  if (tie.length > MAX_TIE) return false
  const ties = claimsNothing(tie, languages)
  return (
    ties.length > 0 &&
    ties.every(({ value }) => value === 'prepositions' || value === 'articles') &&
    leftover(tie, { start: 0, end: tie.length }, ties).every(({ start, end }) =>
      ONLY_NAMES.test(tie.slice(start, end)),
    )
  )
}

const ONLY_NAMES = /^\uE000+$/u
const MAX_TIE = 24

/** Whether it counts posts, and no authors or platforms. */
function namesPosts({ rest, languages }: SentenceWords): boolean {
  const named = findMetrics(rest, languages).map(({ value }) => value.metric)
  return (
    named.some((metric) => metric === 'posts' || metric === 'mentions') &&
    !named.some((metric) => metric === 'authors' || metric === 'platforms')
  )
}

function isBeside(words: readonly Span[], others: readonly Span[], rest: string): boolean {
  return words.some(({ end }) =>
    others.some(({ start }) => start >= end && rest.slice(end, start).trim() === ''),
  )
}

/** "Not “X” is on Reddit" says that something else is. */
function isOfName(found: readonly Word[], rest: string): boolean {
  return found.some(({ end }) => /^\s{0,3}\uE000/.test(rest.slice(end, end + 4)))
}

/**
 * "All posts in “X” are on Reddit", and not "all posts on Reddit are in “X”": the name stands before what is shared, and "all"
 * before the name or right before the place.
 */
function isInOrder(
  tokens: readonly Span[],
  shared: readonly Span[],
  { rest, own, languages }: SentenceWords,
): boolean {
  const named = own.filter(({ trend }) => trend !== undefined)
  const [name] = named
  const [first] = shared
  if (name === undefined || first === undefined || name.start > first.start) return false
  if (named.some(({ trend }) => trend !== name.trend)) return false
  if (!languages.includes('ja')) {
    if (tokens.every(({ end }) => end <= name.start)) return true
    const [token, another] = tokens
    if (token === undefined || another !== undefined || token.start < name.end) return false
    // "In all" gives a total.
    return (
      PLACED_BETWEEN.test(rest.slice(token.end, first.start)) &&
      !/(?:^|\s)in\s$/i.test(rest.slice(Math.max(0, token.start - 4), token.start))
    )
  }
  // "過半数のReddit投稿" are most posts of Reddit.
  return tokens.every(({ end }) => end <= first.start && !/^の?$/u.test(rest.slice(end - 1, first.start)))
}

const PLACED_BETWEEN = /^\s(?:on|at|from|auf|bei|von|aus|en|de|desde|sur|chez)\s$/iu

const QUOTED = /[\uE001\uE002]/
const APART = /[\uE000;；。]/u

/** Whether "only" belongs to what is shared: no name stands between, and in Japanese it stands behind. */
function isTied(found: readonly Word[], shared: readonly Span[], rest: string, isBehind: boolean): boolean {
  return found.some(({ start, end, value }) => {
    if (value !== 'only' && value !== 'but' && value !== 'mostly') return false
    const before = shared.find((each) => each.start >= end)
    const behind = shared.findLast((each) => each.end <= start)
    if (isBehind) return behind !== undefined && start - behind.end <= MAX_PARTICLE
    if (before !== undefined) return !/[\uE000-\uE002,;:]/u.test(rest.slice(end, before.start))
    return behind !== undefined && rest.slice(behind.end, start).trim() === ''
  })
}

/** に in Redditにのみ. */
const MAX_PARTICLE = 3
