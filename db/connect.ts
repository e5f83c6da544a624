import { Socket } from 'node:net'
import postgres from 'postgres'
import { CONNECT_WITHIN_MS } from './deadlines.ts'
import { textArray } from './text-array.ts'

export interface ConnectOptions {
  /** From opening the socket until the server takes statements. */
  readonly connectMs?: number
  /** Settings of the session at its start. A pooler that shares sessions refuses most of them. */
  readonly session?: Readonly<Record<string, string | number>>
  /** Called once when the connection has ended, before the statement on it fails. */
  readonly onEnd?: () => void
}

/** Where a server listens: a Unix socket's path, or a host (a name, or an address without brackets) and its port. */
export type ServerAddress = { readonly path: string } | { readonly host: string; readonly port: number }

export interface OpenConnection {
  readonly sql: postgres.Sql
  readonly address: ServerAddress
  /** Bytes that have come from the server so far. */
  bytesRead(): number
  /** Reads on where postgres.js (3.4.9) has left the socket paused, as it does at the end of a COPY that was read slowly. */
  resume(): void
  /** Rejects the statement on it and all later ones; its socket is gone within a second, whoever is silent. */
  close(): void
}

/** What a server that says goodbye gets for it before its socket is destroyed. */
const GOODBYE_MS = 1000

/** One connection to a libpq URL for statements that need no more; `openConnection` says how it fails. */
export function connect(connectionString: string): postgres.Sql {
  return openConnection(connectionString).sql
}

/**
 * One connection to a libpq URL. As in libpq, a `host` query parameter (a Unix socket's folder) overrides the
 * host in the URL, and the host may be an IPv6 address: postgres.js alone supports neither.
 *
 * It is opened by its first statement and has one socket, ever: once that has ended, the statements on it and all
 * later ones are rejected with an error whose `code` begins with `CONNECTION_` or is the system's. The
 * reconnecting of postgres.js (3.4.9) is broken: a statement that began between the socket's `error` and
 * `close` is never sent, and resolves without rows or error once the new connection is ready, or never; rows
 * may be preceded by those of a lost answer; a server that closes while it is being connected to is connected
 * to again as fast as the machine can.
 */
export function openConnection(connectionString: string, options: ConnectOptions = {}): OpenConnection {
  const url = new URL(connectionString)
  const givenHost = url.searchParams.get('host')
  url.searchParams.delete('host')
  let socket: Socket | undefined
  let isEnded = false
  let isClosing = false
  const end = () => {
    if (isEnded) return
    isEnded = true
    options.onEnd?.()
    close()
  }
  const close = () => {
    if (isClosing) return
    isClosing = true
    sql.end({ timeout: 0 }).catch(() => {})
    // postgres.js leaves a socket alone that is still connecting or whose other side says nothing any more.
    setTimeout(() => socket?.destroy(), GOODBYE_MS).unref()
  }
  const sql = postgres(url.toString(), {
    max: 1,
    connect_timeout: (options.connectMs ?? CONNECT_WITHIN_MS) / 1000,
    // A statement at the end of a connection's lifetime would wait for the next connection, which never
    // comes.
    max_lifetime: null,
    // postgres.js would query the array types on every new connection, and the process dies of an unhandled
    // rejection when the server ends the connection meanwhile.
    fetch_types: false,
    types: { textArray },
    connection: {
      application_name: 'trend-research',
      // The database or the user may have other defaults, and dates would be misread. Poolers know these two.
      TimeZone: 'UTC',
      DateStyle: 'ISO, MDY',
      ...options.session,
    },
    onnotice: () => {},
    onclose: end,
    ...usingSocket(() => {
      if (socket !== undefined) {
        end()
        throw Object.assign(new Error('the server ended the connection'), { code: 'CONNECTION_CLOSED' })
      }
      socket = openSocket(address)
      return socket
    }),
  })
  const address = addressOf(url, givenHost, sql)
  return { sql, address, bytesRead: () => socket?.bytesRead ?? 0, resume: () => void socket?.resume(), close }
}

/** A socket that is connecting. */
export function openSocket(address: ServerAddress): Socket {
  const socket = new Socket()
  // For TLS postgres.js takes the name to ask for, and to check, from here.
  return 'path' in address
    ? socket.connect(address.path)
    : Object.assign(socket.connect(address.port, address.host), { host: address.host })
}

/** postgres.js takes a function that makes its sockets, though its types do not say so. */
function usingSocket(socket: () => Socket): object {
  return { socket }
}

/** postgres.js knows what the environment has in the place of what the URL leaves out, but no IPv6 address. */
function addressOf(url: URL, givenHost: string | null, { options }: postgres.Sql): ServerAddress {
  const [defaultHost = ''] = options.host
  const [defaultPort = 0] = options.port
  const host = givenHost ?? /^\[(.+)\]$/.exec(url.hostname)?.[1] ?? defaultHost
  const port = url.port === '' ? defaultPort : Number(url.port)
  return host.includes('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}
