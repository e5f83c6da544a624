/** What a platform's budget still holds: of a day, or of the last seven days. */
export interface Budget {
  readonly unit: 'posts' | 'searches' | 'units' | 'hashtags'
  readonly spent: number
  readonly cap: number
  /** When it is whole again or, of one that slides, when the next part is free; null: nothing comes back by itself. */
  readonly renewsAt: Date | null
}

/** Reads budgets from the stored ledgers, without calling the platform. */
export interface BudgetReader {
  budgets(): Promise<readonly Budget[]>
}
