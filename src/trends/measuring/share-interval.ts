import { Z95 } from '../../lib/normal.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { minCorrected } = valuesOf(parameters.status)

export interface ShareInterval {
  /** 0 to 1, as the two ends. */
  readonly share: number
  readonly lower: number
  readonly upper: number
}

/**
 * 90 % interval of a share, of `count` (0 or more, not always whole) among `total` (above 0): the second-order corrected
 * interval of Cai (2005, One-sided confidence intervals in discrete distributions). Wilson's errs to one side where the
 * share is far from 1/2. Cut to 0 and 1.
 */
export function shareInterval(count: number, total: number): ShareInterval {
  const share = count / total
  const shift = Z95 ** 2 / 3 + 1 / 6
  const centre = (count + shift) / (total + 2 * shift)
  const product = share * (1 - share)
  const skew = Z95 ** 2 / 18 + 7 / 36 - product * ((13 * Z95 ** 2 + 17) / 18)
  const half = Z95 * Math.sqrt((product + skew / Math.max(minCorrected, total)) / total)
  return { share, lower: Math.max(0, centre - half), upper: Math.min(1, centre + half) }
}
