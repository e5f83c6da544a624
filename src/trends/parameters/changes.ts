import type { ParameterTable } from './parameter.ts'

/** What changed since a moment. */
export const changes = {
  maxCitedPosts: {
    value: 2,
    unit: 'posts',
    range: [0, 100],
    kind: 'display',
    effect: 'So many posts are cited for a change.',
  },
  minLeftCoverage: {
    value: 0.5,
    unit: 'share of the days that left the window',
    range: [0, 1],
    kind: 'tuned',
    effect: 'With less collected all of the earlier window is compared.',
  },
} as const satisfies ParameterTable
