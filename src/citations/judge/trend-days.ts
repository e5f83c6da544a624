import { HAN_AND_KANA, HANGUL } from '../../text/scripts.ts'
import type { ClaimVerdict } from '../claim-verdict.ts'
import type { DayRange } from '../parse/dates.ts'
import type { Span } from '../parse/spans.ts'
import type { StoredTrend } from '../stored.ts'
import { compareDay } from './dates.ts'

/** By language: English, German, Spanish, French, Portuguese; Arabic, Japanese, Korean, Thai, Chinese. */
const FIRST =
  /(?<!\p{L})(?:(?:se vi[oó] )?por primera vez|pela primeira vez|pour la première fois|first(?: (?:seen|appeared|observed|posted|mentioned))?|earliest|oldest|since|seit|desde|depuis|began|begins|started|starts|erst(?:e[nrs]?|mals)|zuerst|begann|begonnen|ältest\w*|primer[oa]?s?|empez\p{L}+|comenz\p{L}+|premi(?:er|ère)s?|commenc\p{L}+|débu\p{L}+|primeir[oa]s?|começ\p{L}+|أول|بدأ(?:ت)?)(?!\p{L})|最初|初めて|始ま[りっる]|처음|시작|ครั้งแรก|เริ่ม|首次|最早|第一/u
const LAST =
  /(?<!\p{L})(?:(?:por|pela) última vez|pour la dernière fois|last(?: (?:seen|observed|posted|mentioned))?|latest|newest|most recent(?:ly)?|letzte[nrs]?|zuletzt|jüngst\w*|neueste[nrs]?|últim[oa]s?|derni(?:er|ère)s?|آخر)(?!\p{L})|最後|最新|마지막|최근|ล่าสุด|最后|最近/u
const SINCE = /^(?:since|seit|desde|depuis)$/iu
const CLAUSE_END = /[;；(（、，]/u
const SPACELESS = new RegExp(`[${HAN_AND_KANA}${HANGUL}]`, 'u')
const REACH = 80

/**
 * A date as the day of a trend's first or last known post, by the nearest word before it, or behind it, that says which;
 * undefined where none does. `at` is the date in `rest`, the sentence.
 */
export function judgeTrendDay(
  at: Span,
  readings: readonly DayRange[],
  rest: string,
  trend: StoredTrend,
): (ClaimVerdict & { readonly word: Span }) | undefined {
  const word = wordBeside(at, rest)
  if (word === undefined) return undefined
  const seenAt = word.isFirst ? trend.firstSeenAt : trend.lastSeenAt
  const is = compareDay(readings, seenAt)
  const which = word.isFirst ? 'first' : 'last'
  const stored = seenAt.slice(0, 10)
  const { start, end } = word
  if (is === 'same')
    return {
      ...{ verdict: 'verified', reason: `On this day was the ${which} known post of the trend.`, trend },
      word: { start, end },
    }
  return {
    // "Since" may tell the beginning of something else.
    isRefutedAlone: SINCE.test(rest.slice(start, end)) && is !== 'near',
    verdict: is === 'near' || SINCE.test(rest.slice(start, end)) ? 'not_checked' : 'refuted',
    reason: `In UTC the ${which} known post of the trend was published on another day.`,
    ...{ trend, stored, word: { start, end } },
  }
}

function wordBeside({ start, end }: Span, rest: string): (Span & { readonly isFirst: boolean }) | undefined {
  const from = Math.max(0, start - REACH)
  const ahead = rest.slice(from, start).split(CLAUSE_END).at(-1) ?? ''
  const behind = rest.slice(end, end + REACH).split(CLAUSE_END)[0] ?? ''
  // In these scripts the verb comes behind.
  const near = SPACELESS.test(behind) ? undefined : lastOf(ahead, start - ahead.length)
  if (near !== undefined) return near
  const [first, last] = [FIRST.exec(behind), LAST.exec(behind)]
  const found = first ?? last
  if (found === null || (first !== null && last !== null)) return undefined
  return { start: end + found.index, end: end + found.index + found[0].length, isFirst: first !== null }
}

/** The last of such words. */
function lastOf(text: string, offset: number): (Span & { readonly isFirst: boolean }) | undefined {
  const all = [FIRST, LAST].flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'giu'))].map((match) => ({
      start: offset + match.index,
      end: offset + match.index + match[0].length,
      isFirst: pattern === FIRST,
    })),
  )
  return all.sort((a, b) => a.start - b.start).at(-1)
}
