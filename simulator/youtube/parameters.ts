import { upTo, type YouTubeVideo } from '../dataset/dataset.ts'
import type { Caller } from '../exchange.ts'
import { integerIn, offendingParameter, offsetOf, pageToken, timestampOf } from '../parameters.ts'
import * as replies from './replies.ts'

/** `key` is allowed in every query; `part` is required everywhere. */
export function checkParameters(query: URLSearchParams, known: readonly string[]): void {
  const offending = offendingParameter(query, [...known, 'part', 'key', 'fields', 'prettyPrint', 'alt'])
  if (offending === null) return
  throw replies.badParameter(
    offending,
    'unexpectedParameter',
    `The parameter ${offending} is unknown or stands twice.`,
  )
}

export function partsOf(query: URLSearchParams, known: readonly string[]): Set<string> {
  const parts = (query.get('part') ?? '').split(',').filter((part) => part !== '')
  if (parts.length === 0) throw replies.badParameter('part', 'missingRequiredParameter', 'No part was given.')
  const unknown = parts.find((part) => !known.includes(part))
  if (unknown !== undefined) throw replies.badParameter('part', 'unknownPart', `'${unknown}'`)
  return new Set(parts)
}

export function idsOf(query: URLSearchParams): Set<string> {
  const ids = (query.get('id') ?? '').split(',').filter((id) => id !== '')
  if (ids.length === 0)
    throw replies.badParameter('parameters', 'missingRequiredParameter', 'No filter selected.')
  if (ids.length > 50)
    throw replies.badParameter('id', 'invalidFilters', `${ids.length} ids, 50 are allowed.`)
  return new Set(ids)
}

export function timeOf(query: URLSearchParams, name: string): Date | null {
  const text = query.get(name)
  if (text === null) return null
  const time = timestampOf(text)
  if (time === null) throw replies.badParameter(name, 'invalidParameter', `Invalid time format: ${text}`)
  return time
}

export function checkValue(query: URLSearchParams, name: string, known: readonly string[]): void {
  const value = query.get(name)
  if (value === null || known.includes(value)) return
  throw replies.badParameter(name, 'invalidParameter', `Invalid value for ${name}: ${value}`)
}

interface Bounds {
  readonly min: number
  readonly max: number
  readonly fallback: number
}

export function sizeOf(query: URLSearchParams, bounds: Bounds): number {
  return integerIn(query, 'maxResults', bounds, (reason) => {
    throw replies.badParameter('maxResults', 'invalidParameter', reason)
  })
}

/** One page and the tokens around it; a token belongs to the `kind` of list that it was given for. */
export function pageOf<T>(
  { scenario }: Caller,
  query: URLSearchParams,
  all: readonly T[],
  { kind, ...bounds }: Bounds & { readonly kind: string },
) {
  const size = sizeOf(query, bounds)
  const token = query.get('pageToken')
  const start = token === null ? 0 : offsetOf(kind, token)
  if (start === null || start > all.length) throw replies.invalidPageToken()
  if (token !== null && scenario.name === 'stale_pages') throw replies.invalidPageToken()
  const tokens = {
    ...(size > 0 && start + size < all.length ? { nextPageToken: pageToken(kind, start + size) } : {}),
    ...(start > 0 ? { prevPageToken: pageToken(kind, Math.max(0, start - size)) } : {}),
  }
  return { items: all.slice(start, start + size), start, size, tokens }
}

export function listed(caller: Caller): YouTubeVideo[] {
  return upTo(caller.dataset.youtube.videos, caller.now).filter(
    ({ deletedAt }) => deletedAt === undefined || deletedAt > caller.now,
  )
}

/** The videos that search and upload lists name; they may lag behind a video's current state. */
export function isIndexed({ privacy }: YouTubeVideo, { scenario }: Caller): boolean {
  return privacy === 'public' || scenario.name === 'stale_index'
}

export function oneFilterOf(query: URLSearchParams, filters: readonly string[]): void {
  const given = filters.filter((name) => query.has(name))
  if (given.length === 1) return
  const reason = given.length === 0 ? 'missingRequiredParameter' : 'incompatibleParameters'
  throw replies.badParameter('parameters', reason, `Choose one of ${filters.join(', ')}.`)
}
