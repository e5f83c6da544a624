import type { XPost } from '../dataset/dataset.ts'
import { integerIn, offendingParameter, offsetOf, pageToken, timestampOf } from '../parameters.ts'
import type { Scenario, ScenarioName } from '../scenarios.ts'
import { invalid, invalidTogether } from './replies.ts'
import { type Asked, postFields, postFieldsNew, userFields } from './shapes.ts'

export const fieldParameters = ['expansions', 'tweet.fields', 'post.fields', 'user.fields', 'media.fields']

export function checkParameters(query: URLSearchParams, known: readonly string[]): void {
  const offending = offendingParameter(query, known)
  if (offending === null) return
  const message = `The query parameter [${offending}] is not one of [${known.join(',')}]`
  throw invalid(offending, query.get(offending) ?? '', message)
}

/** The requested fields and their vocabulary; `post.fields` chooses the newer one. */
export function askedOf(query: URLSearchParams, scenario: ScenarioName): Asked {
  const vocabulary = query.has('post.fields') ? 'post' : 'tweet'
  const unwanted = scenario === 'only_tweet' ? 'post.fields' : scenario === 'only_post' ? 'tweet.fields' : ''
  const both = query.has('post.fields') && query.has('tweet.fields') ? 'post.fields' : unwanted
  if (query.has(both)) {
    const known = fieldParameters.filter((name) => name !== both)
    throw invalid(
      both,
      query.get(both) ?? '',
      `The query parameter [${both}] is not one of [${known.join(',')}]`,
    )
  }
  const expansions = [
    'author_id',
    `referenced_${vocabulary}s.id`,
    'in_reply_to_user_id',
    'attachments.media_keys',
  ]
  return {
    vocabulary,
    postFields: listOf(query, `${vocabulary}.fields`, vocabulary === 'post' ? postFieldsNew : postFields),
    userFields: listOf(query, 'user.fields', userFields),
    expansions: listOf(query, 'expansions', expansions),
  }
}

function listOf(query: URLSearchParams, name: string, known: readonly string[]): Set<string> {
  const values = (query.get(name) ?? '').split(',').filter((value) => value !== '')
  const unknown = values.find((value) => !known.includes(value))
  if (unknown === undefined) return new Set(values)
  throw invalid(
    name,
    values.join(','),
    `The \`${name}\` query parameter value [${unknown}] is not one of [${known.join(',')}]`,
  )
}

/**
 * start_time is inclusive, end_time exclusive and 30 s back by default; ids bound the window as well, `exclusive`ly
 * where a time and an id of the same end are refused.
 */
export function windowOf(
  query: URLSearchParams,
  now: Date,
  floor: Date,
  { exclusive = false }: { readonly exclusive?: boolean } = {},
): (post: XPost) => boolean {
  if (exclusive) for (const pair of ends) refusePair(query, pair)
  const start = timeOf(query, 'start_time') ?? floor
  const end = timeOf(query, 'end_time') ?? new Date(now.getTime() - 30_000)
  const given = query.get('start_time') ?? ''
  if (start < floor) {
    const earliest = `${floor.toISOString().slice(0, 16)}Z`
    throw invalid(
      'start_time',
      given,
      `Invalid 'start_time':'${given}'. 'start_time' must be on or after ${earliest}`,
    )
  }
  if (end.getTime() > now.getTime() - 10_000) {
    const text = query.get('end_time') ?? ''
    throw invalid(
      'end_time',
      text,
      `Invalid 'end_time':'${text}'. 'end_time' must be a minimum of 10 seconds prior to the request time.`,
    )
  }
  if (start >= end)
    throw invalid(
      'start_time',
      given,
      `Invalid 'start_time':'${given}'. 'start_time' must be before 'end_time'`,
    )
  const since = idOf(query, 'since_id')
  const until = idOf(query, 'until_id')
  return (post) =>
    post.publishedAt >= start &&
    post.publishedAt < end &&
    (since === null || BigInt(post.id) > since) &&
    (until === null || BigInt(post.id) < until)
}

const ends = [
  ['since_id', 'start_time'],
  ['until_id', 'end_time'],
] as const

function refusePair(query: URLSearchParams, [id, time]: (typeof ends)[number]): void {
  if (!query.has(id) || !query.has(time)) return
  throw invalidTogether(query, [id, time], `'${id}' and '${time}' cannot be used together`)
}

function timeOf(query: URLSearchParams, name: string): Date | null {
  const text = query.get(name)
  if (text === null) return null
  const time = timestampOf(text)
  if (time === null)
    throw invalid(
      name,
      text,
      `The \`${name}\` query parameter value [${text}] is not a valid RFC3339 date-time`,
    )
  return time
}

function idOf(query: URLSearchParams, name: string): bigint | null {
  const text = query.get(name)
  if (text === null) return null
  if (!/^\d{1,19}$/.test(text))
    throw invalid(name, text, `The \`${name}\` query parameter value [${text}] is not valid`)
  return BigInt(text)
}

/**
 * `next_token` and `pagination_token` mean the same. The end is an answer without next_token, beyond the `reach` one
 * without posts.
 */
export function pageOf(
  query: URLSearchParams,
  posts: readonly XPost[],
  {
    reach = posts.length,
    ...bounds
  }: { readonly min: number; readonly max: number; readonly reach?: number },
  { name, amount }: Scenario,
): { posts: XPost[]; meta: Record<string, unknown> } {
  const raw = query.get('max_results') ?? ''
  const wanted = integerIn(query, 'max_results', { ...bounds, fallback: 10 }, () => {
    throw invalid(
      'max_results',
      raw,
      `The \`max_results\` query parameter value [${raw}] is not between ${bounds.min} and ${bounds.max}`,
    )
  })
  const extra = name === 'generous_pages' ? amount : 0
  const size = name === 'half_pages' ? Math.ceil(wanted / 2) : wanted + extra
  const token = query.get('next_token') ?? query.get('pagination_token')
  const start = token === null ? 0 : offsetOf('x', token)
  if (start === null)
    throw invalid(
      'next_token',
      token ?? '',
      `The \`next_token\` query parameter value [${token}] is not valid`,
    )
  const page = posts.slice(start, Math.min(start + size, reach))
  const ids = page.map((post) => BigInt(post.id)).sort((one, other) => (one < other ? -1 : 1))
  const meta = {
    ...(ids.length === 0 ? {} : { newest_id: String(ids.at(-1)), oldest_id: String(ids[0]) }),
    result_count: page.length,
    ...(start + size < posts.length && start < reach ? { next_token: pageToken('x', start + size) } : {}),
  }
  return { posts: page, meta }
}
