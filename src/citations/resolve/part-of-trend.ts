import { DAY_MS } from '../../lib/days.ts'
import type { Platform } from '../../model/index.ts'
import type { Figure } from '../parse/figures.ts'
import type { SharedBy } from '../parse/shared.ts'
import type { Span } from '../parse/spans.ts'
import type { StoredTrend } from '../stored.ts'
import { hasTemporalMismatch } from './temporal-mismatch.ts'
import type { Window } from './window.ts'

/** Whether a figure counts a part of a trend, such as one platform or some days, instead of all of it. */
export interface PartOfTrend {
  /** Whether the words right beside the figure say so. */
  isPartOf(trend: StoredTrend): boolean
  /** The platforms that stand beside it, whose posts or authors it counts then. */
  readonly on?: SharedBy
  /**
   * Whether the sentence may say so, for example by a date: then a differing figure does not refute the
   * claim.
   */
  readonly mayBe: boolean
}

/** Characters before and after a figure that are read. */
const REACH = 80
/** Between a figure and platforms behind it: "13 mentions on X". */
const TO_BEHIND =
  /^(?!.*(?:including|such as|mainly|mostly|especially))[^,;:.)|[\]\n，、；：。）]{0,60}[(（]?$/iu
/** The same before it: "On Reddit it has 13 mentions", "Reddit: 13 mentions", "X (13 mentions)", "“…” (Reddit): 13 mentions". */
const TO_AHEAD = /^(?:[^,;:.()|[\]\n，、；：。（）]{0,60}|\s?[:(–—（：*]{1,3}\s?\**|[)）]\s?[:：]\s?)$/u
/** A platform that begins its sentence: "On Reddit, it has 13 mentions". */
const BEGINS = /^[\p{P}\s]{0,4}(?:\p{L}{1,9}\s){0,2}$/u
const COMMA = /^[,，、]/u
/** 은(는), as whoever fills in a name writes it. */
const EITHER_PARTICLE = /[은이을]\([는가를]\)/gu
/** What parts two statements: "is on Reddit and has 36 mentions". */
const JOINS = /(?:^|\s)(?:and|und|y|e|et|و|และ|but|aber|pero|mais|mas)\s/iu
/** "12 of its 32 mentions came last week": the words after the whole describe the part. */
const WHOLE =
  /(?<!\p{L})(?:of|der|von|de)\s(?:(?:the|its|their|these|all|den|las|los|sus|les|ses)\s)?[*_]*$/iu
const ONE_WORD = /^\s\p{L}{2,4}\s$/u

const UNITS: readonly (readonly [word: RegExp, days: number])[] = [
  [/^(?:hours?|stunden|horas|heures)/iu, 1 / 24],
  [/^(?:days?|tagen?|días|jours)/iu, 1],
  [/^(?:weeks?|wochen?|semanas?|semaines?)/iu, 7],
  [/^(?:months?|monaten?|meses|mois)/iu, 30],
]
const UNIT =
  'hours?|days?|weeks?|months?|stunden|tagen?|wochen?|monaten?|horas|días|semanas?|meses|heures|jours|semaines?|mois'
const SPAN = new RegExp(
  `(?<!\\p{L})(?:(?:last|past|first|final|latest|letzten|vergangenen|últimos|últimas|derniers|dernières)\\s(?:(\\d{1,3}|\\p{L}{2,8})\\s)?|(\\d{1,3})(?:[- ](?=(?:day|week|month)\\s(?:window|period|span))|\\s(?:derniers|dernières)\\s))(${UNIT})(?!\\p{L})|(?<!\\p{L})(?:this week|today|yesterday|diese Woche|heute|gestern|esta semana|hoy|ayer|cette semaine|hier)(?!\\p{L})`,
  'giu',
)

/**
 * Reads from the words around a figure which part it counts. A span of days as long as `window` is the whole. `places` are the
 * platforms that the sentence names, those right beside each other together, and subreddits, whose posts are not counted;
 * `phraseEnd` is the comma behind a phrase that only says where: "Among Reddit users, …".
 */
export function partOf(
  figure: Figure,
  { start: from, end: to, cells }: Span & { readonly cells: readonly Span[] },
  dates: readonly Span[],
  places: readonly (Span & { readonly by?: SharedBy; readonly phraseEnd?: number })[],
  text: string,
  window: Window,
): PartOfTrend {
  const { start, end } = figure
  const ahead = text.slice(Math.max(from, start - REACH), start)
  const behind = text.slice(end, Math.min(to, end + REACH))
  const cellOf = (span: Span) => cells.find((cell) => cell.start <= span.start && span.end <= cell.end)
  const isBeside = (place: (typeof places)[number]): boolean => {
    const cell = cellOf(place)
    // A column of platforms: the cell has nothing else. Behind all figures it tells where most of them are, or all.
    if (cell !== undefined && cell !== cellOf(figure)) {
      const isLone = text.slice(cell.start, cell.end).trim().length <= place.end - place.start
      return isLone && (cells.length === 2 || place.end <= start)
    }
    if (place.start >= end) {
      const gap = text.slice(end, place.start)
      return gap.length <= REACH && TO_BEHIND.test(gap) && !JOINS.test(gap)
    }
    const gap = text.slice(place.end, start).replaceAll(EITHER_PARTICLE, '')
    const { phraseEnd } = place
    if (phraseEnd !== undefined && phraseEnd < start && TO_AHEAD.test(text.slice(phraseEnd + 1, start)))
      return true
    const begins = COMMA.test(gap) && BEGINS.test(text.slice(from, place.start)) ? 1 : 0
    return place.end <= start && gap.length <= REACH && TO_AHEAD.test(gap.slice(begins)) && !JOINS.test(gap)
  }
  const place = figure.on === undefined ? places.find(isBeside) : { start, end: start, by: figure.on }
  const on = place?.by
  const platforms =
    on === undefined || 'intent' in on
      ? undefined
      : new Set<Platform>('platform' in on ? [on.platform] : on.platforms)
  const windowDays = window.sinceMs === undefined ? undefined : (window.untilMs - window.sinceMs) / DAY_MS
  const spansIn = (part: string) => [...part.matchAll(SPAN)].some((match) => !isWindow(match, windowDays))
  const [next] = (/^[^,;:.()|\n]*/.exec(behind)?.[0] ?? '').matchAll(SPAN)
  const beside = next ?? [...(/[^,;:.()|\n]*$/.exec(ahead)?.[0] ?? '').matchAll(SPAN)].at(-1)
  const isOfSpan = beside !== undefined && !isWindow(beside, windowDays)
  // "16 Beiträge auf Reddit von 12 Autoren": those there, of no earlier time and no whole.
  const isRightBehind =
    figure.word === 'authors' && place !== undefined && ONE_WORD.test(text.slice(place.end, start))
  const isOfTime =
    (!isRightBehind && hasTemporalMismatch(figure, dates, text)) ||
    isOfSpan ||
    spansIn(ahead + behind) ||
    dates.some((date) => date.end <= start && start - date.end <= REACH)
  const isWhole = WHOLE.test(ahead) && !isRightBehind
  const isOfAll = ({ platforms: all }: StoredTrend) =>
    platforms !== undefined && all.every((each) => platforms.has(each))
  return {
    ...(on === undefined || isOfTime ? {} : { on }),
    isPartOf: (trend) => !isWhole && (isOfSpan || (place !== undefined && !isOfAll(trend))),
    mayBe: isOfTime || place !== undefined,
  }
}

/** Whether a span of days is as long as the window; false for spans without a number. */
function isWindow([, count, period, unit]: RegExpExecArray, windowDays: number | undefined): boolean {
  const perUnit = UNITS.find(([word]) => word.test(unit ?? ''))?.[1]
  const number = Number(count ?? period)
  if (perUnit === undefined || windowDays === undefined || !Number.isFinite(number)) return false
  return Math.abs(number * perUnit - windowDays) < 1.5
}
