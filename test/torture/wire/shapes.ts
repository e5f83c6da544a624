import type { Random } from '../../../src/cli/bench/citations/random.ts'
import type { Step } from './conversation.ts'

/** One way to speak HTTP, or something like it. */
export interface Shape {
  readonly name: string
  /** The statuses of all answers, in order; each list is allowed. */
  readonly allowed: readonly (readonly number[])[]
  steps(of: { readonly random: Random; readonly key: string }): readonly Step[]
}

export const CLOSE = 'Connection: close\r\n'

export function get(path: string, more = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`
}

/** A body that is right, for an operation that takes one. */
export const BODY = '{"text":"A user says \\"hm\\" (post-1)."}'

export function post(key: string, more: string, body = ''): string {
  return `POST /v1/citations/check HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n${more}\r\n${body}`
}

export function once(
  name: string,
  allowed: readonly (readonly number[])[],
  text: (key: string) => string | Buffer,
  ...then: Step[]
): Shape {
  return { name, allowed, steps: ({ key }) => [{ write: text(key) }, ...then] }
}

const length = (body: string) => `Content-Length: ${Buffer.byteLength(body)}\r\n`
const chunked = 'Transfer-Encoding: chunked\r\n'
const inChunks = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

/** Right requests that come in pieces, in a row, or not to their end. */
export const oddTimings: readonly Shape[] = [
  {
    name: 'a request cut into packets anywhere',
    allowed: [[200]],
    steps: ({ random, key }) => pieces(post(key, length(BODY) + CLOSE, BODY), random, 6),
  },
  {
    name: 'a request byte by byte',
    allowed: [[200]],
    steps: ({ key }) =>
      [...get('/v1/workspace', `Authorization: Bearer ${key}\r\n${CLOSE}`)].map((write) => ({ write })),
  },
  {
    name: 'chunks cut into packets anywhere',
    allowed: [[200]],
    steps: ({ random, key }) => pieces(post(key, chunked + CLOSE, inChunks(BODY)), random, 8),
  },
  {
    name: 'twenty in a row, the last one closes',
    allowed: [Array<number>(20).fill(200)],
    steps: ({ random }) => pieces(get('/healthz').repeat(19) + get('/healthz', CLOSE), random, 10),
  },
  {
    name: 'a refused request between good ones',
    allowed: [[200, 401, 200]],
    steps: () => [{ write: get('/healthz') + get('/v1/workspace') + get('/healthz', CLOSE) }],
  },
  once('more after the request that closes', [[200]], () => get('/healthz', CLOSE) + get('/healthz')),
  once('a right request and then no request', [[200, 400]], () => `${get('/healthz')}no request\r\n\r\n`),
  once('empty lines before a request', [[200]], () => `\r\n\r\n${get('/healthz', CLOSE)}`),
  once('half closed after the request', [[], [200]], () => get('/healthz'), 'end'),
  once('half closed in the head', [[], [400]], () => 'GET /healthz HTTP/1.1\r\nHos', 'end'),
  once(
    'half closed in the body',
    [[], [400]],
    (key) => post(key, 'Content-Length: 100\r\n', '{"text"'),
    'end',
  ),
  once('half closed in a chunk', [[], [400]], (key) => post(key, chunked, 'ff\r\n{"text"'), 'end'),
  once('connected and half closed', [[]], () => '', 'end'),
  once('cut in the head', [[]], () => 'GET /healthz HTTP/1.1\r\nHos', 'reset'),
  once('cut in the body', [[]], (key) => post(key, 'Content-Length: 100\r\n', '{"text"'), 'reset'),
  once('cut after the request', [[], [200]], (key) => post(key, length(BODY), BODY), 'reset'),
  once('cut in the answer', [[], [200]], () => get('/openapi.json'), 'read', 'reset'),
  once(
    'cut in the second answer of many',
    [[], [200], [200, 200], [200, 200, 200]],
    () => get('/openapi.json').repeat(50),
    'read',
    'reset',
  ),
  once('cut with the answer unread', [[], [200]], () => get('/openapi.json'), 'deafen', 'reset'),
]

function pieces(text: string, random: Random, count: number): Step[] {
  const cuts = Array.from({ length: count }, () => random.below(text.length)).sort(
    (one, other) => one - other,
  )
  return [...cuts, text.length]
    .map((end, index, ends) => text.slice(ends[index - 1] ?? 0, end))
    .filter((piece) => piece !== '')
    .map((write) => ({ write }))
}
