/**
 * What may stand between quotes for a text. Quotes inside it would end the phrase and turn the rest into
 * operators, so they become spaces; undefined for a text without any letter or digit.
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
 * The word as people tag it: lower case, without spaces, signs and emoji. Undefined for what nobody would tag:
 * more than three tokens, digits alone, an @mention.
 */
export function toHashtag(word: string): string | undefined {
  const text = word.normalize('NFKC').toLowerCase().trim()
  const tokens = text.split(/[^\p{L}\p{N}\p{M}_]+/u).filter((token) => token !== '')
  const tag = tokens.join('')
  if (text.startsWith('@') || tokens.length > MAX_TOKENS || !/\p{L}/u.test(tag)) return undefined
  return tag
}
