import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'

const HOST_FOLDER = join(import.meta.dirname, 'host')
/** The policy that the extension prescribes for a view that asks for nothing. */
const DEFAULT_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'"

const HOST_PAGE = `<!doctype html><html lang="en"><title>Host</title><body><iframe title="View" style="width:100%;border:0"></iframe><script type="module" src="/host.js"></script></body></html>`

/** Passes messages between the host and the view, which it holds in a frame without an origin. */
const SANDBOX_PAGE = `<!doctype html><html lang="en"><title>Sandbox</title><body style="margin:0"><script>
const inner = document.createElement('iframe')
inner.sandbox = 'allow-scripts'
inner.style = 'width:100%;height:100vh;border:0'
inner.title = 'View'
document.body.append(inner)
addEventListener('message', ({ source, data }) => {
  if (source === inner.contentWindow) parent.postMessage(data, '*')
  else if (source === parent && data.method === 'ui/notifications/sandbox-resource-ready') inner.srcdoc = data.params.html
  else if (source === parent) inner.contentWindow.postMessage(data, '*')
})
parent.postMessage({ jsonrpc: '2.0', method: 'ui/notifications/sandbox-proxy-ready', params: {} }, '*')
</script></body></html>`

export interface ChatHost {
  readonly url: string
  /** Of another origin. */
  readonly sandboxUrl: string
  close(): Promise<void>
}

/** A chat's page with the official host library, and the sandbox that views run in. Installs the library when it is absent. */
export async function startChatHost(): Promise<ChatHost> {
  const isInstalled = await stat(join(HOST_FOLDER, 'node_modules')).catch(() => undefined)
  if (isInstalled === undefined)
    await promisify(execFile)('npm', ['ci', '--ignore-scripts'], { cwd: HOST_FOLDER })
  const { outputFiles } = await build({
    entryPoints: [join(HOST_FOLDER, 'host.ts')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  })
  const [script] = outputFiles
  const server = createServer(({ url }, response) => {
    if (url === '/host.js')
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script?.contents)
    else if (url === '/sandbox')
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': DEFAULT_POLICY })
        .end(SANDBOX_PAGE)
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end(HOST_PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    sandboxUrl: `http://localhost:${port}/sandbox`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
