import { converse, type Step, statusesIn } from './conversation.ts'
import { get, post } from './shapes.ts'

/** The service ends what takes 30 s to arrive, looked at every 5 s, and what stays unread for 25 s; with room for a loaded machine. */
const ENDED_MS = 60_000
const DRIP_EVERY_MS = 250

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
    'a refused body that drips': [{ write: post('none', 'Content-Length: 100000\r\n') }, ...drips('x')],
    'answers that nobody reads': [{ write: get('/openapi.json').repeat(300) }, 'deafen'],
  }
  const problems = await Promise.all(
    Object.entries(ways).map(async ([name, steps]) => {
      const heard = await converse(url, steps, ENDED_MS)
      const statuses = statusesIn(heard)
      return [
        ...(heard.isHung ? [`${name}: held for more than ${ENDED_MS / 1000} s.`] : []),
        ...(statuses.some((status) => status >= 500)
          ? [`${name}: answered with ${statuses.join(', ')}.`]
          : []),
      ]
    }),
  )
  return problems.flat()
}
