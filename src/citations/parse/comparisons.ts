import {
  type Factor,
  findComparisonWords,
  findNumbers,
  findUntold,
  type Language,
  type Metric,
} from '../lexicon/index.ts'
import {
  type ComparisonWord,
  compares,
  differenceIn,
  PLACING,
  type ReadWords,
  readComparison,
} from './comparison-words.ts'
import type { Quantity } from './quantities.ts'
import { bare, openBracket, type Span } from './spans.ts'

/** "A has more mentions than B": two named things, and what is said of a figure of theirs. */
export interface Comparison<Named extends Span> extends Span {
  readonly is: 'more' | 'less' | 'same'
  readonly one: Named
  readonly other: Named
  /** Further ones that it is compared with: "ahead of B, C and D". */
  readonly others?: readonly Named[]
  /** What is compared; undefined where no word says it. */
  readonly word: Metric | 'rank' | undefined
  /** "Just ahead of": that no place is between the two. */
  readonly isDirect?: boolean
  /** "Three times as many": how many times the figure of the other. */
  readonly times?: Factor
  /** "17 more posts than", "beats it by 17 posts": by how much they differ. */
  readonly difference?: Quantity
  /** The words that compare, without the names. */
  readonly covers: readonly Span[]
}

/** Between a name and the word behind it: closing marks, an id in brackets, and what is its own, as の動画. */
const BESIDE = /^[\s"'”’»」』)）\]】\uE000]*(?:の[\p{Script=Han}\p{Script=Katakana}ー]{1,8})?$/u
const MAX_GAP = 48
const MAX_READ = 600
const CLAUSE_END = /[,;:，；：、،؛\uE001\uE002]/u

/**
 * A comparison of the first of these names with the others in a sentence, which stand together at its end where there are
 * several; undefined where there is none.
 */
export function findComparison<Named extends Span>(
  rest: string,
  names: readonly Named[],
  languages: readonly Language[],
): Comparison<Named> | undefined {
  const [first, second, ...more] = names
  if (first === undefined || second === undefined || !standTogether(rest, names.slice(1))) return undefined
  // "A has more than B, and C has 36": another clause.
  if (more.length > 0 && !ENDS_THERE.test(rest.slice(more.at(-1)?.end))) return undefined
  const read = readComparison(rest, languages)
  if (read === undefined || read.words.some(({ value }) => value === 'none')) return undefined
  const { times } = read
  const is = times === undefined ? read.is : times.value.factor > 1 ? 'more' : 'less'
  if (is === undefined) return undefined
  // "Tanto A como B" names both, and compares nothing.
  const isBefore = (word: ComparisonWord) => word.start < first.start
  if (is === 'same' && read.word === undefined && read.words.filter(compares).every(isBefore))
    return undefined
  const linked = order(rest, [first, second], times === undefined ? read : { ...read, is: 'same' }, languages)
  if (linked === undefined || (more.length > 0 && linked.one !== first)) return undefined
  const difference = times === undefined ? differenceIn(rest, read.words, languages) : undefined
  const tied = [...linked.covers, ...[times, difference].filter((each) => each !== undefined)]
  const covers = [...read.covers, ...tied].map(bare)
  return {
    start: Math.min(first.start, ...covers.map((span) => span.start)),
    end: Math.max(second.end, ...more.map(({ end }) => end), ...covers.map((span) => span.end)),
    is,
    ...(more.length === 0 ? {} : { others: more }),
    ...(times === undefined ? {} : { times: times.value }),
    ...(difference === undefined ? {} : { difference }),
    one: linked.one,
    other: linked.other,
    word: read.word,
    ...(read.isDirect ? { isDirect: true } : {}),
    covers,
  }
}

/**
 * Whether two are only cited, in one bracket or side by side behind all else: "(t3_a, t3_b)". Their order tells nothing of that of
 * what the sentence compares.
 */
export function areCitedTogether(rest: string, [first, second]: readonly Span[]): boolean {
  if (first === undefined || second === undefined) return false
  if (second.start - first.end > MAX_READ) return false
  const gap = rest.slice(first.end, second.start).replace(LINK_TEXT, '')
  if (BLANKED.test(gap) || (CITED_LIST.test(gap) && ENDS_LIST.test(rest.slice(second.end)))) return true
  const open = openBracket(rest, Math.max(0, first.start - MAX_READ), first.start)
  const isOpen = open !== undefined && openBracket(rest, open, second.start) === open
  return isOpen && !findComparisonWords(gap).some(compares)
}

/** "[the first](": the words of a link. */
const LINK_TEXT = /\[[^[\]]{0,200}\]\(/gu
/** Brackets that hold nothing but an id are blanked with it: "(t3_a) (t3_b)". */
const BLANKED = /^[\s\uE000]*$/u
const CITED_LIST =
  /^[\s\p{P}\p{S}\uE000]*(?:and|und|y|e|et|o|ou|or|oder|و|と|や|和|与|및|와|과|และ)?[\s\p{P}\p{S}\uE000]*$/iu
const ENDS_LIST = /^[\s"'”’»」』)）\]】*_\uE000]*(?:$|[.,;:!?…。，、；：！？])/u

/** Names that a comma or "and" parts at most: "B, C and D". */
function standTogether(rest: string, names: readonly Span[]): boolean {
  return (
    names.length <= MAX_OTHERS &&
    names.every(({ start: from }, at) => at === 0 || LISTED.test(rest.slice(names[at - 1]?.end, from)))
  )
}

const MAX_OTHERS = 9
/** Behind the last of several: the end of its clause, a bracket, or in Japanese and Korean a word for "than". */
const ENDS_THERE = /^["'”’»」』*_\s\uE000]*(?:$|[.,;:!?(（。，；、]|より|보다)/u
const LISTED =
  /^["'”’»」』)）\]】*_\s\uE000]*[,，、]?\s?(?:(?:and|und|y|e|et|و|และ|as well as|sowie)\s|[とや와과]|および|和)?["'“‘«„「『(（*_\s\uE000]*$/iu

/** Characters behind "all others" in which the word for a sum stands. */
const MAX_SUM = 16

/**
 * "No topic has more mentions than A", "A is mentioned more often than any other": that A has the most, or the fewest.
 * The words that say so.
 */
export function findUnsurpassed(
  rest: string,
  languages: readonly Language[],
):
  | { readonly is: 'more' | 'less'; readonly word: Metric | undefined; readonly covers: readonly Span[] }
  | undefined {
  const read = readComparison(rest, languages)
  if (read === undefined) return undefined
  const none = read.words.filter(({ value }) => value === 'none')
  const others = read.words.filter(({ value }) => value === 'all others')
  if (none.length + others.length !== 1) return undefined
  // "More than all others combined" compares with their sum.
  const [sum] = others.flatMap(({ end }) => findUntold(rest.slice(end, end + MAX_SUM), languages))
  if (sum?.start === 1) return undefined
  const links = read.words.filter(({ value }) => value === 'than' || value === 'than behind')
  // In Japanese the words that say that there is none compare by themselves.
  const is = read.is ?? (languages.includes('ja') && none.length > 0 ? 'more' : undefined)
  if (is === undefined || (is === 'same' && none.length === 0)) return undefined
  const isLinked = links.length > 0 || is === 'same' || languages.includes('ja')
  const isPlaced = read.words.some(({ value }) => PLACING.includes(value))
  if (read.word === undefined || !(isLinked || (isPlaced && none.length === 0))) return undefined
  return {
    is: is === 'less' ? 'less' : 'more',
    word: read.word === 'rank' ? undefined : read.word,
    covers: [...read.covers, ...none, ...others, ...links].map(bare),
  }
}

interface Ordered<Named> {
  readonly one: Named
  readonly other: Named
  readonly covers: readonly Span[]
}

/** Which of the two is compared with the other one. */
function order<Named extends Span>(
  rest: string,
  own: readonly Named[],
  { words, is }: ReadWords,
  languages: readonly Language[],
): Ordered<Named> | undefined {
  const [first, second] = own
  if (first === undefined || second === undefined) return undefined
  const against = (other: Named, ...covers: Span[]): Ordered<Named> => ({
    one: other === first ? second : first,
    other,
    covers,
  })
  const behind = (word: Span) =>
    own.findLast(({ end }) => end <= word.start && BESIDE.test(rest.slice(end, word.start)))
  const ahead = (word: Span) =>
    own.find((name) => name.start >= word.end && isNear(rest.slice(word.end, name.start), languages))
  for (const word of words) {
    const other = word.value === 'than behind' ? behind(word) : undefined
    if (other !== undefined) return against(other, word)
  }
  const placing = words.find(({ value }) => PLACING.includes(value))
  const isVerbLast = languages.every((language) => language === 'ja' || language === 'ko')
  if (placing !== undefined) {
    if (isVerbLast) return against(objectOf(rest, own) ?? behind(placing) ?? second)
    if (placing.start >= second.end) return undefined
    // "Ahead of B comes A": a preposition stands before the one that it belongs to, and a verb before its subject.
    const isTurned = placing.end <= first.start && (placing.value === 'ahead' || placing.value === 'behind')
    return against(isTurned ? first : second)
  }
  const comparedWith = words.find(({ value }) => value === 'compared')
  const beside = comparedWith && ahead(comparedWith)
  if (beside !== undefined && comparedWith !== undefined) return against(beside, comparedWith)
  for (const word of words.toReversed()) {
    const other = word.value === 'than' ? ahead(word) : undefined
    if (other !== undefined) return against(other, word)
  }
  // The Thai word for "than" ends the one for "more".
  const degree = languages.includes('th') ? words.find(compares) : undefined
  const compared = degree && ahead(degree)
  if (compared !== undefined) return against(compared)
  return is === 'same' ? against(second) : undefined
}

/** The Japanese or Korean name with the particle of an object. */
function objectOf<Named extends Span>(rest: string, own: readonly Named[]): Named | undefined {
  return own.find(({ end }) => OBJECT.test(rest.slice(end, end + MAX_GAP)))
}

const OBJECT =
  /^[\s"'”’»」』)）\]】\uE000]*(?:の[\p{Script=Han}\p{Script=Katakana}ー]{1,8}|의\s?\p{Script=Hangul}{1,8}?)?(?:を|(?:[을를]|에게|에)(?!서))/u

/** Whether nothing but words stands between "than" and a name: "more than 20 mentions, and B …" compares with 20. */
function isNear(gap: string, languages: readonly Language[]): boolean {
  return (
    gap.length <= MAX_GAP &&
    !CLAUSE_END.test(gap) &&
    !/\p{Nd}/u.test(gap) &&
    findNumbers(gap, languages).length === 0
  )
}
