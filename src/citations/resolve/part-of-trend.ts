import { DAY_MS } from '../../lib/days.ts'
import type { Platform } from '../../model/index.ts'
import type { Figure } from '../parse/figures.ts'
import type { Span } from '../parse/spans.ts'
import type { StoredTrend } from '../stored.ts'
import { hasTemporalMismatch } from './temporal-mismatch.ts'
import type { Window } from './window.ts'

/** Whether a figure counts a part of a trend, such as one platform or some days, instead of all of it. */
export interface PartOfTrend {
  /** Whether the words right beside the figure say so. */
  isPartOf(trend: StoredTrend): boolean
  /**
   * Whether the sentence may say so, for example by a date: then a differing figure does not refute the
   * claim.
   */
  readonly mayBe: boolean
}

/** Characters before and after a figure that are read. */
const REACH = 80
const NAME =
  '(?<![\\p{L}\\p{N}_/@.:])(?:[Rr]eddit|[Tt]witter|[Yy]ou[Tt]ube|[Ff]acebook|[Ii]nstagram|X|r/\\w{2,21})(?![\\p{L}\\p{N}_]|:\\S|\\.\\w)'
const JOINED = `${NAME}(?:\\s?(?:,|/|&|\\+|,?\\s(?:and|or|und|oder|y|et))\\s?${NAME}){0,5}`
const ON = '(?:on|from|via|across|in|auf|bei|von|en|sur|de)\\s'
/** "13 mentions on X", "13 X mentions" and "13 of them on X and Reddit", in the words behind the figure. */
const BEHIND = new RegExp(`^[^,;:.()|\\[\\]\\n]{0,40}?(?<!\\p{L})${ON}(${JOINED})`, 'u')
/** "On Reddit it has 13 mentions", "Reddit: 13 mentions", "X (13 mentions)". */
const AHEAD = new RegExp(
  `(?:(?<!\\p{L})(?:[Oo]n|[Ff]rom|[Aa]cross|[Aa]uf|[Bb]ei|[Ee]n|[Ss]ur)\\s(${JOINED})[^;:.()|\\[\\]\\n]{0,60}|(${NAME})(?:\\s(?:alone\\s)?(?:has|had|with|hat|mit|tiene|con))?[*_]*\\s?[:(–—]?\\s?[*_]*)$`,
  'u',
)
/** "12 of its 32 mentions came last week": the words after the whole describe the part. */
const WHOLE =
  /(?<!\p{L})(?:of|der|von|de)\s(?:(?:the|its|their|these|all|den|las|los|sus|les|ses)\s)?[*_]*$/iu
const INCLUDING = /including|such as|e\.g\.|mainly|mostly|especially|platforms/iu
const NAMES = new RegExp(NAME, 'gu')

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
 * Reads from the words around a figure which part it counts. A span of days as long as `window` is the whole.
 */
export function partOf(
  figure: Figure,
  sentence: Span,
  dates: readonly Span[],
  text: string,
  window: Window,
): PartOfTrend {
  const { start, end } = figure
  const ahead = text.slice(Math.max(sentence.start, start - REACH), start)
  const behind = text.slice(end, Math.min(sentence.end, end + REACH))
  const names = [
    BEHIND.exec(behind)?.[1],
    AHEAD.exec(ahead)
      ?.slice(1)
      .find((name) => name !== undefined),
  ]
  const said = INCLUDING.test(behind.split(/[,;:.()|\n]/)[0] ?? '')
    ? undefined
    : names.find((name) => name !== undefined)
  const platforms =
    said === undefined ? undefined : new Set([...said.matchAll(NAMES)].map(([name]) => platformOf(name)))
  const windowDays = window.sinceMs === undefined ? undefined : (window.untilMs - window.sinceMs) / DAY_MS
  const spansIn = (part: string) => [...part.matchAll(SPAN)].some((match) => !isWindow(match, windowDays))
  const [next] = (/^[^,;:.()|\n]*/.exec(behind)?.[0] ?? '').matchAll(SPAN)
  const beside = next ?? [...(/[^,;:.()|\n]*$/.exec(ahead)?.[0] ?? '').matchAll(SPAN)].at(-1)
  const isOfSpan = beside !== undefined && !isWindow(beside, windowDays)
  const isWhole = WHOLE.test(ahead)
  return {
    isPartOf: (trend) =>
      !isWhole &&
      (isOfSpan || (platforms !== undefined && !trend.platforms.every((each) => platforms.has(each)))),
    mayBe:
      hasTemporalMismatch(figure, dates, text) ||
      isOfSpan ||
      platforms !== undefined ||
      spansIn(ahead + behind) ||
      dates.some((date) => date.end <= start && start - date.end <= REACH),
  }
}

function platformOf(name: string): Platform | undefined {
  const lower = name.toLowerCase()
  if (lower === 'twitter' || lower === 'x') return 'x'
  return lower === 'reddit' || lower === 'youtube' || lower === 'facebook' || lower === 'instagram'
    ? lower
    : undefined
}

/** Whether a span of days is as long as the window; false for spans without a number. */
function isWindow([, count, period, unit]: RegExpExecArray, windowDays: number | undefined): boolean {
  const perUnit = UNITS.find(([word]) => word.test(unit ?? ''))?.[1]
  const number = Number(count ?? period)
  if (perUnit === undefined || windowDays === undefined || !Number.isFinite(number)) return false
  return Math.abs(number * perUnit - windowDays) < 1.5
}
