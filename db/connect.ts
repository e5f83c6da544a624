import postgres from 'postgres'
import { textArray } from './text-array.ts'

export interface ConnectOptions {
  /** Connections at most. */
  readonly max: number
  /** The server gives up on a statement after this long. */
  readonly statementTimeoutMs?: number
}

/**
 * A postgres.js pool for a libpq URL. As in libpq, a `host` query parameter (a Unix socket's folder) wins over
 * the host in the URL, and that may be an IPv6 address: postgres.js alone does neither.
 */
export function connect(connectionString: string, options: ConnectOptions): postgres.Sql {
  const url = new URL(connectionString)
  const host = url.searchParams.get('host')
  url.searchParams.delete('host')
  return postgres(url.toString(), {
    max: options.max,
    ...(host === null ? addressOf(url) : { host }),
    connect_timeout: 10,
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
  })
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
