import { readFile } from 'node:fs/promises'

/**
 * MCP Apps (the extension's version 2026-01-26): a host that can show HTML shows the answer of these tools as a view,
 * which it reads as a resource. The views hold no data, and run under the extension's default policy: scripts and
 * styles of their own, no network. The answer in text is as whole as without them.
 */
export const VIEW_MIME_TYPE = 'text/html;profile=mcp-app'

export const viewExtensions = { 'io.modelcontextprotocol/ui': { mimeTypes: [VIEW_MIME_TYPE] } }

interface View {
  readonly tool: string
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly description: string
  html(): Promise<string>
}

export const views: readonly View[] = [
  {
    tool: 'get_trends',
    uri: 'ui://trend-research/trends',
    name: 'trends-view',
    title: 'Ranked topics, shown',
    description: 'The view of get_trends for hosts with MCP Apps; needs no key',
    html: () => readGenerated('trends-view.html'),
  },
  {
    tool: 'check_citations',
    uri: 'ui://trend-research/citations',
    name: 'citations-view',
    title: 'Checked citations, shown',
    description: 'The view of check_citations for hosts with MCP Apps; needs no key',
    html: () => readGenerated('citations-view.html'),
  },
]

/** `_meta` of a view as a resource: no other host may be asked, and without a border it would run into the chat. */
export const viewMeta = { ui: { csp: {}, prefersBorder: true } } as const

/** `_meta` of a tool in tools/list, the same for every client; undefined for a tool without a view. */
export function toolViewMeta(tool: string): { readonly ui: { readonly resourceUri: string } } | undefined {
  const view = views.find((each) => each.tool === tool)
  return view && { ui: { resourceUri: view.uri } }
}

/** Built by `npm run generate` and committed; a build of the program copies it. */
function readGenerated(name: string): Promise<string> {
  return readFile(new URL(`../../web/generated/${name}`, import.meta.url), 'utf8')
}
