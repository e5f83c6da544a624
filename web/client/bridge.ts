/** The version of the MCP Apps extension that views speak with their host: JSON-RPC 2.0 by messages between windows. */
const PROTOCOL_VERSION = '2026-01-26'
const METHOD_NOT_FOUND = -32601

/** A tool's answer as the host passes it on. Untrusted: hosts leave parts of it out. */
export interface ToolResult {
  readonly content?: readonly { readonly type?: string; readonly text?: string }[]
  readonly structuredContent?: unknown
  readonly isError?: boolean
  readonly _meta?: Readonly<Record<string, unknown>>
}

/** What of the host's surroundings a view follows. */
export interface HostContext {
  readonly theme?: 'light' | 'dark'
  readonly styles?: { readonly variables?: Readonly<Record<string, string | undefined>> }
}

/** What the host tells the view. */
export interface HostEvents {
  input(given: Readonly<Record<string, unknown>>): void
  result(result: ToolResult): void
  cancelled(reason: string | undefined): void
  /** At first the whole context, then its changes. */
  context(changes: HostContext): void
  /** The view is about to be taken down: nothing is sent after it. */
  teardown(): void
}

/** What the host can do for the view; each call rejects with what the host says. */
export interface Host {
  readonly can: { readonly callTools: boolean; readonly openLinks: boolean; readonly takeContext: boolean }
  /** A tool of the server that the view came from. */
  callTool(name: string, input: Readonly<Record<string, unknown>>): Promise<ToolResult>
  openLink(url: string): Promise<void>
  /** Replaces what the model learns of the view with its next turn. */
  updateContext(text: string): Promise<void>
  /** CSS pixels of the document's natural size. */
  resized(size: { readonly width: number; readonly height: number }): void
}

/** Shakes hands with the host, and answers what it asks for. Resolves before the host tells the tool's input. */
export async function connectHost(
  view: { name: string; version: string },
  events: HostEvents,
): Promise<Host> {
  const open = new Map<number, { resolve(result: unknown): void; reject(reason: Error): void }>()
  let lastId = 0
  let isOver = false

  const post = (message: object) => {
    // The host's origin is not known, and nothing secret is sent: the host holds all of it already.
    if (!isOver) window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
  }
  const request = (method: string, params: object) =>
    new Promise<ReturnType<typeof Object>>((resolve, reject) => {
      lastId += 1
      open.set(lastId, { resolve: (result) => resolve(Object(result)), reject })
      post({ id: lastId, method, params })
    })
  const settle = ({ id, result, error }: ReturnType<typeof Object>) => {
    const waiting = open.get(id)
    open.delete(id)
    if (error === undefined) waiting?.resolve(result)
    else waiting?.reject(new Error(String(Object(error).message ?? 'The host refused.')))
  }
  const answer = (id: unknown, method: string) => {
    if (method === 'ping') post({ id, result: {} })
    else if (method === 'ui/resource-teardown') {
      events.teardown()
      post({ id, result: {} })
      isOver = true
    } else post({ id, error: { code: METHOD_NOT_FOUND, message: 'This view has no such method.' } })
  }
  const hear = (method: string, params: ReturnType<typeof Object>) => {
    if (method === 'ui/notifications/tool-input') events.input(Object(params.arguments))
    else if (method === 'ui/notifications/tool-result') events.result(params)
    else if (method === 'ui/notifications/tool-cancelled') events.cancelled(params.reason)
    else if (method === 'ui/notifications/host-context-changed') events.context(params)
  }
  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || isOver) return
    const message = Object(data)
    if (message.jsonrpc !== '2.0') return
    if (typeof message.method !== 'string') settle(message)
    else if (message.id === undefined) hear(message.method, Object(message.params))
    else answer(message.id, message.method)
  })

  const { hostCapabilities, hostContext } = await request('ui/initialize', {
    protocolVersion: PROTOCOL_VERSION,
    appInfo: view,
    appCapabilities: {},
  })
  events.context(Object(hostContext))
  post({ method: 'ui/notifications/initialized', params: {} })
  const { serverTools, openLinks, updateModelContext } = Object(hostCapabilities)
  return {
    can: {
      callTools: serverTools !== undefined,
      openLinks: openLinks !== undefined,
      takeContext: updateModelContext !== undefined,
    },
    callTool: (name, input) => request('tools/call', { name, arguments: input }),
    async openLink(url) {
      const { isError } = await request('ui/open-link', { url })
      if (isError) throw new Error('The host did not open the link.')
    },
    async updateContext(text) {
      await request('ui/update-model-context', { content: [{ type: 'text', text }] })
    },
    resized: (size) => post({ method: 'ui/notifications/size-changed', params: size }),
  }
}
