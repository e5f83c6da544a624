import type { Random } from '../../../src/cli/bench/citations/random.ts'
import { protocols } from '../../support/mcp-protocols.ts'
import type { Sent } from '../client.ts'
import { encode, type Input, mcpRequest, restRequest } from '../surfaces.ts'
import { etagPaths, type IdKind } from './known.ts'
import type { World } from './world.ts'

/** Who asks for whose. */
export interface Case {
  readonly own: World
  readonly victim: World
  readonly random: Random
}

/** One way to ask for what is another's. */
export interface Attempt {
  readonly name: string
  /** What of the other workspace it names. */
  readonly kind: IdKind
  /** Whether the same with an id that nobody has must be answered alike. */
  readonly isAlike: boolean
  make(value: string, of: Case): Sent
}

const messages: readonly [method: string, kind: IdKind, params: (value: string) => Input][] = [
  ['resources/read', 'post', (id) => ({ uri: `trend://posts/reddit/${encode(id)}` })],
  ['resources/read', 'workspace', (id) => ({ uri: `trend://workspace?workspaceId=${encode(id)}` })],
  ['resources/read', 'scan', (id) => ({ uri: `trend://scans/${encode(id)}` })],
  ['prompts/get', 'company', (competitor) => ({ name: 'competitor_gap', arguments: { competitor } })],
  ['completion/complete', 'post', (value) => completion('id', value.slice(0, 6))],
  ['completion/complete', 'word', (value) => completion('id', value)],
]

function completion(name: string, value: string): Input {
  return {
    ref: { type: 'ref/resource', uri: 'trend://posts/{platform}/{id}' },
    argument: { name, value },
    context: { arguments: { platform: 'reddit' } },
  }
}

const messageAttempts: readonly Attempt[] = messages.flatMap(([method, kind, params]) =>
  protocols.map((era) => ({
    name: `MCP ${era} ${method} by ${kind}`,
    kind,
    isAlike: method === 'resources/read',
    make: (value: string, { own }: Case) => mcpRequest(era, method, params(value), own.caller.key),
  })),
)

const headerAttempts: readonly Attempt[] = [
  {
    name: 'REST with headers that name a workspace',
    kind: 'workspace',
    isAlike: true,
    make: (value, { own }) => {
      const { headers, ...sent } = restRequest('get_workspace', {}, own.caller.key)
      const named = Object.fromEntries(
        ['X-Workspace-Id', 'X-Tenant', 'X-Forwarded-User', 'Cookie'].map((name) => [name, encode(value)]),
      )
      return { ...sent, headers: { ...named, ...headers } }
    },
  },
  ...etagPaths.map((path) => ({
    name: `REST ${path} with another’s ETag`,
    kind: 'workspace' as const,
    isAlike: false,
    make: (_: string, { own, victim }: Case) => ({
      method: 'GET',
      path,
      headers: { Authorization: `Bearer ${own.caller.key}`, 'If-None-Match': victim.etags[path] ?? '' },
    }),
  })),
]

export const attempts: readonly Attempt[] = [...messageAttempts, ...headerAttempts]
