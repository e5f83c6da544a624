import type { TestContext } from 'node:test'
import type { Client as Client2026 } from '@modelcontextprotocol/client'
import type { Client as Client2025 } from '@modelcontextprotocol/sdk/client/index.js'
import { connectClient } from './mcp-client.ts'
import { connectClient2026 } from './mcp-client-2026.ts'
import type { ProtocolMessage } from './mcp-protocols.ts'

/** What the clients of both SDK lines do alike. */
export type EraClient = Client2025 | Client2026

interface ProtocolClient {
  connect(t: Pick<TestContext, 'after'>, url: string, key?: string): Promise<EraClient>
  /** The code for a resource that there is not, which the newer revision does without. */
  readonly unknownResource: number
}

/** A client of each protocol, on the newest revision of it. */
export const protocolClients: Readonly<Record<ProtocolMessage['protocol'], ProtocolClient>> = {
  '2025': { connect: connectClient, unknownResource: -32002 },
  '2026': { connect: (t, url, key) => connectClient2026(t, url, key), unknownResource: -32602 },
}
