import type { Timing } from '../../../../../simulator/dataset/texts/theme.ts'

/** How a topic's posts lie in time, from a hundred days before the end. */
export const courses = {
  steady: [
    [100, 0],
    [0, 1],
  ],
  /** Several times as much from one day on. */
  step: [
    [100, 0],
    [7, 0.4],
    [0, 1],
  ],
  /** Twice as much or a little more. */
  weakRise: [
    [100, 0],
    [7, 0.82],
    [0, 1],
  ],
  /** More from week to week. */
  ramp: [
    [60, 0],
    [28, 0.15],
    [14, 0.35],
    [7, 0.57],
    [0, 1],
  ],
  /** Nobody spoke of it before. */
  fresh: [
    [5, 0],
    [2, 0.5],
    [0, 1],
  ],
  /** All at once, then less. */
  burst: [
    [4, 0],
    [2.5, 0.65],
    [0, 1],
  ],
  /** It was there, went and has come back. */
  comeback: [
    [98, 0],
    [85, 0.42],
    [80, 0.45],
    [5, 0.48],
    [0, 1],
  ],
  fading: [
    [100, 0],
    [45, 0.55],
    [12, 0.96],
    [0, 1],
  ],
  /** Over and done with. */
  past: [
    [50, 0],
    [46, 0.7],
    [35, 1],
  ],
} as const satisfies Record<string, Timing>
