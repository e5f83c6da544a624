import type { Thresholds } from './gate.ts'
export const thresholds: Thresholds = {}
