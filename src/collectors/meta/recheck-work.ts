import type { CollectorError, RecheckOutcome, StoredRef } from '../collector.ts'
import type { CallWork } from '../http.ts'
import type { GraphClient } from './client.ts'
import type { HourlyBudget } from './hourly-budget.ts'

/** Filled while the rechecks run, so that a refusal keeps the results before it. */
export interface RecheckResult {
  readonly found: RecheckOutcome['found'][number][]
  readonly gone: StoredRef[]
  readonly goneThreads: string[]
  readonly problems: CollectorError[]
}

/** What the rechecks of both products work with. */
export interface RecheckWork {
  readonly graph: GraphClient
  readonly budget: HourlyBudget
  readonly work: CallWork
  readonly result: RecheckResult
}
