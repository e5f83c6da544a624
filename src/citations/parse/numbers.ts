import { HAN_AND_KANA } from '../../text/scripts.ts'
import type { Span } from './spans.ts'

/** A written number as the range of stored figures that it is true of, both bounds included. */
export interface Quantity extends Span {
  /** Offset of the words before it that say how exact it is, such as "about"; that of the number without any. */
  readonly leadStart: number
  readonly low: number
  readonly high: number
  readonly isPercent: boolean
  /** "Hundreds of": it cannot be compared with a figure. */
  readonly isVague: boolean
  /** Written as a word and greater than 0: "three comments" may count what the text cites. */
  readonly isWord: boolean
  /** The second number of "from 12 to 23": the end of a change or of a range. */
  readonly isChange: boolean
  /** Given as a number and not in prose, where 72.4 may be written as 72. */
  readonly isExact?: boolean
}

/** Replaces digits and separators of other scripts and full-width forms by ASCII; offsets stay valid. */
export function plainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹０-９٫٬％：＋]/g, (character) => {
    const code = character.charCodeAt(0)
    if (code >= 0xff10 && code <= 0xff19) return String(code - 0xff10)
    if (code >= 0x0660 && code <= 0x0669) return String(code - 0x0660)
    if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0)
    return { '٫': '.', '٬': ',', '％': '%', '：': ':', '＋': '+' }[character] ?? character
  })
}

const GROUP = "[,.'’\\u00A0\\u202F\\u2009 ]"
const THOUSANDS = new RegExp(`^[1-9]\\d{0,2}(?:${GROUP}\\d{3})+(?=$|[.,]\\d)`, 'u')
const NUMBER = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}#@$€£]|\\p{N}[.,/:]|[\\p{L}\\p{N}]_{1,2})(?:\\d{1,3}(?:${GROUP}\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?)(?!\\d)`,
  'gu',
)
/** Chinese and Japanese have no space before a number, Arabic none after "and". */
const SPACELESS_NUMBER = new RegExp(NUMBER.source.replace('(?<![', `(?<!(?![${HAN_AND_KANA}و])[`), 'gu')

const SCALES: readonly (readonly [words: string, factor: number])[] = [
  ['(?:k|thousand|tsd\\.?|tausend|mil)(?![\\p{L}\\p{N}])', 1e3],
  ['(?:m|mn|mio\\.?|millions?|millionen|millón|millones)(?![\\p{L}\\p{N}])', 1e6],
  ['(?:bn|b|billion|mrd\\.?|milliarden)(?![\\p{L}\\p{N}])', 1e9],
  ['千|(?:ألف|آلاف)(?!\\p{L})', 1e3],
  ['万', 1e4],
  ['مليون(?!\\p{L})', 1e6],
  ['[億亿]', 1e8],
]
const SCALE = new RegExp(`^\\s?(?:${SCALES.map(([words]) => `(${words})`).join('|')})`, 'iu')

/**
 * Numbers that people write as words. Not "one", because "a comment" and "no one likes it" count nothing.
 * Undefined: a vague quantity.
 */
const WORDS: readonly (readonly [words: string, value: number | undefined])[] = [
  ['zero|no|keine|keinen|cero|ningún|sin', 0],
  ['two|zwei|dos', 2],
  ['three|drei|tres', 3],
  ['four|vier|cuatro', 4],
  ['five|fünf|cinco', 5],
  ['six|sechs|seis', 6],
  ['seven|sieben|siete', 7],
  ['eight|acht|ocho', 8],
  ['nine|neun|nueve', 9],
  ['ten|zehn|diez', 10],
  ['eleven|elf|once', 11],
  ['twelve|a dozen|zwölf|ein dutzend|doce|una docena', 12],
  ['fifteen|fünfzehn|quince', 15],
  ['twenty|zwanzig|veinte', 20],
  ['(?:tens of )?(?:hundreds|thousands|millions|dozens) of', undefined],
  ['hunderte|tausende|dutzende|(?:cientos|miles|decenas|millones) de|مئات|آلاف', undefined],
]
const NUMBER_WORD = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_-])(?:${WORDS.toReversed()
    .map(([words]) => `(${words})`)
    .join('|')})(?![\\p{L}\\p{M}\\p{N}_-])`,
  'giu',
)

const LEAD_LENGTH = 32
/** Words and signs right before a number, or before its emphasis, that say how exact it is. */
const lead = (words: string, signs: string): RegExp =>
  new RegExp(`(?:(?<![\\p{L}\\p{N}])(?:${words})|${signs})[\\s*_]*$`, 'iu')
const ABOUT = lead(
  'about|around|some|approx\\.?|approximately|roughly|close to|circa|ca\\.|etwa|rund|ungefähr|zirka|unos|unas|alrededor de|aproximadamente|cerca de|environ|autour de|près de|حوالي|نحو',
  '[~≈∼約约]|およそ',
)
// The ">" of an arrow or of markup does not qualify the number behind it.
const AT_LEAST = lead(
  '(?<!(?:spread|distributed|all|verteilt)\\s)(?:over|über)|more than|at least|above|upwards of|mehr als|mindestens|más de|al menos|plus de|au moins|mais de|أكثر من',
  '(?<![^\\s([|:,~])[>≥]',
)
const AT_MOST = lead(
  "under|fewer than|less than|at most|up to|below|weniger als|höchstens|unter|bis zu|menos de|hasta|moins de|au plus|jusqu[’']à|أقل من",
  '(?<![^\\s([|:,~])[<≤]',
)
const ALMOST = lead('almost|nearly|fast|knapp|casi|presque|quase', 'ほぼ')
const RANGE =
  /(?:(?:between|zwischen|entre)\s+)?(?<![\d.,])(\d[\d.,]{0,12})(\s?(?:k|m|tsd\.?|mio\.?))?\s?(?:[-–—〜～]|to|bis|and|und|y|a|et)\s?$/iu
const FROM = /(?<!\p{L})(?:from|von|de|desde)\s+[*_]*$/iu
const TO = /(?:to|bis|a)\s?$/iu
const MORE = /^\s?(?:\+|以上|(?:or more|oder mehr|o más|ou plus)(?!\p{L}))/u
/** A minus sign right before its number; the dashes of "12-18" and "- 7" are none. */
const MINUS = /(?<![^\s([{:=|~≈*_`"'“„«→])[-−–]$/u

/** The numbers of a text with ASCII digits, in their order. */
export function findNumbers(text: string): Quantity[] {
  const digits = [...text.matchAll(SPACELESS_NUMBER)]
    .map((match) => toQuantity(text, match[0], match.index))
    // The lower end of a range is part of the number after it.
    .filter(({ start }, index, all) => start < (all[index + 1]?.start ?? text.length))
  const words = [...text.matchAll(NUMBER_WORD)].map((match): Quantity => {
    const at = match.slice(1).findIndex((group) => group !== undefined)
    const value = WORDS.at(-1 - at)?.[1]
    return {
      leadStart: match.index,
      start: match.index,
      end: match.index + match[0].length,
      low: value ?? 0,
      high: value ?? 0,
      isPercent: false,
      isVague: value === undefined,
      isWord: value !== undefined && value > 0,
      isChange: false,
    }
  })
  return [...digits, ...words].sort((a, b) => a.start - b.start)
}

function factorOf(scale: string): number {
  const groups = SCALE.exec(scale)?.slice(1) ?? []
  return SCALES[groups.findIndex((group) => group !== undefined)]?.[1] ?? 1
}

function toQuantity(text: string, written: string, start: number): Quantity {
  const scale = SCALE.exec(text.slice(start + written.length, start + written.length + 16))
  const factor = scale === null ? 1 : factorOf(scale[0])
  const { value: bare, unit: bareUnit } = readDigits(written, factor > 1)
  const value = bare * factor
  const unit = bareUnit * factor
  let end = start + written.length + (scale?.[0].length ?? 0)
  const percent = /^\s?%/.exec(text.slice(end, end + 2))?.[0] ?? ''
  const more = MORE.exec(text.slice(end + percent.length, end + percent.length + 12))?.[0] ?? ''
  end += percent.length + more.length
  const before = text.slice(Math.max(0, start - LEAD_LENGTH), start)
  const lead = [AT_LEAST, AT_MOST, ALMOST, ABOUT].find((each) => each.test(before))
  const leadStart = start - (lead?.exec(before)?.[0].length ?? 0)
  const quantity = {
    leadStart,
    start,
    end,
    isPercent: percent !== '',
    isVague: false,
    isWord: false,
    isChange: false,
  }
  if (more !== '' || lead === AT_LEAST) return { ...quantity, low: value, high: Number.POSITIVE_INFINITY }
  if (lead === AT_MOST) return { ...quantity, low: Number.NEGATIVE_INFINITY, high: value }
  if (lead === ALMOST) return { ...quantity, low: value * 0.9, high: value }
  if (lead === ABOUT) {
    const give = Math.max(lastPlace(value) / 2, value * 0.05)
    return { ...quantity, low: value - give, high: value + give }
  }
  const from = RANGE.exec(before)
  const low =
    readDigits(from?.[1]?.replace(/[.,]+$/, '') ?? '', false).value *
    (from?.[2] === undefined ? factor : factorOf(from[2]))
  const isChange = from !== null && FROM.test(before.slice(0, from.index)) && TO.test(from[0])
  if (
    from !== null &&
    !isChange &&
    /[-–—〜～]|to|bis|between|zwischen|entre/iu.test(from[0]) &&
    low < value
  ) {
    const fromStart = start - before.length + from.index
    return { ...quantity, leadStart: fromStart, start: fromStart, low, high: value }
  }
  // People round and platforms truncate: 1.2k stands for 1,150 to 1,299.
  const below = factor > 1 || unit < 1 ? unit / 2 : 0
  const above = factor > 1 ? unit - 1 : below
  return MINUS.test(before)
    ? { ...quantity, leadStart: start - 1, start: start - 1, low: -value - above, high: -value + below }
    : { ...quantity, low: value - below, high: value + above, isChange }
}

/**
 * Groups of three digits are thousands, whatever separates them, unless a scale follows; other digits after a
 * separator are a fraction. `unit` is the value of the last digit's place: 0.1 of 2.5.
 */
function readDigits(written: string, isScaled: boolean): { value: number; unit: number } {
  const groups = THOUSANDS.exec(written)?.[0]
  const isOneGroup = groups !== undefined && groups.replaceAll(/\d/g, '').length === 1
  const whole = groups === undefined || (isScaled && isOneGroup) ? (/^\d+/.exec(written)?.[0] ?? '0') : groups
  const fraction = written.slice(whole.length + 1)
  return {
    value: Number(`${whole.replaceAll(/\D/g, '')}.${fraction === '' ? '0' : fraction}`),
    unit: 10 ** -Math.min(fraction.length, 15),
  }
}

/** The value of the place of the last digit that is not zero: 100 of 1,200. */
function lastPlace(value: number): number {
  let place = 1
  while (place < value && value % (place * 10) === 0) place *= 10
  return place
}

const ROUNDING = 1e-9

/** Whether a stored figure lies in the written range; a percentage is compared with a share from 0 to 1. */
export function quantityIncludes({ low, high, isPercent }: Quantity, stored: number): boolean {
  const figure = isPercent ? stored * 100 : stored
  return figure >= low - ROUNDING && figure <= high + ROUNDING
}
