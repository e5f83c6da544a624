interface LookUps<Value> {
  readonly running: Promise<Value>
  /** Begins when `running` has ended, for all who asked in the meantime. */
  next: Promise<Value> | undefined
}

/**
 * Lets callers who ask for the same key at the same time share one look-up, which begins after the last of them has
 * asked: nobody gets an answer that is older than the question, and a hundred questions cost two look-ups. A cache that
 * shares what is under way, as LRUCache's `fetch` does, would answer with what was so before the question.
 */
export function shareLookUps<Value>(
  lookUp: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const byKey = new Map<string, LookUps<Value>>()
  const begin = (key: string): Promise<Value> => {
    const running = lookUp(key).finally(() => {
      if (byKey.get(key)?.running === running) byKey.delete(key)
    })
    byKey.set(key, { running, next: undefined })
    return running
  }
  return (key) => {
    const known = byKey.get(key)
    if (known === undefined) return begin(key)
    known.next ??= known.running.then(
      () => begin(key),
      () => begin(key),
    )
    return known.next
  }
}
