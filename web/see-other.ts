import type { Context } from 'koa'

/** Sends the browser on to another page, by GET. */
export function seeOther(ctx: Context, path: string): void {
  ctx.redirect(path)
  ctx.status = 303
}
