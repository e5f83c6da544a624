import type { Platform } from '../../model/index.ts'
import { HAN_AND_KANA, HANGUL } from '../../text/scripts.ts'
import {
  type Direction,
  type Found,
  findAuthors,
  findDates as findDays,
  findDirections,
  findPlatforms,
  findRankMetrics,
  findRanks,
  findTextKinds,
  HAN_WEEKDAYS,
  type Language,
  type TextKind,
  type ToldRank,
} from '../lexicon/index.ts'
import { type FoundDate, ofWeekday, type ReadDate, rangesOf } from './dates.ts'
import { bare, moved, overlap, type Span } from './spans.ts'
import type { Sentence } from './types.ts'

/** What prose says of a cited post or of a trend besides quotations, figures and labelled statuses. */
export type Attribute = Span & {
  /** Words apart from its own that tell it, too: by which figure a place is given, "an" of "zieht … an". */
  readonly apart?: readonly Span[]
} & (
    | ({ readonly kind: 'platform'; readonly platform: Platform } & NamedPlace)
    /** A subreddit. */
    | ({ readonly kind: 'community'; readonly name: string } & NamedPlace)
    | { readonly kind: 'text_kind'; readonly textKind: TextKind }
    | { readonly kind: 'author'; readonly handle: string }
    | ({ readonly kind: 'day' } & ReadDate)
    | ({ readonly kind: 'rank' } & ToldRank)
    | {
        readonly kind: 'direction'
        readonly direction: Direction
        readonly factor: number | undefined
        readonly isRatio?: true
      }
  )

interface NamedPlace {
  /** Whether its name is written, and not a word for somebody or something there: "a Redditor", "a tweet". */
  readonly isName: boolean
  /** Whether it is said to speak, itself: "Reddit announced". */
  readonly speaks?: boolean
}

/** What a sentence is read with. */
export interface AttributeFrame {
  /** The day of "yesterday" and its like. */
  readonly now: Date
  readonly languages: readonly Language[]
  /** Handles, in lower case, that are read as authors without any mark. */
  readonly handles: ReadonlySet<string>
}

/**
 * The attributes in a sentence whose quotations and references are blanked. `start` is its offset in the text,
 * `dates` are the dates that were found in it.
 */
export function findAttributes(
  rest: string,
  start: number,
  dates: readonly FoundDate[],
  { now, languages, handles }: AttributeFrame,
): Attribute[] {
  const located = <Value, Said extends object>(
    found: readonly Found<Value>[],
    say: (value: Value) => Said,
  ): (Span & Said)[] =>
    found.map(({ start: from, end, value }) => ({ start: start + from, end: start + end, ...say(value) }))
  const platforms = located(findPlatforms(rest, languages), ({ platform, community, isName }) =>
    community === undefined
      ? { kind: 'platform' as const, platform, isName }
      : { kind: 'community' as const, name: community, isName },
  )
  const authors = (
    SPACELESS.test(rest)
      ? spacelessAuthors(rest, start, handles)
      : located(findAuthors(rest, languages, handles), ({ handle }) => ({ kind: 'author' as const, handle }))
  ).filter(
    (author) =>
      /^(?:\/?[uU]\/|[@＠])/.test(rest.slice(author.start - start, author.end - start)) ||
      !isBehindArticle(rest.slice(Math.max(0, author.start - start - 8), author.start - start), languages),
  )
  const letters = [...rest.matchAll(LETTER_X)].map(({ index, 0: { length } }) => ({
    ...{ kind: 'platform' as const, platform: 'x' as const, isName: true },
    ...{ start: start + index, end: start + index + length },
  }))
  const ranks = withMetrics([...findRanks(rest, languages), ...rankOfRow(rest)], rest, languages)
  return withoutOverlap([
    ...platforms,
    ...letters,
    ...authors.filter(
      (author) =>
        ![...platforms, ...dates.map((date) => moved(date, start))].some((each) => overlap(author, each)),
    ),
    ...located(ranks, ({ apart, ...told }) => ({
      kind: 'rank' as const,
      ...told,
      ...(apart && { apart: apart.map((span) => moved(span, start)) }),
    })),
    ...located(findDirections(rest, languages), ({ direction, factor, ...told }) => ({
      ...{ kind: 'direction' as const, direction, factor },
      ...told,
    })),
    ...located(findTextKinds(rest, languages), (textKind) => ({ kind: 'text_kind' as const, textKind })),
    ...withWeekdays(
      dates.map(({ isYearless: _, ...date }) => ({ kind: 'day' as const, ...date })),
      // Not that of "Twitter (heute X)".
      located(findDays(rest, { now: now.toISOString().slice(0, 10), languages }), (date) => ({
        kind: 'day' as const,
        ...ofWeekday(rangesOf(date, now.getTime()), date.weekday),
        ...(date.isFromOther ? { isFromOther: true } : {}),
      })).filter((day) => !platforms.some((platform) => overlap(day, platform))),
      (from, to) => rest.slice(from - start, to - start),
    ),
  ])
}

type Day = Span & ReadDate & { readonly kind: 'day' }

/** A weekday right behind a date, which is of that weekday, is a part of it: "11月9日・月曜日", "9 November, a Monday". */
function withWeekdays(
  dates: readonly Day[],
  days: readonly Day[],
  between: (from: number, to: number) => string,
): Day[] {
  const byStart = new Map(days.map((day) => [day.start, day]))
  const taken = new Set<Day>()
  const found = dates.map((date) => {
    const short = SHORT_WEEKDAY.exec(between(date.end, date.end + 5))
    if (short !== null) {
      const told = { weekday: HAN_WEEKDAYS.indexOf(short[1] ?? ''), isSure: true }
      return { ...date, end: date.end + short[0].length, ...ofWeekday(date.readings, told) }
    }
    const gap = BESIDE_DATE.exec(between(date.end, date.end + MAX_BESIDE_DATE))?.[0].length ?? 0
    const weekday = gap === 0 ? undefined : byStart.get(date.end + gap)
    const [told, another] = weekday?.readings ?? []
    if (weekday === undefined || told === undefined || another !== undefined) return date
    if (/\d/.test(between(weekday.start, weekday.end))) return date
    taken.add(weekday)
    const beside = { weekday: new Date(told.fromMs).getUTCDay(), isSure: true }
    return { ...date, end: weekday.end, ...ofWeekday(date.readings, beside) }
  })
  return [...found, ...days.filter((day) => !taken.has(day))]
}

const SHORT_WEEKDAY = /^[\s・]?[(（]([日月火水木金土])(?:曜日?)?[)）]/u
const BESIDE_DATE = /^[\s・·,，、(（]{1,3}(?:(?:an?|ein(?:em)?|una?|uma?)\s)?/iu
const MAX_BESIDE_DATE = 8

/** A numeral with the mark of an ordinal alone in the first cell of a table row. */
const FIRST_CELL = /^(\s*\|\s*)(\d{1,3}(?:\.[ºª]?|[ºª°]|er|e|st|nd|rd|th))(?=\s*\|)/u

function rankOfRow(rest: string): Found<ToldRank>[] {
  const [, before = '', written] = FIRST_CELL.exec(rest) ?? []
  if (written === undefined) return []
  const end = before.length + written.length
  return [{ start: before.length, end, value: { rank: Number.parseInt(written, 10), bound: 'exact' } }]
}

const PLACE_CELL = /^[\s*_`#]*(\d{1,3})[.)ºª°]?[\s*_`]*$/u

/** The number of a cell whose column is that of places. */
export function rankOfCells(rest: string, { start, cells }: Pick<Sentence, 'start' | 'cells'>): Attribute[] {
  return cells.flatMap(({ column, ...cell }): Attribute[] => {
    if (column?.kind !== 'place') return []
    const [from, to] = [cell.start - start, cell.end - start]
    const number = PLACE_CELL.exec(rest.slice(from, to))?.[1]
    if (number === undefined) return []
    const at = rest.indexOf(number, from)
    return [
      { kind: 'rank', start: at, end: at + number.length, rank: Number.parseInt(number, 10), bound: 'exact' },
    ]
  })
}

/**
 * With the figure that places are by: the one told right behind it ("third by score, first by mentions") or before it, or the only one
 * of the sentence, if that does not stand right behind another place beyond a comma.
 */
function withMetrics(
  ranks: readonly Found<ToldRank>[],
  rest: string,
  languages: readonly Language[],
): Found<ToldRank & { readonly apart?: readonly Span[] }>[] {
  if (ranks.every(({ value }) => value.by !== undefined)) return [...ranks]
  const bys = findRankMetrics(rest, languages)
  const [only, another] = bys
  if (only === undefined) return [...ranks]
  const [byStart, byEnd] = [new Map(bys.map((by) => [by.start, by])), new Map(bys.map((by) => [by.end, by]))]
  const behind = (end: number) => end + (rest[end] === ' ' ? 1 : 0)
  const ahead = (start: number) => start - (rest[start - 1] === ' ' ? 1 : 0)
  const ofOnly = ranks.find(({ end }) => behind(end) === only.start)
  const lastBreak = ofOnly === undefined ? -1 : rest.slice(0, ofOnly.start).search(LAST_BREAK)
  return ranks.map((rank) => {
    if (rank.value.by !== undefined) return rank
    const own = byStart.get(behind(rank.end)) ?? byEnd.get(ahead(rank.start))
    const by = own ?? (another === undefined && rank.end > lastBreak ? only : undefined)
    if (by === undefined) return rank
    return { ...rank, value: { ...rank.value, by: by.value.metric, apart: [bare(by)] } }
  })
}

const LAST_BREAK = /[,;，、；][^,;，、；]*$/u

/** The platform, where it stands by itself. */
const LETTER_X =
  /(?<![\p{Script=Latin}\p{Script=Arabic}\p{N}_'’.-])X(?:(?:\s?[（(]|, )(?:旧|(?:[\p{Ll}é]+ )?(?:formerly|previously|once|former|früher|frühere|vormals|ehemals|ehemalige|einst|einstige|antes|antigua|antiguo|antiguamente|anterior|otrora|anciennement|autrefois|jadis|ancien|antigo|antiga|ex|aka)[ -](?:known as )?)?(?:Twitter|ツイッター)[)）]?|(?=[でにのはがをともへやよ上内発发的中]|에|의|는|가|로|와|보다)|(?![\p{L}\p{N}_'’]|[.-]\p{L}))/gu
/** No handle stands behind one: "a grower writes" names nobody. */
const articles: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?<![\p{L}\p{M}])(?:an?|the)\s$/iu,
  de: /(?<![\p{L}\p{M}])(?:eine?[nrms]?|de[rmns]|die|das)\s$/iu,
  es: /(?<![\p{L}\p{M}])(?:una?|el|las?|los)\s$/iu,
  fr: /(?<![\p{L}\p{M}])(?:une?|les?|la|des)\s$/iu,
  pt: /(?<![\p{L}\p{M}])(?:uma?|os?|as?)\s$/iu,
}

function isBehindArticle(ahead: string, languages: readonly Language[]): boolean {
  return languages.some((language) => articles[language]?.test(ahead) === true)
}

const SPACELESS = new RegExp(`[${HAN_AND_KANA}${HANGUL}]`, 'u')
/** A handle between letters of a script without spaces, which is no part of them. */
const LATIN_HANDLE = /(?:u\/|@)?[A-Za-z0-9_][A-Za-z0-9_.-]{1,48}[A-Za-z0-9_]/gu

/** The authors in a sentence of a script without spaces: marked handles, and known ones. */
function spacelessAuthors(rest: string, start: number, handles: ReadonlySet<string>) {
  return [...rest.matchAll(LATIN_HANDLE)].flatMap((match) => {
    const handle = match[0].replace(/^(?:u\/|@)/, '')
    if (handle === match[0] && !handles.has(handle.toLowerCase())) return []
    return [
      {
        kind: 'author' as const,
        handle,
        start: start + match.index,
        end: start + match.index + match[0].length,
      },
    ]
  })
}

/**
 * In the order of the text; of attributes of one kind that overlap the longest, and of equally long ones the first given:
 * dates without a year come with the reading of each year of the window before the other.
 */
function withoutOverlap(found: readonly Attribute[]): Attribute[] {
  const lasts = new Map<Attribute['kind'], Attribute>()
  const kept = new Set<Attribute>()
  for (const attribute of [...found].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = lasts.get(attribute.kind)
    if (last !== undefined && overlap(last, attribute)) {
      if (last.end - last.start >= attribute.end - attribute.start) continue
      kept.delete(last)
    }
    lasts.set(attribute.kind, attribute)
    kept.add(attribute)
  }
  return [...kept]
}
