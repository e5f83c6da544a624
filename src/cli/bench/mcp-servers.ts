import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createMcpExpressApp } from '@modelcontextprotocol/sdk/server/express.js'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { demoWorkspace } from '../../../simulator/dataset/demo-workspace.ts'
import { BENCH_WORKSPACE_ID, withBenchService } from './bench-service.ts'

/**
 * One server of the MCP benchmark in a process of its own, named by the first argument; it tells its parent
 * where it listens, answers every message with its heap after a full collection, and ends with its parent.
 */
const [name] = process.argv.slice(2)

export interface Listening {
  readonly url: string
  /** Empty where none is asked for. */
  readonly key: string
}

export interface Heap {
  readonly heapBytes: number
}

/** What the real tool answers here, so that all three servers send as much. */
const OUTPUT = { workspace: { id: BENCH_WORKSPACE_ID, ...demoWorkspace } }
const ANSWER = {
  content: [{ type: 'text' as const, text: JSON.stringify(OUTPUT) }],
  structuredContent: OUTPUT,
}

const untilParentLeaves = new Promise<void>((resolve) => {
  if (process.connected) process.once('disconnect', resolve)
  else resolve()
})

const servers: Readonly<Record<string, () => Promise<void>>> = {
  real: () =>
    withBenchService({ LOG_LEVEL: 'info' }, async ({ url, key }) => {
      sendToParent({ url: `${url}/mcp`, key })
      await untilParentLeaves
    }),
  example: () => serve(exampleServer()),
  echo: () => serve(echoServer()),
}

process.on('message', () => {
  globalThis.gc?.()
  sendToParent({ heapBytes: process.memoryUsage().heapUsed })
})
await servers[name ?? '']?.()

/** Sends to the parent and ignores failures: a parent that has exited receives nothing. */
function sendToParent(message: Listening | Heap): void {
  process.send?.(message, () => {})
}

async function serve(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  sendToParent({ url: `http://127.0.0.1:${portOf(server)}/mcp`, key: '' })
  await untilParentLeaves
  server.close()
  server.closeAllConnections()
}

/** Sound: a server that listens on a port has an address of this form. */
function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

/**
 * The SDK's first line as its own stateless example has it: Express, an McpServer a request, JSON answers, no
 * key.
 */
function exampleServer(): Server {
  const app = createMcpExpressApp()
  app.post('/mcp', async (request, response) => {
    const server = new McpServer({ name: 'example', version: '1.0.0' })
    server.registerTool('get_workspace', { description: 'A fixed answer' }, () => ANSWER)
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    })
    response.on('close', () => {
      transport.close().catch(() => {})
      server.close().catch(() => {})
    })
    await server.connect(transport)
    await transport.handleRequest(request, response, request.body)
  })
  return createServer(app)
}

/** The minimum that answers JSON-RPC over HTTP: reads the message, copies its id and sends a fixed answer. */
function echoServer(): Server {
  return createServer(async (request, response) => {
    const message = await json(request)
    const body = JSON.stringify({ result: ANSWER, jsonrpc: '2.0', id: Object(message).id })
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    })
    response.end(body)
  })
}
