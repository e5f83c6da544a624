import type { Db } from '../../db/database.ts'
import { hasUsers } from '../../db/users.ts'
import { ServiceError } from '../lib/errors.ts'
import type { Logger } from '../process/log.ts'
import { issueFirstLink, linkOf } from './links.ts'

export interface FirstStart {
  readonly db: Db
  readonly log: Logger
  readonly now: Date
  /** Where a person on this machine, or the one that BASE_URL names, reaches the service. */
  readonly baseUrl: string
  /** Prints to a person; undefined where the output is no terminal and may be kept. */
  readonly print: ((text: string) => void) | undefined
}

/**
 * While nobody can sign in, prints a link for the first person. Where the output is no terminal it makes none, and the
 * log names the command that does: a link in a log would let in whoever reads it. The service listens by then, so a
 * database that is lost just now is a warning and not its end.
 */
export async function offerFirstSignIn({ db, log, now, baseUrl, print }: FirstStart): Promise<void> {
  try {
    if (print === undefined) {
      if (await hasUsers(db)) return
      log.info('nobody can sign in to the pages yet: "npm run admin -- user link" makes a sign-in link')
      return
    }
    const link = await issueFirstLink(db, now)
    if (link === undefined) return
    print(
      `Sign in to the pages within 15 minutes, once, as their owner: ${linkOf(baseUrl, link.code)}\nThey lead on from there: what to collect, the first scan, and a key for an agent.`,
    )
  } catch (error) {
    if (!(error instanceof ServiceError && error.fault.kind === 'unavailable')) throw error
    log.warn(
      { err: error },
      'whether anybody can sign in to the pages is not known, for the database was lost: "npm run admin -- user link" makes a sign-in link',
    )
  }
}

/**
 * Where a person reaches a service: `baseUrl` where it is set, and `localhost` where the service listens on this
 * machine or on all addresses, because passkeys and secure cookies need a name.
 */
export function personalUrl(baseUrl: string | undefined, host: string, port: number): string {
  if (baseUrl !== undefined) return baseUrl
  const everywhere = ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::'].includes(host)
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${everywhere ? 'localhost' : name}:${port}`
}
