/**
 * A text as a phrase between quotation marks. Quotation marks inside it would end the phrase and turn the
 * rest into operators, so they become spaces. Undefined for a text without letters and digits.
 */
export function quotedPhrase(text: string): string | undefined {
  const phrase = text
    .toWellFormed()
    .replace(/["“”„\\\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(phrase) ? phrase : undefined
}

const MAX_TOKENS = 3

/**
 * The word as a hashtag without `#`: lower case, without spaces, signs and emoji. Undefined for what nobody
 * would use as one: more than three tokens, digits alone, an @mention.
 */
export function toHashtag(word: string): string | undefined {
  const text = word.normalize('NFKC').toLowerCase().trim()
  const tokens = text.split(/[^\p{L}\p{N}\p{M}_]+/u).filter((token) => token !== '')
  const tag = tokens.join('')
  if (text.startsWith('@') || tokens.length > MAX_TOKENS || !/\p{L}/u.test(tag)) return undefined
  return tag
}
