import { displayText } from './text/display-text.ts'

/**
 * The form in which text is compared for the literal, case-insensitive filter: what is shown of it in one case.
 * Stored text and the filter go through the same function, so the database's locale plays no part.
 */
export function foldForSearch(text: string): string {
  return foldCase(displayText(text))
}

/** What to look for in folded text: text that was stored by an earlier version was folded with what is not shown. */
export function foldsToFind(text: string): string[] {
  return [...new Set([foldForSearch(text), foldCase(text)])].filter((folded) => folded !== '')
}

/** NFC, lower case, one sigma. */
function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ς', 'σ')
}

/** PostgreSQL cannot take NUL and no UTF-8 can carry half a surrogate pair: neither is ever meant. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** Without what `isStorableText` refuses: half a pair becomes U+FFFD. */
export function toStorableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}
