/** A handle in the form in which handles are compared: `@Ann`, `u/ann` and `ann` are one author. */
export function plainHandle(handle: string): string {
  return handle
    .trim()
    .replace(/^(?:@|\/?u\/)/i, '')
    .toLowerCase()
}
