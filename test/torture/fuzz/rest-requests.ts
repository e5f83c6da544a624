import { type Operation, operations } from '../../../rest/operations.ts'
import type { Random } from '../../../src/cli/bench/citations/random.ts'
import type { ToolName } from '../../../tools/index.ts'
import type { Sent } from '../client.ts'
import { inHeader, restRequest } from '../surfaces.ts'
import type { Contract } from './contract.ts'
import { type Drawing, drawInput, moods } from './draw-input.ts'
import { hostileText, nested } from './values.ts'

export interface RestRequest {
  readonly sent: Sent
  /** By whose responses the answer is judged; undefined: by none, it can only be refused. */
  readonly tool: ToolName | undefined
}

/** A request of an operation with drawn input, in half of the cases with something done to its form. */
export function drawRest(contract: Contract, key: string, drawing: Drawing): RestRequest {
  const { random } = drawing
  const tool = random.pick(contract.tools)
  const mood = random.pick(moods)
  const sent = restRequest(tool, drawInput(contract.inputOf(tool), mood, drawing), key)
  if (mood === 'valid' || random.below(2) === 0) return { tool, sent }
  return random.pick(deformations)({ tool, sent }, random)
}

type Deformation = (request: RestRequest, random: Random) => RestRequest

const deformations: readonly Deformation[] = [
  withPath((path, random) => `${path}${path.includes('?') ? '&' : '?'}${random.pick(queries)}`),
  withPath((path) => (path.includes('?') ? `${path}&${path.split('?')[1]?.split('&')[0]}` : `${path}?&&=&`)),
  withPath((path, random) => `${path}?x=${'y'.repeat(random.pick([2000, 20_000]))}`),
  withPath((path) => path.replace('/v1/', '/v1//')),
  withPath((path) => path.replace('/v1/', '/v1/%2e%2e/')),
  withPath((path) => `${path.split('?')[0]}/%00`),
  withPath((path) => `${path.split('?')[0]}/%ff`),
  withPath((path) => path.replace('/v1', '/V1')),
  ({ sent }, random) => ({
    tool: undefined,
    sent: { ...sent, method: random.pick(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) },
  }),
  ({ tool, sent }, random) => ({
    tool,
    sent: { ...sent, method: sent.method === 'GET' ? 'POST' : 'GET', ...bodyFor(random) },
  }),
  withHeaders((random) => ({ 'Content-Type': random.pick(contentTypes) })),
  withHeaders((random) => ({ Authorization: random.pick(authorizations) })),
  withHeaders((random) => ({ [random.pick(names)]: inHeader(hostileText(random)) })),
  withHeaders((random) => ({ 'Accept-Encoding': random.pick(['br', 'gzip;q=0', '*;q=0', 'gzip, gzip, x']) })),
  withHeaders((random) => ({ 'If-None-Match': random.pick(['*', '"', 'W/"', '", "', ',,,']) })),
  withHeaders((random) => ({ Expect: random.pick(['100-continue', 'anything']) })),
  (request, random) => ({ ...request, sent: { ...request.sent, ...bodyFor(random) } }),
]

/** Whatever comes of it is judged by the same operation, or is a failure. */
function withPath(change: (path: string, random: Random) => string): Deformation {
  return ({ tool, sent }, random) => ({ tool, sent: { ...sent, path: change(sent.path, random) } })
}

function withHeaders(headers: (random: Random) => Readonly<Record<string, string>>): Deformation {
  return ({ tool, sent }, random) => ({
    tool,
    sent: { ...sent, headers: { ...sent.headers, ...headers(random) } },
  })
}

const queries = [
  '%zz',
  '%ff=1',
  '__proto__=1',
  'constructor[prototype]=1',
  '=',
  'days',
  'days=7;limit=1',
  'limit=1&limit=2',
]
const names = [
  'Idempotency-Key',
  'Confirm-Token',
  'X-Request-Id',
  'X-Forwarded-For',
  'Host',
  'Range',
  'Cookie',
  'Origin',
]
const contentTypes = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/jsonx',
  'application/vnd.api+json',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
  ';',
]
const authorizations = [
  '',
  'Bearer',
  'Bearer ',
  'Basic YTpi',
  'Bearer a b',
  'Bearer svc_live_',
  `Bearer ${'x'.repeat(5000)}`,
]

/** A body that is no JSON object, or one that costs. */
export function bodyFor(random: Random): Pick<Sent, 'body'> {
  return { body: random.pick(bodies)() }
}

const bodies: readonly (() => string | Buffer)[] = [
  () => '',
  () => '{',
  () => '{"text":"a',
  () => '"text"',
  () => 'null',
  () => '[]',
  () => '[[]]',
  () => '\uFEFF{}',
  () => '{"text":"a","text":"b"}',
  () => '{"__proto__":{"text":"a"}}',
  () => '{"text":1e999}',
  () => '{"text":"\\ud800"}',
  () => '{"text":"\\u0000"}',
  () => `{"text":${'['.repeat(100_000)}`,
  () => JSON.stringify({ text: nested(60) }),
  () => JSON.stringify({ claims: Array(9000).fill(1) }),
  () => JSON.stringify({ text: 'x'.repeat(255_000) }),
  () => 'x'.repeat(300_000),
  () => Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
  () => Buffer.from('{"text":"a"}', 'utf16le'),
]

/** Which operation a tool is. */
export function operationOf(tool: ToolName): Operation {
  return operations[tool]
}
