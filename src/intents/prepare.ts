import { ownWords } from '../text/normalize.ts'

const LEADING_MENTIONS = /^(?:[^\p{L}\p{N}@]*@[\p{L}\p{M}\p{N}_.]+)+/u
const MENTION = /@[\p{L}\p{M}\p{N}_.]+/gu
const QUOTES = /[’‘ʼ´`]/gu
/** Three times or more: drawn out for stress ("sooo"). */
const STRETCHED = /(\p{L})\1{2,}/gu
/** Where the words of a hashtag begin that is written in capitals. */
const TAG = /#(\p{L}[\p{L}\p{M}\p{N}_]*)/gu
const NOT_WORDS = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|["“”«»*_]/gu
/** So many hashtags behind one another at the end are labels for finding the post, not what it says. */
const LABELS = 3
const NOT_LETTERS_FIRST = /^[^\p{L}\p{N}¿]+/u

/**
 * A sentence as the patterns read it: small letters, straight apostrophes, no links, emoji and
 * mentions before it; a mention within is a name. Its length changes.
 */
export function prepare(sentence: string): string {
  const own = withoutLabels(ownWords(sentence))
    .replace(LEADING_MENTIONS, ' ')
    .replace(MENTION, 'x')
    .replace(TAG, (_, tag: string) => tag.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(NOT_WORDS, ' ')
    .replace(QUOTES, "'")
  return own.toLowerCase().replace(STRETCHED, '$1').replace(NOT_LETTERS_FIRST, '')
}

/** A text without the run of hashtags that it closes with ("#love #like4like #reels"). */
function withoutLabels(text: string): string {
  const words = text.trimEnd().split(/\s+/)
  const last = words.findLastIndex((word) => !word.startsWith('#'))
  return words.length - 1 - last < LABELS ? text : words.slice(0, last + 1).join(' ')
}
