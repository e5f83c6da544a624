import type { Fault } from '../torture.ts'

export const faults: readonly Fault[] = []
