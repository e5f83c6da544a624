import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface QueuedRequest {
  readonly response: ServerResponse
  begin(): void
}

/** More than this nobody pipelines who means to read the answers. Each takes some kilobytes while it waits. */
export const MAX_UNANSWERED = 50
/**
 * Of what a client has asked for in one go, what it is sent before it says anything more. The machine's own buffers take
 * megabytes of what nobody reads, and ever more of them, so that a connection that nobody reads looks like a slow one.
 */
export const MAX_SENT_UNASKED_BYTES = 1_048_576

/** What had been read and sent of a connection when something was last heard on it. */
interface LastHeard {
  readonly bytesRead: number
  readonly bytesWritten: number
}

/** Unanswered requests of each connection, in order of arrival; the first one is being handled. */
const queues = new WeakMap<Socket, QueuedRequest[]>()

/**
 * Handles the pipelined requests of a connection one at a time: each one starts when the response before it
 * has been sent, and others had their turn. Node starts them all at once; one packet can hold hundreds, and a client
 * that reads no responses would make the server buffer them all. A connection with too many is closed.
 */
export function serializePipelined(handler: RequestListener): RequestListener {
  const lastHeard = new WeakMap<Socket, LastHeard>()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const queue = queues.get(socket) ?? []
    queues.set(socket, queue)
    if (queue.length >= MAX_UNANSWERED) {
      socket.destroy()
      return
    }
    const beginNext = () => {
      // After a response that closes the connection no further request can be answered, so none is started.
      if (socket.writable) queue[0]?.begin()
    }
    const begin = () => {
      const { bytesRead, bytesWritten } = socket
      const last = lastHeard.get(socket)
      if (last?.bytesRead !== bytesRead) lastHeard.set(socket, { bytesRead, bytesWritten })
      else if (bytesWritten - last.bytesWritten >= MAX_SENT_UNASKED_BYTES) response.shouldKeepAlive = false
      handler(request, response)
    }
    // Now, so that whoever waits for the same finds the queue without it.
    response.once('close', () => {
      queue.shift()
      if (queue.length > 0) setImmediate(beginNext)
    })
    queue.push({ response, begin })
    if (queue.length === 1) begin()
  }
}

/** The response that a connection is waiting for, if its request has arrived completely. */
export function pendingResponse(socket: Socket): ServerResponse | undefined {
  const response = queues.get(socket)?.[0]?.response
  return response?.req.complete ? response : undefined
}
