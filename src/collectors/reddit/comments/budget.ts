/** How many calls of a scan's budget for comments go where. */
export interface CommentBudget {
  /** Trees of threads. */
  readonly trees: number
  /** Pages of the newest comments. */
  readonly pages: number
  /** Requests for what trees only named. */
  readonly more: number
  /** Threads that are continued where their trees were cut for their depth. */
  readonly deep: number
}

/**
 * Of twenty calls eight trees, six pages, three requests for more and three continuations, and as much of other budgets;
 * what is left over by rounding goes to trees, the best calls of all. Without pages to read their calls go to trees, too.
 */
export function commentBudget(calls: number, hasPlaces: boolean): CommentBudget {
  const more = Math.floor(calls * 0.15)
  const deep = Math.floor(calls * 0.15)
  const pages = hasPlaces ? Math.floor(calls * 0.3) : 0
  return { trees: calls - pages - more - deep, pages, more, deep }
}
