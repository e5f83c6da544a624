/** The result of loading some ids. */
export interface LoadedBatch<T> {
  readonly found: ReadonlyMap<string, T>
  /** Requested but not found. */
  readonly missing: readonly string[]
  /** The error of a batch that could not be loaded. */
  readonly failure: { readonly error: unknown } | undefined
}

export interface BatchLoader<T> {
  (ids: readonly string[]): Promise<LoadedBatch<T>>
  /** Whether an id was asked for before: it costs no further call. */
  readonly isAsked: (id: string) => boolean
}

/** Loads every id once, in one batch per call, however many concurrent callers request it. Never rejects. */
export function createBatchLoader<T>(
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): BatchLoader<T> {
  const pending = new Map<string, Promise<T | undefined>>()

  function load(ids: readonly string[]): void {
    if (ids.length === 0) return
    const batch = read(ids)
    for (const id of ids)
      pending.set(
        id,
        batch.then((found) => found.get(id)),
      )
  }

  const loadAll = async (wanted: readonly string[]): Promise<LoadedBatch<T>> => {
    const ids = [...new Set(wanted)]
    load(ids.filter((id) => !pending.has(id)))
    const found = new Map<string, T>()
    const missing: string[] = []
    let failure: LoadedBatch<T>['failure']
    for (const [index, outcome] of (await Promise.allSettled(ids.map((id) => pending.get(id)))).entries()) {
      const id = ids[index] ?? ''
      if (outcome.status === 'rejected') failure ??= { error: outcome.reason }
      else if (outcome.value === undefined) missing.push(id)
      else found.set(id, outcome.value)
    }
    return { found, missing, failure }
  }
  return Object.assign(loadAll, { isAsked: (id: string) => pending.has(id) })
}
