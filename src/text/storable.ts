/** PostgreSQL cannot take NUL and no UTF-8 can carry half a surrogate pair: neither is ever meant. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** Without what `isStorableText` refuses: half a pair becomes U+FFFD. */
export function toStorableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}
