import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface QueuedRequest {
  readonly response: ServerResponse
  begin(): void
}

/** Unanswered requests of each connection, in order of arrival; the first one is being handled. */
const queues = new WeakMap<Socket, QueuedRequest[]>()

/**
 * Handles the pipelined requests of a connection one at a time: each one starts when the response before it
 * has been sent. Node starts them all at once; one packet can hold hundreds, and a client that reads no
 * responses would make the server buffer them all.
 */
export function serializePipelined(handler: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request
    const queue = queues.get(socket) ?? []
    queues.set(socket, queue)
    const begin = () => {
      response.once('close', () => {
        queue.shift()
        // After a response that closes the connection no further request can be answered, so none is started.
        if (socket.writable) queue[0]?.begin()
      })
      handler(request, response)
    }
    queue.push({ response, begin })
    if (queue.length === 1) begin()
  }
}

/** The response that a connection is waiting for, if its request has arrived completely. */
export function pendingResponse(socket: Socket): ServerResponse | undefined {
  const response = queues.get(socket)?.[0]?.response
  return response?.req.complete ? response : undefined
}
