import type { ApiRequest, Caller } from '../exchange.ts'
import { offsetOf, pageToken } from '../parameters.ts'
import { nextUrl } from './fields.ts'
import { badParameter } from './replies.ts'

export interface EdgePage<T> {
  readonly shown: readonly T[]
  /** Absent beyond the end. */
  readonly paging?: Readonly<Record<string, unknown>>
}

/** One page of an edge after the cursor of the request; `kind` tells one list's cursors from another's. */
export function edgePage<T>(
  request: ApiRequest,
  { scenario }: Pick<Caller, 'scenario'>,
  all: readonly T[],
  { kind, limit }: { readonly kind: string; readonly limit: number },
): EdgePage<T> {
  const after = request.query.get('after')
  const cursor = (offset: number) => pageToken(kind, offset)
  if (scenario.name === 'stuck_pages') {
    const cursors = { before: cursor(0), after: cursor(0) }
    return { shown: all.slice(0, limit), paging: { cursors, next: nextUrl(request, cursor(0)) } }
  }
  if (scenario.name === 'hollow_pages' && after === null) {
    return { shown: [], paging: { next: nextUrl(request, cursor(0)) } }
  }
  const start = after === null ? 0 : offsetOf(kind, after)
  if (start === null) throw badParameter('Invalid cursor')
  const shown = all.slice(start, start + limit)
  const end = start + shown.length
  if (shown.length === 0) return { shown }
  const cursors = { before: cursor(start), after: cursor(end) }
  return {
    shown,
    paging: { cursors, ...(end < all.length ? { next: nextUrl(request, cursor(end)) } : {}) },
  }
}
