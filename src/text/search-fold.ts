import { displayText, mayBeUnshown } from './display-text.ts'

/**
 * The form in which text is compared for the literal, case-insensitive filter: what is shown of it, in small letters
 * that were made of its capitals, so that ß and SS, i and I with or without a dot are one, and in NFC. Stored text and
 * the filter go through the same function, so the database's locale plays no part.
 */
export function foldForSearch(text: string): string {
  // Small first: a capital ß has no other capitals than itself.
  const capitals = displayText(text).normalize('NFC').toLowerCase().toUpperCase()
  return oneSigma(capitals.replaceAll('I\u0307', 'I').toLowerCase()).normalize('NFC')
}

/** What to look for in folded text: an earlier version folded in another way, and what is not shown with it. */
export function foldsToFind(text: string): string[] {
  const earlier = oneSigma(text.normalize('NFC').toLowerCase())
  return [...new Set([foldForSearch(text), earlier])].filter((folded) => folded !== '')
}

/** What of a text the end of a terminal's command may be that began before it. */
const END_OF_COMMAND = /^\[?[ -?]*[@-~]?/
/** Characters that are never one with what stands before them, whatever that is. */
const APART = /[\u0020-\u007E\u3041-\u3096\u30A1-\u30FA\u4E00-\u9FFF\uAC00-\uD7A3]/

/**
 * A folded text that stands in the folded form of every text that contains these words exactly: as much of them as does
 * not depend on what surrounds them. Empty where nothing is certain.
 */
export function foldedWithin(words: string): string {
  if (mayBeUnshown(words)) return ''
  const certain = words.replace(END_OF_COMMAND, '')
  const start = certain.search(APART)
  const end = certain.length - 1 - Array.from(certain).reverse().join('').search(APART)
  return start < 0 || end <= start ? '' : foldForSearch(certain.slice(start, end))
}

function oneSigma(text: string): string {
  return text.replaceAll('ς', 'σ')
}
