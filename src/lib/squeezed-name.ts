/** A name as it is compared: without case, spaces, hyphens and their like, so that "Sun-Bar" is "sunbar". */
export function squeezedName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_.'’&-]+/gu, '')
}
