import { openSocket, type ServerAddress } from './connect.ts'

/** What a server gave a session for asking, from outside, to end its statement. */
export interface BackendKey {
  readonly pid: number
  readonly secret: number
}

const CANCEL_REQUEST = 80877102
const CANCEL_WITHIN_MS = 1000

/**
 * Asks the server to end the statement of a session, over a socket of its own, as the protocol has it. Nothing
 * tells whether it did: a network that swallows the request is no error.
 */
export function requestCancel(address: ServerAddress, { pid, secret }: BackendKey): void {
  const message = Buffer.alloc(16)
  message.writeInt32BE(message.length, 0)
  message.writeInt32BE(CANCEL_REQUEST, 4)
  message.writeUInt32BE(pid, 8)
  message.writeUInt32BE(secret, 12)
  const socket = openSocket(address).on('error', () => {})
  // Not ended here: a pooler forgets a request whose sender has gone before its own connection to the server is open.
  socket.resume().write(message)
  const timer = setTimeout(() => socket.destroy(), CANCEL_WITHIN_MS).unref()
  socket.once('close', () => clearTimeout(timer))
}
