import postgres from 'postgres'
import { textArray } from './text-array.ts'

export interface ConnectOptions {
  /** The server gives up on a statement after this long. */
  readonly statementTimeoutMs?: number
  /** Told once that the connection has ended, before the statement on it fails. */
  readonly onEnd?: () => void
}

/**
 * One connection to a libpq URL. As in libpq, a `host` query parameter (a Unix socket's folder) wins over the host in
 * the URL, and that may be an IPv6 address: postgres.js alone does neither.
 *
 * It is made by its first statement and ends for good when it is lost: the statements on it, and all later ones, are
 * rejected with an error whose `code` begins with `CONNECTION_` or is the system's. postgres.js (3.4.9) would connect
 * again, and is not itself then. A statement that began between the socket's `error` and `close` was never sent, and
 * resolves without rows or error as soon as the new connection is ready, or never; rows may come behind empty places;
 * the start of the new connection may never be sent.
 */
export function connect(connectionString: string, options: ConnectOptions = {}): postgres.Sql {
  const url = new URL(connectionString)
  const host = url.searchParams.get('host')
  url.searchParams.delete('host')
  const sql = postgres(url.toString(), {
    max: 1,
    ...(host === null ? addressOf(url) : { host }),
    connect_timeout: 10,
    // A statement that met the end of a connection's lifetime would wait for the next one, which there is not.
    max_lifetime: null,
    // postgres.js would ask every new connection for the array types, and the process dies of an unhandled
    // rejection when the server ends the connection meanwhile.
    fetch_types: false,
    types: { textArray },
    connection: {
      application_name: 'trend-research',
      TimeZone: 'UTC',
      // The database or the user may have other defaults: dates would be misread, and races end in errors.
      DateStyle: 'ISO, MDY',
      default_transaction_isolation: 'read committed',
      statement_timeout: options.statementTimeoutMs ?? 0,
    },
    onnotice: () => {},
    onclose: () => {
      options.onEnd?.()
      // Rejects what is on the connection, and whatever is asked of it from now on.
      void sql.end({ timeout: 0 })
    },
  })
  return sql
}

/**
 * Sound: of an IPv6 address postgres.js takes a list, though its types do not say so; text it would cut at the first
 * colon.
 */
function addressOf({ hostname, port }: URL): { host?: string; port?: number } {
  const address = /^\[(.+)\]$/.exec(hostname)?.[1]
  if (address === undefined) return {}
  return { host: [address], port: [Number(port || 5432)] } as { host: unknown } as { host: string }
}
