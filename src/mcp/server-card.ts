import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js'
import { tools } from '../../tools/index.ts'
import { serverInfo } from './service-surface.ts'

const DESCRIPTION = 'What a company’s customers want now: ranked topics with public posts to cite.'

/**
 * Discovery metadata for `/.well-known/mcp.json`: a server card, and below it the fields that older readers
 * look for. `baseUrl` comes from the settings, never from a request's Host header.
 */
export function serverCard(baseUrl: string): object {
  const url = `${baseUrl}/mcp`
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `local.trend-research/${serverInfo.name}`,
    version: serverInfo.version,
    title: serverInfo.title,
    description: DESCRIPTION,
    websiteUrl: baseUrl,
    remotes: [
      {
        type: 'streamable-http',
        url,
        supportedProtocolVersions: SUPPORTED_PROTOCOL_VERSIONS,
        headers: [
          {
            name: 'Authorization',
            description: 'API key of a workspace, needed for tools/call only.',
            isRequired: false,
            isSecret: true,
            value: 'Bearer {api_key}',
            variables: { api_key: { description: 'API key', isRequired: true, isSecret: true } },
          },
        ],
      },
    ],
    _meta: { 'local.trend-research/rest': { openapi: `${baseUrl}/openapi.json` } },
    url,
    transport: { type: 'streamable-http', endpoint: '/mcp' },
    serverInfo,
    capabilities: { tools: {} },
    authentication: {
      required: true,
      schemes: ['bearer'],
      publicMethods: ['initialize', 'ping', 'tools/list'],
    },
    tools: tools.map(({ name, title, description }) => ({ name, title, description })),
  }
}
