import type { CollectorError, LookUpOutcome, StoredRef } from '../collector.ts'
import type { CallWork } from '../http.ts'
import type { GraphClient } from './client.ts'
import type { LookUpBudget } from './look-up-budget.ts'

/** What one product's look-up fills as it goes, so that a refusal keeps what came before it. */
export interface LookUpResult {
  readonly found: LookUpOutcome['found'][number][]
  readonly gone: StoredRef[]
  readonly problems: CollectorError[]
}

/** What both products' look-ups work with. */
export interface LookUp {
  readonly graph: GraphClient
  readonly budget: LookUpBudget
  readonly work: CallWork
  readonly result: LookUpResult
}
