import { DAY_MS } from '../../lib/days.ts'
import { findComparisonWords, findTrendDayWords, type Language } from '../lexicon/index.ts'
import { COUNTS_POSTS } from '../parse/asides.ts'
import type { Attribute } from '../parse/attributes.ts'
import type { DayRange } from '../parse/dates.ts'
import type { Figure } from '../parse/figures.ts'
import type { Span } from '../parse/spans.ts'
import type { SentenceNumbers } from './numbers.ts'

/** A number of posts and the one day on which it counts them: "on 28 November it had 5 mentions". */
export interface FigureOfDay {
  readonly figure: Figure
  readonly day: Span
  readonly readings: readonly DayRange[]
}

/** Before a day: the end of a clause, or a word for "on" or "of". Any other may say that it counts up to the day, or from it. */
const ON =
  /(?:^|[^\p{L}\p{M}\p{Nd}\s])\s?$|(?:^|[^\p{L}\p{M}\p{Nd}])(?:on|(?:date|dates|dated|dating|are|were|come|came) from|am|vom|el|del|le|du|em|no dia|no|do dia|do|في يوم|في|يوم|بتاريخ|من|ในวันที่|เมื่อวันที่|วันที่|เมื่อ|ใน)\s?$/iu
const ROUGHLY =
  /(?:vers|autour|avant|après|jusque?|alrededor|torno|hacia|antes|después|volta|cerca|depois|قبل|بعد|حوالي|partir|compter)\s(?:del?|du|le|el|do?)?\s?$/iu
/** Some dates are read with the word before them. */
const AS_OF = /^(?:zum|bis|au|a|al|per|to|ao|à|في حدود)\s/iu
/** In scripts that write no spaces, or no prepositions. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]\s?$/u
const NOT_ON =
  /(?:ณ|截至|截止|截止到|直到|到|至|自|从|從|前|约|約|左右|สิ้นสุด|จนถึง|ถึง|ก่อน|หลัง|ตั้งแต่|ราว|ประมาณ)(?:วันที่)?\s?$/u
const NOT_ON_BEHIND =
  /^\s?(?:(?:onwards?|to|through|until|bis|au|al|hasta|até|à|a|(?:and|or|und|oder|y|o|e|ou|et)(?!\s\d))(?!\p{L})|まで|現在|前|后|後|時点|时点|为止|為止|以|から|より|起|及び|と|까지|부터|현재|이후|이전|기준|자|เป็นต้น)/iu
const MAX_BEFORE = 32
/** No honest sentence has more. */
const MAX_DAYS = 5

/** Numbers of posts with their days, where the sentence says nothing else; `leftBeside` is what it says besides these spans. */
export function figuresOfDaysIn(
  rest: string,
  languages: readonly Language[],
  { figures, shares, comparison, order, onPlatforms }: SentenceNumbers,
  attributes: readonly Attribute[],
  leftBeside: (spans: readonly Span[]) => readonly Span[],
): readonly FigureOfDay[] {
  const days = attributes.flatMap((each) => (each.kind === 'day' ? [each] : []))
  if (
    days.length === 0 ||
    days.length > MAX_DAYS ||
    days.length !== attributes.length ||
    days.length !== figures.length
  )
    return []
  // "In the ranking of 20 November" tells as of when.
  if (findComparisonWords(rest, languages).some(({ value }) => value === 'rank')) return []
  if (shares.length > 0 || [comparison, order, onPlatforms].some((each) => each !== undefined)) return []
  const areDays = days.every(
    (day) =>
      day.neverWas === undefined &&
      day.isFromOther !== true &&
      day.readings.every(isOneDay) &&
      isOn(day, rest),
  )
  const areCounts = figures.every(
    ({ word, quantity: { isPercent, isVague }, isDifference }) =>
      COUNTS_POSTS.has(word) && !isPercent && !isVague && isDifference !== true,
  )
  if (!areDays || !areCounts || !alternate(days, figures)) return []
  const isOfOn = (word: Span) => days.some(({ start }) => start - word.end <= 1 && word.end <= start)
  if (!findTrendDayWords(rest, languages).every(isOfOn)) return []
  if (leftBeside([...days, ...figures.flatMap(({ covers }) => covers)]).length > 0) return []
  return days.flatMap((day, at) => {
    const figure = figures[at]
    return figure === undefined
      ? []
      : [{ figure, day: { start: day.start, end: day.end }, readings: day.readings }]
  })
}

function isOneDay({ fromMs, toMs }: DayRange): boolean {
  return toMs - fromMs < DAY_MS
}

function isOn({ start, end }: Span, rest: string): boolean {
  if (AS_OF.test(rest.slice(start, end))) return false
  const before = rest.slice(Math.max(0, start - MAX_BEFORE), start)
  const isTold = ON.test(before) ? !ROUGHLY.test(before) : UNSPACED.test(before)
  return isTold && !NOT_ON.test(before) && !NOT_ON_BEHIND.test(rest.slice(end, end + 10))
}

/** Whether a number stands behind each day, or before each: so it is told which is of which. */
function alternate(days: readonly Span[], figures: readonly Span[]): boolean {
  const inOrder = [...days, ...figures]
    .toSorted((a, b) => a.start - b.start)
    .map((each) => days.includes(each))
  return inOrder.every((isDay, at) => at === 0 || isDay !== inOrder[at - 1])
}
