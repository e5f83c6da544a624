import { drip, send, type UpstreamFault } from './relay.ts'

const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html; charset=utf-8' }
const page = '<!doctype html><title>Sorry</title><p>Something went wrong.</p>'
/** Waits that no platform means. */
const waits = ['0', '-1', '3', '1e9', 'NaN', '99999999999999999999', 'Fri, 31 Dec 9999 23:59:59 GMT', 'soon']
const otherBodies = [
  '{}',
  '[]',
  'null',
  '"text"',
  '{"data":null,"meta":{}}',
  '{"kind":"Listing","data":{"children":null}}',
  '{"items":[null,{},{"id":7}]}',
  '{"error":{"code":"NaN"}}',
]

/** Each is the truth cut, hidden, delayed or replaced, never another truth: what is stored has to be right. */
export const upstreamFaults: readonly UpstreamFault[] = [
  {
    name: 'statuses',
    async spoil(_answer, response, draw) {
      const status = draw.pick([429, 500, 502, 503, 504, 520])
      const headers: Record<string, string> =
        draw.whole(0, 1) === 0 ? {} : { 'retry-after': draw.pick(waits) }
      const isPage = draw.whole(0, 1) === 0
      send(response, {
        status,
        headers: { ...headers, ...(isPage ? html : json) },
        body: isPage ? page : '{}',
      })
    },
  },
  {
    name: 'revoked tokens',
    async spoil(_answer, response) {
      send(response, { status: 401, headers: json, body: '{"error":{"code":190,"type":"OAuthException"}}' })
    },
  },
  {
    name: 'cut connections',
    async spoil(answer, response, draw) {
      if (draw.whole(0, 2) > 0) {
        const { status, headers, body } = await answer()
        response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
        await new Promise<void>((resolve) => {
          response.write(body.slice(0, Math.floor(body.length / 2)), () => resolve())
        })
      }
      response.destroy()
    },
  },
  {
    name: 'other JSON',
    async spoil(_answer, response, draw) {
      send(response, { status: 200, headers: json, body: draw.pick(otherBodies) })
    },
  },
  {
    name: 'half of the JSON',
    async spoil(answer, response) {
      const { body, ...rest } = await answer()
      send(response, { ...rest, body: body.slice(0, Math.floor(body.length / 2)) })
    },
  },
  {
    name: 'slow bodies',
    spoil: async (answer, response, draw) => drip(response, await answer(), draw.whole(100, 1500)),
  },
  {
    name: 'redirects',
    async spoil(_answer, response, draw) {
      const location = draw.pick([
        '/',
        'http://127.0.0.1:1/',
        'http://169.254.169.254/latest',
        'file:///etc/passwd',
      ])
      send(response, { status: draw.pick([301, 302, 307, 308]), headers: { location }, body: '' })
    },
  },
  {
    name: 'huge bodies',
    async spoil(answer, response) {
      const { body, ...rest } = await answer()
      send(response, { ...rest, body: body.padEnd(24 * 2 ** 20) })
    },
  },
  {
    name: 'other content types',
    async spoil(answer, response, draw) {
      const { headers, ...rest } = await answer()
      const type = draw.pick(['text/html', 'text/plain', 'application/octet-stream', 'application/xml', 'x'])
      send(response, { ...rest, headers: { ...headers, 'content-type': type } })
    },
  },
  {
    name: 'limits that lie',
    async spoil(answer, response, draw) {
      const { headers, ...rest } = await answer()
      const lies = {
        'x-ratelimit-remaining': draw.pick(['0', '-5', '1e9', 'NaN']),
        'x-ratelimit-reset': draw.pick(waits),
        'x-rate-limit-remaining': draw.pick(['0', '-5', '1e9', 'NaN']),
        'x-rate-limit-reset': draw.pick(waits),
        'x-app-usage': draw.pick(['{"call_count":99}', '{"call_count":1e9}', '{', '{"call_count":"x"}']),
      }
      send(response, { ...rest, headers: { ...headers, ...lies } })
    },
  },
  {
    name: 'skewed dates',
    async spoil(answer, response, draw) {
      const { headers, ...rest } = await answer()
      const date = new Date(draw.pick([0, Date.now() - 3_600_000, Date.now() + 86_400_000]))
      send(response, { ...rest, headers: { ...headers, date: date.toUTCString() } })
    },
  },
]

/** Each call has any of them. */
export const anyUpstreamFault: UpstreamFault = {
  name: 'any fault',
  spoil: (answer, response, draw) => draw.pick(upstreamFaults).spoil(answer, response, draw),
}
