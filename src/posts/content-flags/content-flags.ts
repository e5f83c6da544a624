import type { ContentFlag, Platform } from '../../model/index.ts'
import { withoutLookAlikes } from '../../text/normalize.ts'
import { isCut } from '../text-limit.ts'
import { hidesCharacters } from './hidden-characters.ts'
import { isInstructionLike } from './instruction-like.ts'
import { hasShortenedLink } from './shortened-link.ts'

/** HTML and XML tags (open or closing), comments and CDATA sections, and tokens of chat templates. */
const MARKUP =
  /<\/?[a-z][a-z0-9-]{0,30}(?:\s[^<>]{0,200})?>|<!--|<!\[CDATA\[|\]\]>|<\?xml|<\|[^|<>\s]{1,40}\|>|\[\/?INST\]/i

const OTHER_BEFORE_ASCII = /[\u0370-\u052F][a-z]/i
const MIXED_WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu
const OTHER_BEFORE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u
const NO_LATIN = /\P{Script=Latin}/u

const tests = {
  instruction_like: isInstructionLike,
  hidden_characters: hidesCharacters,
  shortened_link: hasShortenedLink,
  markup: (text) => MARKUP.test(text),
  lookalike_letters: hasLookalikeWord,
} as const satisfies Record<Exclude<ContentFlag, 'cut_text'>, (text: string) => boolean>

/** Sound: `tests` has a row for every flag of a text alone, and no other. */
const rows = Object.entries(tests) as [ContentFlag, (text: string) => boolean][]

/**
 * The flags of a stored text, in a fixed order; empty for nearly all texts. A flag is a warning, not a
 * verdict: a flagged post is kept and ranked like any other. Linear in the text's length.
 */
export function textFlagsOf(text: string): ContentFlag[] {
  return rows.filter(([, holds]) => holds(text)).map(([flag]) => flag)
}

/** The flags of a post by its stored text: those of the text, and whether it was cut. */
export function contentFlagsOf({ platform, text }: FlaggedPost): ContentFlag[] {
  return [...textFlagsOf(text), ...cutFlag({ platform, text })]
}

/** `cut_text` where the stored text is not all that its author wrote; of a post of no platform that is not known. */
export function cutFlag({ platform, text }: FlaggedPost): ContentFlag[] {
  return platform !== undefined && isCut(platform, text) ? ['cut_text'] : []
}

interface FlaggedPost {
  readonly platform?: Platform | undefined
  readonly text: string
}

/**
 * Whether a text has a word that looks Latin but mixes scripts: every Cyrillic or Greek letter in it looks
 * like a Latin one, and one of them stands directly before a Latin letter. A Latin name with a Russian ending
 * does not count.
 */
function hasLookalikeWord(text: string): boolean {
  if (!OTHER_BEFORE_ASCII.test(text)) return false
  for (const [word] of text.matchAll(MIXED_WORD)) {
    if (OTHER_BEFORE_LATIN.test(word) && !NO_LATIN.test(withoutLookAlikes(word))) return true
  }
  return false
}
