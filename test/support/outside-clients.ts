import type { TestContext } from 'node:test'
import {
  Client as SecondClient,
  StreamableHTTPClientTransport as SecondTransport,
  type VersionNegotiationMode,
} from '@modelcontextprotocol/client'
import { connectClient } from './mcp-client.ts'

export interface Told {
  readonly progress: number
  readonly total?: number | undefined
}

/** What the clients of both SDK lines have in common, as far as a tool server is concerned. */
export interface OutsideClient {
  /** The revision that client and server have agreed on. */
  readonly version: string | undefined
  toolNames(): Promise<string[]>
  resourceCount(): Promise<number>
  promptCount(): Promise<number>
  callTool(
    call: { name: string; arguments: Record<string, unknown> },
    tell?: (told: Told) => void,
  ): Promise<Readonly<Record<string, unknown>>>
}

type Connect = (t: Pick<TestContext, 'after'>, url: string, key?: string) => Promise<OutsideClient>

/** The official SDKs' clients by what they speak; each is closed with its test. */
export const outsideClients: Readonly<
  Record<string, { readonly speaks: string; readonly connect: Connect }>
> = {
  'the first line': { speaks: '2025-11-25', connect: connectFirst },
  'the second line, as it is': { speaks: '2025-11-25', connect: second('legacy') },
  'the second line, left to find out': { speaks: '2026-07-28', connect: second('auto') },
  'the second line, held to 2026-07-28': { speaks: '2026-07-28', connect: second({ pin: '2026-07-28' }) },
}

async function connectFirst(
  t: Pick<TestContext, 'after'>,
  url: string,
  key?: string,
): Promise<OutsideClient> {
  const client = await connectClient(t, url, key)
  // The client keeps what it agreed on in its transport only.
  const version = Object(client.transport).protocolVersion
  return {
    version,
    toolNames: async () => (await client.listTools()).tools.map(({ name }) => name),
    resourceCount: async () => (await client.listResources()).resources.length,
    promptCount: async () => (await client.listPrompts()).prompts.length,
    callTool: (call, tell) =>
      client.callTool(call, undefined, tell === undefined ? {} : { onprogress: tell }),
  }
}

function second(mode: VersionNegotiationMode): Connect {
  return async (t, url, key) => {
    const client = new SecondClient({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    const headers: Record<string, string> = key === undefined ? {} : { Authorization: `Bearer ${key}` }
    await client.connect(new SecondTransport(new URL(`${url}/mcp`), { requestInit: { headers } }))
    t.after(() => client.close())
    return {
      version: client.getNegotiatedProtocolVersion(),
      toolNames: async () => (await client.listTools()).tools.map(({ name }) => name),
      resourceCount: async () => (await client.listResources()).resources.length,
      promptCount: async () => (await client.listPrompts()).prompts.length,
      callTool: (call, tell) => client.callTool(call, tell === undefined ? {} : { onprogress: tell }),
    }
  }
}
