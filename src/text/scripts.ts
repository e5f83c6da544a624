/**
 * Scripts by how they are written, as what stands between the brackets of a character class in a pattern with the
 * flag `u`.
 */

/** Chinese and Japanese. The mark of a long vowel is of no script of its own. */
export const HAN_AND_KANA = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`

/** All that is written without spaces between words: where they end, only a dictionary knows. */
export const SPACELESS_SCRIPTS = String.raw`${HAN_AND_KANA}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`

/** Korean has spaces, but particles are written to the end of a word. */
export const HANGUL = String.raw`\p{Script=Hangul}`
