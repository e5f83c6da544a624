import { SERVICE_NAME, SERVICE_TITLE, VERSION } from '../process/version.ts'
import type { McpBackend } from './backend.ts'
import { publicMethods } from './gate.ts'
import { versions2025 } from './protocol-2025.ts'
import { versions2026 } from './protocol-2026.ts'

const DESCRIPTION = 'What a company’s customers want now: ranked topics with public posts to cite.'

/** The server's name in directories: a reverse DNS namespace, then the server's name. */
const DIRECTORY_NAME = `local.trend-research/${SERVICE_NAME}`

/** Every protocol version that the endpoint supports, newest first. */
const protocolVersions: readonly string[] = [...versions2026, ...versions2025]

/** The fields that both documents below share. */
const identity = {
  name: DIRECTORY_NAME,
  title: SERVICE_TITLE,
  description: DESCRIPTION,
  version: VERSION,
} as const

const authorization = {
  name: 'Authorization',
  description: 'API key of a workspace. Lists and the description of the method need none.',
  isRequired: false,
  isSecret: true,
  value: 'Bearer {api_key}',
  variables: {
    api_key: { description: 'API key of a workspace, svc_live_…', isRequired: true, isSecret: true },
  },
} as const

/**
 * Discovery metadata for `/.well-known/mcp.json` and `/mcp/server-card`: a server card, and below it the
 * fields that older readers look for. `baseUrl` comes from the settings, never from a request's Host header.
 */
export function serverCard(baseUrl: string, { serverInfo, tools, prompts, extensions }: McpBackend): object {
  const url = `${baseUrl}/mcp`
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    ...identity,
    websiteUrl: baseUrl,
    remotes: [
      {
        type: 'streamable-http',
        url,
        supportedProtocolVersions: protocolVersions,
        headers: [authorization],
      },
    ],
    _meta: { 'local.trend-research/rest': { openapi: `${baseUrl}/openapi.json` } },
    url,
    transport: { type: 'streamable-http', endpoint: '/mcp' },
    serverInfo,
    capabilities: { tools: {}, resources: {}, prompts: {}, completions: {}, extensions },
    authentication: { required: true, schemes: ['bearer'], publicMethods: [...publicMethods] },
    tools: tools.map(({ name, title, description }) => ({ name, title, description })),
    prompts: prompts.map(({ name, title, description }) => ({ name, title, description })),
  }
}

/** `server.json` for the MCP registry; the host of an operator's server is a variable in it. */
export function registryEntry(): object {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    ...identity,
    remotes: [
      {
        type: 'streamable-http',
        url: 'https://{host}/mcp',
        variables: { host: { description: 'Where the server runs, as its BASE_URL says', isRequired: true } },
        headers: [authorization],
      },
    ],
  }
}
