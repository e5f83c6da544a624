import type { TestContext } from 'node:test'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { type Answer, call } from './service.ts'

/** The clients of the SDKs give an answer up after a minute, which a whole scan takes on a busy machine. */
export const PATIENCE_MS = 600_000

/** The official SDK's client with that patience, not yet connected. */
export function patientClient(name: string): Client {
  const client = new Client({ name, version: '1' })
  const request = client.request.bind(client)
  client.request = (asked, schema, options) => request(asked, schema, { timeout: PATIENCE_MS, ...options })
  return client
}

/** The official SDK's client, connected to a started service and closed with the test. */
export async function connectClient(
  t: Pick<TestContext, 'after'>,
  url: string,
  key?: string,
): Promise<Client> {
  const client = patientClient('test')
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: key === undefined ? {} : { Authorization: `Bearer ${key}` } },
  })
  await client.connect(transport)
  t.after(() => client.close())
  return client
}

/** One raw POST to the endpoint, for what no well-behaved client sends. */
export function postMcp(
  url: string,
  body: unknown,
  options: { key?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return call(`${url}/mcp`, {
    method: 'POST',
    key: options.key,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...options.headers,
    },
  })
}
