import type { ContentFlag } from '../../model/index.ts'
import { withoutLookAlikes } from '../../text/normalize.ts'
import { hidesCharacters } from './hidden-characters.ts'
import { isInstructionLike } from './instruction-like.ts'
import { hasShortenedLink } from './shortened-link.ts'

/** Tags of HTML and XML, open or closing, comments and sections, and tokens of chat templates. */
const MARKUP =
  /<\/?[a-z][a-z0-9-]{0,30}(?:\s[^<>]{0,200})?>|<!--|<!\[CDATA\[|\]\]>|<\?xml|<\|[^|<>\s]{1,40}\|>|\[\/?INST\]/i

const STRANGER_BESIDE_LATIN = /[\u0370-\u052F][a-z]/i
const MIXED_WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu
const STRANGER_BEFORE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u
const NO_LATIN = /\P{Script=Latin}/u

const tests = {
  instruction_like: isInstructionLike,
  hidden_characters: hidesCharacters,
  shortened_link: hasShortenedLink,
  markup: (text) => MARKUP.test(text),
  lookalike_letters: hasLookalikeWord,
} as const satisfies Record<ContentFlag, (text: string) => boolean>

/** Sound: `tests` has a row for every flag and no other. */
const rows = Object.entries(tests) as [ContentFlag, (text: string) => boolean][]

/**
 * What to beware of in a text as it is stored, in a fixed order; empty for nearly all. Marks, no verdicts: a flagged post
 * stays, and is ranked as any other. Linear in the text's length.
 */
export function contentFlagsOf(text: string): ContentFlag[] {
  return rows.filter(([, holds]) => holds(text)).map(([flag]) => flag)
}

/**
 * A word that looks Latin and is not wholly: every letter of another script in it is drawn like a Latin one, and stands
 * before a Latin one. A Latin name with a Russian ending is none.
 */
function hasLookalikeWord(text: string): boolean {
  if (!STRANGER_BESIDE_LATIN.test(text)) return false
  for (const [word] of text.matchAll(MIXED_WORD)) {
    if (STRANGER_BEFORE_LATIN.test(word) && !NO_LATIN.test(withoutLookAlikes(word))) return true
  }
  return false
}
