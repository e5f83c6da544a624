import type { Connection, Execution } from './connection.ts'

/** How often within the time limit it is looked whether anything came. */
const LOOKS = 4

/**
 * Calls `onSilence` once, when for `silenceMs` no byte has come on the connection of a statement that was sent.
 * Looks are counted, not time: when this process itself was held up, what has come meanwhile is read before the
 * next look. Returns what ends the watch.
 */
export function watchSilence(
  execution: Execution,
  connection: Connection,
  silenceMs: number,
  onSilence: () => void,
): () => void {
  let quietLooks = 0
  let { bytesRead } = connection
  const timer = setTimeout(() => {
    const isQuiet = execution.isSent() && connection.bytesRead === bytesRead
    bytesRead = connection.bytesRead
    quietLooks = isQuiet ? quietLooks + 1 : 0
    if (quietLooks < LOOKS) timer.refresh()
    else onSilence()
  }, silenceMs / LOOKS)
  return () => clearTimeout(timer)
}
