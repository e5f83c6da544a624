import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge'
import type { Heard } from './types.ts'

type ToolResult = Parameters<AppBridge['sendToolResult']>[0]

const heard: Heard = { calls: [], opened: [], contexts: [], heights: [] }
const frame = document.querySelector('iframe') as HTMLIFrameElement
let bridge: AppBridge
let isServerLost = false

window.host = {
  heard,
  async show({ sandboxUrl, html, theme, able }) {
    const variables = { '--color-background-primary': theme === 'dark' ? '#101418' : '#fffdf8' }
    bridge = new AppBridge(
      null,
      { name: 'test-host', version: '1.0.0' },
      Object.fromEntries(able.map((name) => [name, name === 'updateModelContext' ? { text: {} } : {}])),
      { hostContext: { theme, displayMode: 'inline', styles: { variables: variables as never } } },
    )
    bridge.oncalltool = async (params) => {
      heard.calls.push(params.name)
      if (isServerLost) throw new Error('the server is gone')
      return (await window.callServer(params)) as ToolResult
    }
    bridge.onopenlink = async ({ url }) => {
      heard.opened.push(url)
      return {}
    }
    bridge.onupdatemodelcontext = async ({ content }) => {
      heard.contexts.push(JSON.stringify(content))
      return {}
    }
    bridge.onsizechange = ({ height }) => {
      heard.heights.push(height ?? 0)
      frame.style.height = `${height}px`
    }
    bridge.onsandboxready = () => bridge.sendSandboxResourceReady({ html, csp: {} })
    const initialized = new Promise<void>((resolve) => {
      bridge.oninitialized = () => resolve()
    })
    const { contentWindow } = frame
    if (contentWindow === null) throw new Error('the frame has no window')
    await bridge.connect(new PostMessageTransport(contentWindow, contentWindow))
    frame.src = sandboxUrl
    await initialized
  },
  input: (given) => bridge.sendToolInput({ arguments: given }),
  result: (result) => bridge.sendToolResult(result as ToolResult),
  cancelled: (reason) => bridge.sendToolCancelled({ reason }),
  loseServer: (isLost) => {
    isServerLost = isLost
  },
  theme: (theme) => void bridge.sendHostContextChange({ theme }),
  teardown: () => bridge.teardownResource({}),
  ping: () => bridge.request({ method: 'ping' } as never),
}
