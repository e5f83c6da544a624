import type { JSX } from 'preact'
import { CopyBlock } from './copy-block.tsx'

interface ClientBlocksProps {
  /** Where agents reach the service, without a slash at its end. */
  readonly baseUrl: string
  /** A key, or what stands for one. */
  readonly apiKey: string
}

interface ClientBlock {
  readonly id: string
  readonly client: string
  /** Where the text belongs. */
  readonly where: string
  readonly text: string
}

/** How each client is told of the service, ready to copy. */
export function ClientBlocks(props: ClientBlocksProps): JSX.Element {
  return (
    <>
      {clientBlocks(props).map(({ id, client, where, text }) => (
        <details key={id} class="client" open={id === 'claude-code'}>
          <summary>{client}</summary>
          <p>{where}</p>
          <CopyBlock id={`block-${id}`} text={text} what={`the block for ${client}`} />
        </details>
      ))}
    </>
  )
}

/** One read with the key, which shows whether it works. */
export function curlOf({ baseUrl, apiKey }: ClientBlocksProps): string {
  return `curl -H "Authorization: Bearer ${apiKey}" ${baseUrl}/v1/workspace`
}

function clientBlocks({ baseUrl, apiKey }: ClientBlocksProps): readonly ClientBlock[] {
  const url = `${baseUrl}/mcp`
  const headers = { Authorization: `Bearer ${apiKey}` }
  return [
    {
      id: 'claude-code',
      client: 'Claude Code',
      where: 'Run it in a terminal.',
      text: `claude mcp add --transport http trend-research ${url} --header "Authorization: Bearer ${apiKey}"`,
    },
    {
      id: 'claude-desktop',
      client: 'Claude Desktop',
      where: `Into claude_desktop_config.json, with the path of a checkout of this service where npm ci has run.${new URL(baseUrl).protocol === 'http:' ? NEEDS_HTTPS : ''}`,
      text: json({
        mcpServers: {
          'trend-research': {
            command: 'node',
            args: ['/path/to/trend-research/src/cli/trend-research.mjs', 'mcp', '--url', baseUrl],
            env: { TREND_RESEARCH_API_KEY: apiKey },
          },
        },
      }),
    },
    {
      id: 'vs-code',
      client: 'VS Code',
      where: 'Into .vscode/mcp.json, which must not get into a repository with the key.',
      text: json({ servers: { 'trend-research': { type: 'http', url, headers } } }),
    },
    {
      id: 'cursor',
      client: 'Cursor',
      where: 'Into ~/.cursor/mcp.json.',
      text: json({ mcpServers: { 'trend-research': { url, headers } } }),
    },
    {
      id: 'curl',
      client: 'curl',
      where: 'A test of the connection: it answers with the workspace.',
      text: curlOf({ baseUrl, apiKey }),
    },
  ]
}

const NEEDS_HTTPS =
  ' It sends the key over plain http to its own machine only: from another one it works once this service has an https address.'

function json(value: object): string {
  return JSON.stringify(value, null, 2)
}
