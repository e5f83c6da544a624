/** What came of a batch of ids. */
export interface Gathered<T> {
  readonly found: ReadonlyMap<string, T>
  /** Asked for and not there. */
  readonly missing: readonly string[]
  /** Why others could not be asked for. */
  readonly failure: { readonly error: unknown } | undefined
}

export type OnceEach<T> = (ids: readonly string[]) => Promise<Gathered<T>>

/** Reads every id once, in one batch a call, however many ask for it at the same time. Never rejects. */
export function onceEach<T>(read: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>): OnceEach<T> {
  const asked = new Map<string, Promise<T | undefined>>()

  function ask(ids: readonly string[]): void {
    if (ids.length === 0) return
    const batch = read(ids)
    for (const id of ids)
      asked.set(
        id,
        batch.then((found) => found.get(id)),
      )
  }

  return async (wanted) => {
    const ids = [...new Set(wanted)]
    ask(ids.filter((id) => !asked.has(id)))
    const found = new Map<string, T>()
    const missing: string[] = []
    let failure: Gathered<T>['failure']
    for (const [index, outcome] of (await Promise.allSettled(ids.map((id) => asked.get(id)))).entries()) {
      const id = ids[index] ?? ''
      if (outcome.status === 'rejected') failure ??= { error: outcome.reason }
      else if (outcome.value === undefined) missing.push(id)
      else found.set(id, outcome.value)
    }
    return { found, missing, failure }
  }
}
