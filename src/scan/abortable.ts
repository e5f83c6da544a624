/**
 * Resolves or rejects as the work does, or rejects with the signal's reason once it aborts; the work goes on
 * unused.
 */
export async function abortable<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  let stop = () => {}
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason)
  })
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([work(), stopped])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
