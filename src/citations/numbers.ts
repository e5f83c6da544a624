import type { Span } from './spans.ts'

/** A number as it is written: which stored figures it is true of, both bounds included. */
export interface Quantity extends Span {
  readonly low: number
  readonly high: number
  readonly isPercent: boolean
  /** "Hundreds of": no figure can be held against it. */
  readonly isVague: boolean
  /** Written as a word and more than nothing: "three comments" may count what the text cites. */
  readonly isWord: boolean
}

/** Digits and separators of other scripts and full-width forms as ASCII, each in its place: the offsets stay. */
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
  `(?<![\\p{L}\\p{M}\\p{N}_#@$€£]|\\p{N}[.,/:])(?:\\d{1,3}(?:${GROUP}\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?)(?!\\d)`,
  'gu',
)
/** Chinese and Japanese set no space before a number, Arabic none after its "and". */
const SPACELESS_NUMBER = new RegExp(
  NUMBER.source.replace('(?<![', '(?<!(?![\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ーو])['),
  'gu',
)

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
 * Whole numbers as words: what people write instead of small figures. "One" is none of them, because "a comment" and
 * "no one likes it" count nothing. Undefined: no figure at all.
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
const lead = (words: string, signs: string): RegExp =>
  new RegExp(`(?:(?<![\\p{L}\\p{N}])(?:${words})|${signs})\\s*$`, 'iu')
const ABOUT = lead(
  'about|around|approx\\.?|approximately|roughly|circa|ca\\.|etwa|rund|ungefähr|zirka|unos|unas|alrededor de|aproximadamente|cerca de|حوالي|نحو',
  '[~≈∼約约]|およそ',
)
const AT_LEAST = lead(
  'over|more than|at least|above|mehr als|mindestens|über|más de|al menos|أكثر من',
  '[>≥]',
)
const AT_MOST = lead(
  'under|fewer than|less than|at most|up to|below|weniger als|höchstens|unter|menos de|hasta|أقل من',
  '[<≤]',
)
const ALMOST = lead('almost|nearly|fast|knapp|casi', 'ほぼ')
const RANGE =
  /(?:(?:between|zwischen|entre)\s+)?(?<![\d.,])(\d[\d.,]{0,12})\s?(?:[-–—〜～]|to|bis|and|und|y|a)\s?$/iu
const MORE = /^\s?(?:\+|以上)/

/** The numbers of a text whose digits are plain, in their order. */
export function findNumbers(text: string): Quantity[] {
  const digits = [...text.matchAll(SPACELESS_NUMBER)].map((match) => toQuantity(text, match[0], match.index))
  const words = [...text.matchAll(NUMBER_WORD)].map((match): Quantity => {
    const at = match.slice(1).findIndex((group) => group !== undefined)
    const value = WORDS.at(-1 - at)?.[1]
    return {
      start: match.index,
      end: match.index + match[0].length,
      low: value ?? 0,
      high: value ?? 0,
      isPercent: false,
      isVague: value === undefined,
      isWord: value !== undefined && value > 0,
    }
  })
  return [...digits, ...words].sort((a, b) => a.start - b.start)
}

function toQuantity(text: string, written: string, start: number): Quantity {
  const scale = SCALE.exec(text.slice(start + written.length, start + written.length + 16))
  const factor =
    scale === null ? 1 : (SCALES[scale.slice(1).findIndex((group) => group !== undefined)]?.[1] ?? 1)
  const { value: bare, unit: bareUnit } = readDigits(written, factor > 1)
  const value = bare * factor
  const unit = bareUnit * factor
  let end = start + written.length + (scale?.[0].length ?? 0)
  const percent = /^\s?%/.exec(text.slice(end, end + 2))?.[0] ?? ''
  const more = MORE.exec(text.slice(end + percent.length, end + percent.length + 3))?.[0] ?? ''
  end += percent.length + more.length
  const quantity = { start, end, isPercent: percent !== '', isVague: false, isWord: false }
  const before = text.slice(Math.max(0, start - LEAD_LENGTH), start)
  if (more !== '' || AT_LEAST.test(before)) return { ...quantity, low: value, high: Number.POSITIVE_INFINITY }
  if (AT_MOST.test(before)) return { ...quantity, low: 0, high: value }
  if (ALMOST.test(before)) return { ...quantity, low: value * 0.9, high: value }
  if (ABOUT.test(before)) {
    const give = Math.max(lastPlace(value) / 2, value * 0.05)
    return { ...quantity, low: value - give, high: value + give }
  }
  const from = RANGE.exec(before)
  const low = readDigits(from?.[1]?.replace(/[.,]+$/, '') ?? '', false).value * factor
  if (from !== null && /[-–—〜～]|to|bis|between|zwischen|entre/iu.test(from[0]) && low < value) {
    return { ...quantity, start: start - before.length + from.index, low, high: value }
  }
  // People round what they shorten and platforms cut it off: 1.2k stands for 1,150 to 1,299.
  if (factor > 1) return { ...quantity, low: value - unit / 2, high: value + unit - 1 }
  const give = unit < 1 ? unit / 2 : 0
  return { ...quantity, low: value - give, high: value + give }
}

/**
 * Groups of three digits are thousands, whichever mark parts them, unless a scale follows; anything else behind a
 * mark is a fraction. `unit` is the place of the last digit written.
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

/** The place of the last digit that is not zero: 100 of 1,200. */
function lastPlace(value: number): number {
  let place = 1
  while (place < value && value % (place * 10) === 0) place *= 10
  return place
}

const ROUNDING = 1e-9

/** Whether a stored figure is what was written; a percentage is held against a share of one. */
export function says({ low, high, isPercent }: Quantity, stored: number): boolean {
  const figure = isPercent ? stored * 100 : stored
  return figure >= low - ROUNDING && figure <= high + ROUNDING
}
