import { postMcp } from './mcp-client.ts'
import type { Answer } from './service.ts'

/** One raw tools/call of revision 2026-07-28, for what no well-behaved client sends. */
export function callTool2026(
  url: string,
  key: string,
  params: { readonly name: string; readonly [member: string]: unknown },
  capabilities: object = {},
): Promise<Answer> {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': capabilities,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  }
  return postMcp(
    url,
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { ...params, _meta } },
    {
      key,
      headers: {
        'MCP-Protocol-Version': '2026-07-28',
        'Mcp-Method': 'tools/call',
        'Mcp-Name': params.name,
      },
    },
  )
}
