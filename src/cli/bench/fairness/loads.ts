import { KEY_PREFIX } from '../../../access/api-key.ts'
import { DAY_MS } from '../../../lib/days.ts'
import type { LoadRequest } from './closed-loop.ts'

/** What a text to check is made of. */
interface CitedPost {
  readonly id: string
  readonly url: string
  readonly text: string
}

/** As long as a text may be, with some room. */
const TEXT_CHARS = 49_000
/** Questions that differ, so that no answer is kept from the one before. */
const QUESTIONS = 40

/** What a well-behaved agent reads again and again. */
export function cheapReads(key: string): LoadRequest[] {
  return [
    get('workspace', '/v1/workspace', key),
    get('evidence', '/v1/evidence?days=30&limit=20', key),
    get('trends', '/v1/trends?limit=5&fields=concise', key),
  ]
}

/** Every kind of load that one tenant can make with its key, by its name, of the costliest requests there are. */
export function tenantLoads(key: string, posts: readonly CitedPost[], now: Date) {
  return {
    'cheap reads': cheapReads(key),
    'limit 500': [get('limit 500', '/v1/evidence?days=0&limit=500', key)],
    q: each((index) => get('q', `/v1/evidence?days=0&q=zz${index}qx`, key)),
    citations: citedTexts(posts).map((text) => citations(text, key)),
    changes: each((index) =>
      get('changes', `/v1/changes?since=${dayBefore(now, 1 + (index % 20))}&days=30`, key),
    ),
    words: each((index) => get('words', `/v1/words?days=${[0, 7, 30, 90][index % 4]}&try=zz${index}`, key)),
    rankings: [7, 30, 90, 180, 365].map((days) => get('rankings', `/v1/trends?days=${days}&limit=5`, key)),
    mcp: (['2025', '2026'] as const).flatMap((era) => [
      toolCall(era, 'list_evidence', { days: 0, limit: 500, fields: 'full', maxChars: 0 }, key),
      toolCall(era, 'get_trends', { fields: 'full', limit: 100, maxChars: 0 }, key),
      toolCall(era, 'list_evidence', { days: 0, q: `zz${era}qx` }, key),
    ]),
    // Wrong in itself, as large as bodies may be, and cheap to send.
    invalid: [
      get('invalid', '/v1/trends?days=5', key),
      ...[membersOf(9000), { text: 'x', claims: Array<number>(9000).fill(1) }].map((body) =>
        postJson('invalid', '/v1/citations/check', key, body),
      ),
      toolCall('2025', 'get_trends', { days: 5, ids: Array<number>(9000).fill(1) }, key),
      post(
        'invalid',
        '/mcp',
        { ...mcpHeaders, Authorization: `Bearer ${key}` },
        { values: Array<number>(100_000).fill(1) },
      ),
    ],
    lists: [post('lists', '/mcp', { ...mcpHeaders, Authorization: `Bearer ${key}` }, rpc('tools/list', {}))],
  } satisfies Record<string, readonly LoadRequest[]>
}

function membersOf(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`member${index}`, 1]))
}

/** Loads that take no key that is any good. */
export function keylessLoads() {
  return {
    'wrong keys': [get('wrong key', '/v1/workspace', `${KEY_PREFIX}${'a'.repeat(49)}`)],
    'tools/list': [post('tools/list', '/mcp', mcpHeaders, rpc('tools/list', {}))],
    contract: [{ name: 'contract', method: 'GET', path: '/openapi.json', headers: {} }],
    'large greetings': [post('large greetings', '/mcp', mcpHeaders, rpc('initialize', largeGreeting()))],
  } satisfies Record<string, readonly LoadRequest[]>
}

/** What a crowd asks: six cheap reads to four dear ones, of two tenants. */
export function mixedReads(
  first: string,
  second: string,
  posts: readonly CitedPost[],
  now: Date,
): LoadRequest[] {
  const [text = ''] = citedTexts(posts)
  return [
    ...cheapReads(first),
    ...cheapReads(second),
    citations(text, second),
    get('q', '/v1/evidence?days=0&q=buzz&limit=20', first),
    get('changes', `/v1/changes?since=${dayBefore(now, 14)}&days=30`, second),
    get('words', '/v1/words?days=30', first),
  ]
}

function each(make: (index: number) => LoadRequest): LoadRequest[] {
  return Array.from({ length: QUESTIONS }, (_, index) => make(index))
}

/** Texts full of what has to be looked up: ids, quotations, URLs. */
function citedTexts(posts: readonly CitedPost[]): string[] {
  const fill = (part: (post: CitedPost, index: number) => string) => {
    let text = ''
    for (let index = 0; text.length < TEXT_CHARS; index += 1) {
      const cited = posts[index % posts.length]
      if (cited === undefined) break
      text += part(cited, index)
    }
    return text.slice(0, TEXT_CHARS)
  }
  return [
    fill(({ text }, index) => `A user said "${text.slice(0, 60).replaceAll('"', '')}x${index}" today. `),
    fill(({ id }) => `${id} `),
    fill(({ url }) => `${url} `),
  ]
}

function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
}

function get(name: string, path: string, key: string): LoadRequest {
  return { name, method: 'GET', path, headers: { Authorization: `Bearer ${key}` } }
}

function post(
  name: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): LoadRequest {
  return { name, method: 'POST', path, headers, body: JSON.stringify(body) }
}

function citations(text: string, key: string): LoadRequest {
  return postJson('citations', '/v1/citations/check', key, { text, days: 0 })
}

function postJson(name: string, path: string, key: string, body: object): LoadRequest {
  return post(name, path, { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }, body)
}

/** What greets with as many members as it may have. */
function largeGreeting(): object {
  const experimental = Object.fromEntries(
    Array.from({ length: 45 }, (_, at) => [`feature${at}`, membersOf(190)]),
  )
  const capabilities = { experimental }
  return { protocolVersion: '2025-06-18', capabilities, clientInfo: { name: 'bench', version: '1' } }
}

const mcpHeaders = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }

function rpc(method: string, params: object): object {
  return { jsonrpc: '2.0', id: 1, method, params }
}

function toolCall(era: '2025' | '2026', name: string, input: object, key: string): LoadRequest {
  const headers = { ...mcpHeaders, Authorization: `Bearer ${key}` }
  const params = { name, arguments: input }
  if (era === '2025') return post('mcp', '/mcp', headers, rpc('tools/call', params))
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const newer = {
    ...headers,
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': 'tools/call',
    'Mcp-Name': name,
  }
  return post('mcp', '/mcp', newer, rpc('tools/call', { ...params, _meta }))
}
