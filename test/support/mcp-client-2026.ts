import type { TestContext } from 'node:test'
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { PATIENCE_MS } from './mcp-client.ts'

/** The client of the SDK's second line on revision 2026-07-28, closed with the test. */
export async function connectClient2026(
  t: Pick<TestContext, 'after'>,
  url: string,
  key: string | undefined,
  options: Pick<ClientOptions, 'capabilities' | 'inputRequired'> & {
    prepare?: (client: Client) => void
  } = {},
): Promise<Client> {
  const { prepare, ...rest } = options
  const client = new Client(
    { name: 'test', version: '1' },
    { ...rest, versionNegotiation: { mode: { pin: '2026-07-28' } } },
  )
  const callTool = client.callTool.bind(client)
  client.callTool = (asked, options) => callTool(asked, { timeout: PATIENCE_MS, ...options })
  prepare?.(client)
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
      requestInit: { headers: key === undefined ? {} : { Authorization: `Bearer ${key}` } },
    }),
  )
  t.after(() => client.close())
  return client
}
