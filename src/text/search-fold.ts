import { displayText } from './display-text.ts'

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

function oneSigma(text: string): string {
  return text.replaceAll('ς', 'σ')
}
