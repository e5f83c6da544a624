import type { BenchmarkReport } from '../benchmark.ts'
import { type Comparison, compare, type Extent, type Load } from './rates.ts'
import type { ServedEvidence } from './served.ts'
import { withServed } from './with-served.ts'

/** The revision of MCP without a handshake; `old` is every one before it. */
const NEW_REVISION = '2026-07-28'

/** Pages of evidence and the list of trends over MCP, over the same by REST. */
export async function measureMcpReads(posts: number, extent: Extent): Promise<BenchmarkReport> {
  return await withServed(posts, async (served) => {
    const { table, ratios } = await compare(mcpComparisons(served), extent)
    return { tables: [table], result: ratios }
  })
}

function mcpComparisons(served: ServedEvidence): Comparison[] {
  const headers = { Authorization: `Bearer ${served.key}` }
  const rest = (path: string): Load => ({ url: served.url, paths: [path], headers })
  const evidence = { name: 'list_evidence', arguments: { days: 30, limit: 100, fields: 'full', maxChars: 0 } }
  const trends = { name: 'get_trends', arguments: { days: 7, limit: 100, fields: 'full', maxChars: 0 } }
  const evidenceByRest = rest('/v1/evidence?days=30&limit=100')
  const trendsByRest = rest('/v1/trends?days=7&limit=100')
  return [
    { name: 'evidenceOld', ours: oldCall(served, evidence), floor: evidenceByRest },
    { name: 'evidenceNew', ours: newCall(served, evidence), floor: evidenceByRest },
    { name: 'trendsOld', ours: oldCall(served, trends), floor: trendsByRest },
    { name: 'trendsNew', ours: newCall(served, trends), floor: trendsByRest },
  ]
}

interface ToolCall {
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
}

function oldCall({ url, key }: ServedEvidence, params: ToolCall): Load {
  return {
    url,
    paths: ['/mcp'],
    method: 'POST',
    headers: messageHeaders(key),
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  }
}

function newCall(served: ServedEvidence, params: ToolCall): Load {
  const asked = {
    'io.modelcontextprotocol/protocolVersion': NEW_REVISION,
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  return {
    ...oldCall(served, params),
    headers: {
      ...messageHeaders(served.key),
      'MCP-Protocol-Version': NEW_REVISION,
      'Mcp-Method': 'tools/call',
      'Mcp-Name': params.name,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { ...params, _meta: asked },
    }),
  }
}

function messageHeaders(key: string): Record<string, string> {
  return {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  }
}
