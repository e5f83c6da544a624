import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Turn {
  readonly response: ServerResponse
  begin(): void
}

/** What each connection has asked and not been answered yet; the first is being answered. */
const turnsOf = new WeakMap<Socket, Turn[]>()

/**
 * Hands over the requests of a connection one at a time, each once the answer to the one before has gone out. Node
 * begins all that have arrived: one packet can hold hundreds, whose answers a client that reads none makes us keep.
 */
export function answerInTurn(handler: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request
    const turns = turnsOf.get(socket) ?? []
    turnsOf.set(socket, turns)
    const begin = () => {
      response.once('close', () => {
        turns.shift()
        // After an answer that ends the connection nothing is begun: nobody could be told what came of it.
        if (socket.writable) turns[0]?.begin()
      })
      handler(request, response)
    }
    turns.push({ response, begin })
    if (turns.length === 1) begin()
  }
}

/** The answer that a connection waits for, if its request has arrived in full. */
export function owedAnswer(socket: Socket): ServerResponse | undefined {
  const response = turnsOf.get(socket)?.[0]?.response
  return response?.req.complete ? response : undefined
}
