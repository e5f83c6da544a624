import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { connectClient } from './mcp-client.ts'

export interface ToolReply {
  /** Undefined for a tool error. */
  readonly output: unknown
  readonly texts: readonly string[]
  readonly meta: Readonly<Record<string, unknown>>
}

export type CallTool = (name: string, args?: Record<string, unknown>) => Promise<ToolReply>

/** Calls tools over MCP; each answer is checked by the schema that was published, and its text to say the same. */
export async function connectTools(
  t: Pick<TestContext, 'after'>,
  url: string,
  { key }: { readonly key: string },
): Promise<CallTool> {
  const client = await connectClient(t, url, key)
  // From here on the client knows the schemas.
  await client.listTools()
  return async (name, args = {}) => {
    const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: args }))
    const texts = result.content.map((part) => (part.type === 'text' ? part.text : ''))
    if (result.isError !== true) assert.deepEqual(JSON.parse(texts[0] ?? ''), result.structuredContent)
    return { output: result.structuredContent, texts, meta: result._meta ?? {} }
  }
}

export const idsIn = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id)
