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

/** Scripts that use no joiners: an invisible character inside a word has no purpose there. */
const LETTER = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]`
/** Invisible between letters. Soft hyphens and variation selectors have rules of their own. */
const INVISIBLE = `[${ZERO_WIDTH}${FILLERS}${ANNOTATIONS}]`
const RIGHT_TO_LEFT_LETTER =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The flags of England, Scotland and Wales, the only emoji that are written with tag characters. */
const FLAG =
  /\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu

/** Signs of a hidden payload. Ordinary text has none of them. */
const SMUGGLING: readonly RegExp[] = [
  // Text in tag characters.
  new RegExp(`[${TAGS}]`, 'u'),
  // Displayed in another order than stored. Address books wrap telephone numbers in the left-to-right
  // override.
  /\u202E|\u202D(?![+(]?\d)/,
  // Bytes in variation selectors: two in a row, or one after a letter that has no variants.
  new RegExp(`[${SELECTORS}][${RARE_SELECTORS}]`, 'u'),
  new RegExp(`${LETTER}[${RARE_SELECTORS}]`, 'u'),
  // Words split up so that filters do not recognise them.
  new RegExp(`(?<=${LETTER})${INVISIBLE}+(?=${LETTER})`, 'u'),
  new RegExp(String.raw`${SOFT_HYPHEN}\p{L}?${SOFT_HYPHEN}`, 'u'),
  // Bits in invisible characters; emoji and scripts with joiners have fewer than four in a row.
  new RegExp(`${INVISIBLE}{4}`, 'u'),
  new RegExp(`[\\u2061-\\u2064${ANNOTATIONS}]`, 'u'),
  // Terminal control sequences, including those that delete.
  /(?![\s\u0080-\u009F])\p{Cc}|\u009B[0-?]*[ -/]*[@-~]/u,
  // Private use planes, which have no glyphs on phones and desktops.
  /[\u{F0000}-\u{10FFFF}]{2}/u,
]

/**
 * Whether a stored text carries something that its display copy does not show, or shows in another order.
 * Legitimate joiners, soft hyphens, direction marks and a byte order mark do not count.
 */
export function hidesCharacters(text: string): boolean {
  if (!mayBeUnshown(text)) return false
  const withoutFlags = text.replace(FLAG, '')
  return SMUGGLING.some((sign) => sign.test(withoutFlags)) || forcesDirection(withoutFlags)
}

/** Whether right-to-left order is forced on a text without right-to-left letters. */
function forcesDirection(text: string): boolean {
  return /[\u202B\u2067]/.test(text) && !RIGHT_TO_LEFT_LETTER.test(text)
}
