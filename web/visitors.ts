import type { IncomingMessage } from 'node:http'
import type { Context } from 'koa'
import type { Accounts } from '../src/accounts/accounts.ts'
import { SESSION_LIFE_MS } from '../src/accounts/limits.ts'
import type { Visitor } from '../src/accounts/visitor.ts'
import { type Site, takesSecureCookies } from './site.ts'

/** The cookie of a session, and who sent it. No other facade reads it. */
export interface Visitors {
  /** The cookie that the browser sent, if it may be one of a session. */
  cookieOf(request: IncomingMessage): string | undefined
  visitorOf(request: IncomingMessage): Promise<Visitor | undefined>
  /** Whether the browser's session was alive when it was last looked up. */
  isKnown(request: IncomingMessage): boolean
  /** Gives the browser the cookie of a new session. */
  give(ctx: Context, cookie: string): void
  /** Takes the cookie from the browser. */
  take(ctx: Context): void
}

/**
 * `__Host-` where the browser takes it: no other host can set such a cookie for this one. Lax, so that a link from a
 * chat opens a page; what changes something needs the site's own pages anyway.
 */
export function createVisitors(accounts: Accounts, site: Site): Visitors {
  const secure = takesSecureCookies(site)
  const name = secure ? '__Host-session' : 'session'
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const set = (ctx: Context, value: string, maxAgeSeconds: number) =>
    ctx.append('Set-Cookie', `${name}=${value}; Max-Age=${maxAgeSeconds}${attributes}`)
  const cookieOf = ({ headers }: IncomingMessage) => readCookie(headers.cookie ?? '', name)
  return {
    cookieOf,
    async visitorOf(request) {
      const cookie = cookieOf(request)
      return cookie === undefined ? undefined : await accounts.visitorOf(cookie)
    },
    isKnown(request) {
      const cookie = cookieOf(request)
      return cookie !== undefined && accounts.isKnown(cookie)
    },
    give: (ctx, cookie) => set(ctx, cookie, SESSION_LIFE_MS / 1000),
    take: (ctx) => set(ctx, '', 0),
  }
}

/** The value of a cookie. None where it is there twice: one of them was set by another host or for another path. */
function readCookie(header: string, name: string): string | undefined {
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  const [value = ''] = values
  return values.length === 1 && /^[\w-]{43}$/.test(value) ? value : undefined
}
