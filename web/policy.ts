import type { Middleware } from 'koa'

/**
 * Nothing from another host, nothing inline, nothing framed. `form-action` also governs where a form may be redirected
 * to: sign-in by another service begins with a link.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

const headers = {
  'Content-Security-Policy': contentSecurityPolicy,
  // With `no-referrer` browsers would send forms with the Origin `null`.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  // Pages show a workspace: after a sign-out nobody finds them by going back.
  'Cache-Control': 'no-store',
}

/**
 * Sets the headers of every answer below /app, refusals included where it stands before the error boundary. What may
 * be cached says so itself. No answer at all may be taken for another type than it says: posts stand in JSON, too.
 */
export const pagePolicy: Middleware = async (ctx, next) => {
  ctx.set('X-Content-Type-Options', 'nosniff')
  if (ctx.path === '/app' || ctx.path.startsWith('/app/')) ctx.set(headers)
  await next()
}
