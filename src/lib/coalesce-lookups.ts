import { ServiceError } from './errors.ts'

interface Lookups<Value> {
  readonly running: Promise<Value>
  /** Starts when `running` has ended; shared by all callers that arrived in the meantime. */
  next: Promise<Value> | undefined
}

/**
 * Coalesces concurrent lookups of one key: callers that arrive during a lookup share the next one. No caller
 * gets a result that is older than its call, and any number of concurrent calls costs two lookups. Where the
 * first finds the data unavailable, that is the answer to all. A cache that shares the running lookup, as
 * LRUCache's `fetch` does, could return a result from before the call.
 */
export function coalesceLookups<Value>(
  lookUp: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const byKey = new Map<string, Lookups<Value>>()
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
      (error: unknown) => {
        // Of a database that does not answer the next lookup would only say so a whole deadline later.
        if (error instanceof ServiceError && error.fault.kind === 'unavailable') throw error
        return begin(key)
      },
    )
    return known.next
  }
}
