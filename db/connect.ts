import postgres from 'postgres'
import { textArray } from './text-array.ts'

export interface ConnectOptions {
  /** The server cancels a statement after this long. */
  readonly statementTimeoutMs?: number
  /** Called once when the connection has ended, before the statement on it fails. */
  readonly onEnd?: () => void
}

/**
 * One connection to a libpq URL. As in libpq, a `host` query parameter (a Unix socket's folder) overrides the
 * host in the URL, and the host may be an IPv6 address: postgres.js alone supports neither.
 *
 * It is opened by its first statement and is never opened again once it is lost: the statements on it and all
 * later ones are rejected with an error whose `code` begins with `CONNECTION_` or is the system's. The
 * reconnecting of postgres.js (3.4.9) is broken: a statement that began between the socket's `error` and
 * `close` is never sent, and resolves without rows or error once the new connection is ready, or never; rows
 * may be preceded by empty ones; the startup message of the new connection may never be sent.
 */
export function connect(connectionString: string, options: ConnectOptions = {}): postgres.Sql {
  const url = new URL(connectionString)
  const host = url.searchParams.get('host')
  url.searchParams.delete('host')
  const sql = postgres(url.toString(), {
    max: 1,
    ...(host === null ? addressOf(url) : { host }),
    connect_timeout: 10,
    // A statement at the end of a connection's lifetime would wait for the next connection, which never
    // comes.
    max_lifetime: null,
    // postgres.js would query the array types on every new connection, and the process dies of an unhandled
    // rejection when the server ends the connection meanwhile.
    fetch_types: false,
    types: { textArray },
    connection: {
      application_name: 'trend-research',
      TimeZone: 'UTC',
      // The database or the user may have other defaults: dates would be misread, and races would end in
      // errors.
      DateStyle: 'ISO, MDY',
      default_transaction_isolation: 'read committed',
      statement_timeout: options.statementTimeoutMs ?? 0,
    },
    onnotice: () => {},
    onclose: () => {
      options.onEnd?.()
      // Rejects the statement on the connection and all later ones.
      void sql.end({ timeout: 0 })
    },
  })
  return sql
}

/**
 * Sound: postgres.js accepts a list as host, though its types do not say so; a string it cuts at the first
 * colon.
 */
function addressOf({ hostname, port }: URL): { host?: string; port?: number } {
  const address = /^\[(.+)\]$/.exec(hostname)?.[1]
  if (address === undefined) return {}
  return { host: [address], port: [Number(port || 5432)] } as { host: unknown } as { host: string }
}
