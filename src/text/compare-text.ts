/** By code unit: the same on every machine, unlike localeCompare. */
export function compareText(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0
}
