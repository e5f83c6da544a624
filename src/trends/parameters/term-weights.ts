import type { ParameterTable } from './parameter.ts'

/** Terms that keep to some weeks. */
export const burst = {
  burstBinDays: {
    value: 7,
    unit: 'days',
    range: [1, 31],
    kind: 'definition',
    effect: 'Bursts are found by weeks, so that weekdays do not count.',
  },
} as const satisfies ParameterTable
