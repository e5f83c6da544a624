/** To three decimals, as figures are shown. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
