import { ServiceError } from '../src/lib/errors.ts'

/** Why PostgreSQL lets nobody in, or changes nothing, until its operator does something; by PostgreSQL's code. */
const byServer: Readonly<Record<string, string>> = {
  '28000': 'refuses this user: check DATABASE_URL',
  '28P01': 'refuses this user or password: check DATABASE_URL',
  '3D000': 'has no database of this name: check DATABASE_URL',
  '3F000': 'has no schema to make tables in: check DATABASE_URL',
  '25006': 'is read-only: check DATABASE_URL',
  '42501': 'lets this user make no tables: check DATABASE_URL',
  '53300': 'takes no more connections: raise its max_connections, or lower DATABASE_POOL_SIZE',
}

/** A pooler has one code for whatever it refuses, so that its words tell; PgBouncer's, of several versions. */
const POOLER = '08P01'
const byPooler: readonly (readonly [words: RegExp, why: string])[] = [
  [
    /no such database|database .* does not exist|bouncer config error/,
    'has no database of this name: check DATABASE_URL and the pooler’s list of databases',
  ],
  [
    /startup parameter/,
    'takes no such setting at the start of a session: take it out of DATABASE_URL, or have the pooler ignore it',
  ],
  [
    /auth|password|no such user|login rejected|not allowed/i,
    'refuses this user or password, or PostgreSQL refuses its own: check DATABASE_URL and the pooler’s list of users',
  ],
  [
    /no more connections|too many/,
    'takes no more connections: raise its max_client_conn, or lower DATABASE_POOL_SIZE',
  ],
]

/**
 * One sentence for an error of a first connection that does not pass by itself, with what is to be done; undefined for any
 * other.
 */
export function refusalOf(error: unknown): ServiceError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (!('code' in at)) continue
    const why = at.code === POOLER ? poolerRefusal(at.message) : byServer[String(at.code)]
    const who = at.code === POOLER ? 'The pooler in front of PostgreSQL' : 'PostgreSQL'
    if (why !== undefined)
      return new ServiceError({ kind: 'unavailable' }, `${who} ${why}.`, { cause: error })
  }
  return undefined
}

/** Its own words where they tell more. */
function poolerRefusal(words: string): string {
  const said = `(it says "${words.replace(/\s+/g, ' ')}")`
  const why = byPooler.find(([pattern]) => pattern.test(words))?.[1]
  return why === undefined
    ? `refuses the connection ${said}: check DATABASE_URL`
    : why.replace(':', ` ${said}:`)
}
