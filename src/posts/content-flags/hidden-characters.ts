import { mayBeUnshown } from '../../text/display-text.ts'
import {
  ANNOTATIONS,
  FILLERS,
  RARE_SELECTORS,
  SELECTORS,
  SOFT_HYPHEN,
  TAGS,
  ZERO_WIDTH,
} from '../../text/invisible.ts'

/** Scripts that are written without joiners: an invisible character inside a word of theirs has no use. */
const LETTER = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]`
/** Invisible where it stands between letters. Soft hyphens and selectors have rules of their own. */
const INVISIBLE = `[${ZERO_WIDTH}${FILLERS}${ANNOTATIONS}]`
const RIGHT_TO_LEFT_LETTER =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The flags of England, Scotland and Wales, the only emoji that are written with tags. */
const FLAG =
  /\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu

/** What gives a text away that carries something unseen. Ordinary writing has none of these. */
const SMUGGLING: readonly RegExp[] = [
  // Text in tags.
  new RegExp(`[${TAGS}]`, 'u'),
  // Shown in another order than read. Address books wrap telephone numbers in the one from left to right.
  /\u202E|\u202D(?![+(]?\d)/,
  // Bytes in selectors: two in a row, or one behind a letter that has no other form.
  new RegExp(`[${SELECTORS}][${RARE_SELECTORS}]`, 'u'),
  new RegExp(`${LETTER}[${RARE_SELECTORS}]`, 'u'),
  // Words cut up so that no filter knows them.
  new RegExp(`(?<=${LETTER})${INVISIBLE}+(?=${LETTER})`, 'u'),
  new RegExp(String.raw`${SOFT_HYPHEN}\p{L}?${SOFT_HYPHEN}`, 'u'),
  // Bits in invisible characters; emoji and scripts with joiners have fewer in a row.
  new RegExp(`${INVISIBLE}{4}`, 'u'),
  new RegExp(`[\\u2061-\\u2064${ANNOTATIONS}]`, 'u'),
  // Commands to a terminal, and what deletes on one.
  /(?![\s\u0080-\u009F])\p{Cc}|\u009B[0-?]*[ -/]*[@-~]/u,
  // Private planes, which no font on a phone or desktop fills.
  /[\u{F0000}-\u{10FFFF}]{2}/u,
]

/**
 * Whether a text, as it is stored, carries something that its display copy does not show, or shows in another order.
 * Not by joiners where scripts and emoji have them, soft hyphens, marks of direction, or a byte order mark.
 */
export function hidesCharacters(text: string): boolean {
  if (!mayBeUnshown(text)) return false
  const withoutFlags = text.replace(FLAG, '')
  return SMUGGLING.some((sign) => sign.test(withoutFlags)) || turnsDirection(withoutFlags)
}

/** Right to left is forced where nothing is written so. */
function turnsDirection(text: string): boolean {
  return /[\u202B\u2067]/.test(text) && !RIGHT_TO_LEFT_LETTER.test(text)
}
