export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** A whole number by its first digits, so many of them. */
export function roundedTo(digits: number, value: number, round: (value: number) => number): number {
  const step = 10 ** (String(value).length - digits)
  return round(value / step) * step
}
