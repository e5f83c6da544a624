/**
 * The form in which text is compared for the literal, case-insensitive filter: NFC, lower case, one sigma.
 * Stored text and the filter go through the same function, so the database's locale plays no part.
 */
export function foldForSearch(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ς', 'σ')
}
