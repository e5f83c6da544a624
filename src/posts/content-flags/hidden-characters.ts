import { mayBeUnshown } from '../../text/display-text.ts'

/** Scripts that are written without joiners: an invisible character inside a word of theirs has no use. */
const LETTER = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]`
/** Invisible where it stands between letters. Soft hyphens and selectors have rules of their own. */
const INVISIBLE = String.raw`[\u034F\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]`
const SELECTOR = String.raw`[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`
const RIGHT_TO_LEFT_LETTER =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The flags of England, Scotland and Wales, the only emoji that are written with tags. */
const FLAG =
  /\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu

/** What gives a text away that carries something unseen. Ordinary writing has none of these. */
const SMUGGLING: readonly RegExp[] = [
  // Text in tags.
  /[\u{E0000}-\u{E007F}]/u,
  // Shown in another order than read. Address books wrap telephone numbers in the one from left to right.
  /\u202E|\u202D(?![+(]?\d)/,
  // Bytes in selectors: two in a row, or one behind a letter that has no other form.
  new RegExp(`${SELECTOR}[\\uFE00-\\uFE0D\\u{E0100}-\\u{E01EF}]`, 'u'),
  new RegExp(`${LETTER}[\\uFE00-\\uFE0D\\u{E0100}-\\u{E01EF}]`, 'u'),
  // Words cut up so that no filter knows them.
  new RegExp(`(?<=${LETTER})${INVISIBLE}+(?=${LETTER})`, 'u'),
  /\u00AD\p{L}?\u00AD/u,
  // Bits in invisible characters; emoji and scripts with joiners have fewer in a row.
  new RegExp(`${INVISIBLE}{4}`, 'u'),
  /[\u2061-\u2064\uFFF9-\uFFFB]/u,
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
