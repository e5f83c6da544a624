import type { CaseSource } from '../folder/find-cases.ts'
export const inventedCases: readonly CaseSource[] = []
