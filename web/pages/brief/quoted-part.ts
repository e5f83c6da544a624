import type { Finder } from '../../../src/text/finder.ts'
import { quoteFrom } from '../../../src/trends/facts.ts'

/** As long as the service's own quotations: a sentence or two, by which a reader finds the place in the original. */
export const MAX_QUOTED_CHARACTERS = 200
/** Of a short post less, for its whole text is to stay where a removal reaches it. */
const MAX_SHARE = 2 / 3
/** A shorter part tells nothing. */
const MIN_QUOTED_CHARACTERS = 8
/** A part is sought in so much of a post. */
const SEARCHED_CHARACTERS = 2000

/**
 * The part of a post's text that a brief quotes, exactly as it stands there: at most 200 characters and two thirds of the
 * text, of what was chosen before if the text has it, else where it speaks of what is sought. Empty where what remains
 * would be too short to tell anything.
 */
export function quotedPart(text: string, chosen: string | undefined, about: Finder): string {
  const limit = Math.min(MAX_QUOTED_CHARACTERS, Math.floor(Array.from(text).length * MAX_SHARE))
  if (limit < MIN_QUOTED_CHARACTERS) return ''
  const source = chosen !== undefined && text.includes(chosen) ? chosen : text.slice(0, SEARCHED_CHARACTERS)
  const part = quoteFrom(source, about, limit)
  return Array.from(part).length < MIN_QUOTED_CHARACTERS || !text.includes(part) ? '' : part
}
