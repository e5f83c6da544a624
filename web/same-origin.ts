import type { Middleware } from 'koa'
import { ServiceError } from '../src/lib/errors.ts'
import { isLoopback, type Site } from './site.ts'

/** The headers of a request that tell where it was made. */
export interface RequestOrigin {
  readonly secFetchSite: string | undefined
  readonly origin: string | undefined
  readonly host: string | undefined
}

/**
 * Refuses what another site may have made a browser send. Browsers say so themselves by `Sec-Fetch-Site`, which no page
 * can set, but on plain http beyond this machine they leave it out: then the `Origin` must be the site's own. Reading
 * needs none of it.
 */
export function requireSameOrigin(site: Site): Middleware {
  return async (ctx, next) => {
    const { host, origin, 'sec-fetch-site': secFetchSite } = ctx.req.headers
    const from = { host, origin, secFetchSite: secFetchSite?.toString() }
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD' && !isSameOrigin(from, site)) throw crossSite(site)
    await next()
  }
}

/** Whether a page of this site made the request. */
export function isSameOrigin({ secFetchSite, origin, host }: RequestOrigin, site: Site): boolean {
  if (secFetchSite !== undefined) return secFetchSite === 'same-origin'
  if (origin === undefined) return false
  if (origin === new URL(site.baseUrl).origin) return true
  // The service has no name of its own: any name of this machine will do, if it is the one that was asked.
  const asked = `http://${host ?? ''}`
  if (site.isBaseUrlGiven || !URL.canParse(asked)) return false
  return isLoopback(new URL(asked).hostname) && origin === new URL(asked).origin
}

function crossSite({ baseUrl, isBaseUrlGiven }: Site): ServiceError {
  const where = isBaseUrlGiven
    ? `Open ${baseUrl}/app and try again there.`
    : 'Open /app of this service and try again there. If that is where you are, its operator has to set BASE_URL to this address.'
  return new ServiceError(
    { kind: 'forbidden' },
    `This request does not come from a page of this service, so nothing was changed. ${where}`,
  )
}
