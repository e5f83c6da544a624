/** z of the 95 % quantile of the normal distribution. */
const Z95 = 1.6449

/**
 * The upper bound, one-sided 95 %, of the slope of a line through points by least squares; Student's quantile by the first
 * two terms of its expansion (Abramowitz and Stegun, 26.7.5). Needs at least four points that are not all at one x.
 */
export function slopeUpperBound(points: readonly { readonly x: number; readonly y: number }[]): number {
  const n = points.length
  if (n < 4) throw new RangeError(`${n} points are too few for a slope with a bound.`)
  const meanX = mean(points.map(({ x }) => x))
  const meanY = mean(points.map(({ y }) => y))
  const squares = sum(points.map(({ x }) => (x - meanX) ** 2))
  if (squares === 0) throw new RangeError('All points are at one x.')
  const slope = sum(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / squares
  const freedom = n - 2
  const residual = sum(points.map(({ x, y }) => (y - meanY - slope * (x - meanX)) ** 2)) / freedom
  const quantile =
    Z95 + (Z95 ** 3 + Z95) / (4 * freedom) + (5 * Z95 ** 5 + 16 * Z95 ** 3 + 3 * Z95) / (96 * freedom ** 2)
  return slope + quantile * Math.sqrt(residual / squares)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length
}
