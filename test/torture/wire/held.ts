import { converse, type Step, statusesIn } from './conversation.ts'
import { get, post } from './shapes.ts'

/** The service ends what takes 30 s to arrive, looked at every 5 s; with room for a loaded machine. */
const ENDED_MS = 60_000
/** After a refusal, whatever still comes. */
const REFUSED_ENDED_MS = 5000
/** After which a client that has read nothing has lost its connection. */
const UNREAD_ENDED_MS = 30_000
/** Of 100 KB and more: together more than the buffers of a connection hold. */
const UNREAD_ANSWERS = 50
const DRIP_EVERY_MS = 250
const REFUSED = 'a refused body that drips'
const UNREAD = 'answers that nobody reads'

/** Connections that are held open for as long as the service lets them: it must end each by itself. */
export async function held({ url, key }: { readonly url: string; readonly key: string }): Promise<string[]> {
  const drips = (byte: string): Step[] =>
    Array.from({ length: ENDED_MS / DRIP_EVERY_MS }, () => [
      { write: byte },
      { pauseMs: DRIP_EVERY_MS },
    ]).flat()
  const ways: Readonly<Record<string, readonly Step[]>> = {
    silence: [],
    'half a head': [{ write: 'GET /healthz HTTP/1.1\r\nHos' }],
    'a head that drips': [{ write: 'GET /healthz HTTP/1.1\r\nX: ' }, ...drips('x')],
    'a body that never comes': [{ write: post(key, 'Content-Length: 100\r\n') }],
    'a body that drips': [{ write: post(key, 'Content-Length: 100000\r\n', '{"text":"') }, ...drips('x')],
    [REFUSED]: [{ write: post('none', 'Content-Length: 100000\r\n') }, ...drips('x')],
    [UNREAD]: [
      { write: get('/openapi.json').repeat(UNREAD_ANSWERS) },
      'deafen',
      { pauseMs: UNREAD_ENDED_MS },
      'listen',
    ],
  }
  const problems = await Promise.all(
    Object.entries(ways).map(async ([name, steps]) => {
      const limitMs = name === REFUSED ? REFUSED_ENDED_MS : ENDED_MS
      const heard = await converse(url, steps, limitMs)
      const statuses = statusesIn(heard)
      return [
        ...(heard.isHung ? [`${name}: held for more than ${limitMs / 1000} s.`] : []),
        ...(name === UNREAD && statuses.length === UNREAD_ANSWERS
          ? [`${name}: all were there after ${UNREAD_ENDED_MS / 1000} s.`]
          : []),
        ...(statuses.some((status) => status >= 500)
          ? [`${name}: answered with ${statuses.join(', ')}.`]
          : []),
      ]
    }),
  )
  return problems.flat()
}
