import type { ServerResponse } from 'node:http'

/** Aborts if the client disconnects before the response is complete; at once where it has already gone. */
export function clientGoneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  const check = () => {
    if (!response.writableFinished) gone.abort()
  }
  // The event is past for a client that left while its key was looked up.
  if (response.closed) check()
  else response.once('close', check)
  return gone.signal
}
