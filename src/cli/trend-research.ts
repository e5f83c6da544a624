import { Command, CommanderError } from 'commander'
import { ConfigError } from '../config/config-error.ts'
import { readApiKey } from '../config/read-config.ts'
import { bridgeStdio } from '../mcp/stdio-bridge.ts'
import { errorText } from '../process/describe-error.ts'
import { VERSION } from '../process/version.ts'
import { USAGE_ERROR_EXIT_CODE, UsageError } from './usage-error.ts'

/** `trend-research …`: the client's command. Its standard output is reserved for the protocol. */
const program = new Command('trend-research')
  .version(VERSION)
  .exitOverride()
  .configureOutput({ writeOut: (text) => process.stderr.write(text) })

program
  .command('mcp')
  .description('Bridge a desktop client that speaks MCP over stdio to a server')
  .requiredOption('--url <url>', "the server's address, such as https://trends.example")
  .addHelpText('after', '\nThe API key is read from TREND_RESEARCH_API_KEY.')
  .action(async (options: { url: string }) => {
    const apiKey = readApiKey()
    const warn = (message: string) => process.stderr.write(`trend-research: ${message}\n`)
    if (apiKey === undefined) warn('TREND_RESEARCH_API_KEY is not set: only the lists will be answered.')
    const { stdin, stdout } = process
    await bridgeStdio({ url: endpointOf(options.url, apiKey), apiKey, stdin, stdout, warn })
  })

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = report(error)
}

/**
 * The endpoint at an address. Throws a UsageError where a key would be sent unencrypted to another machine.
 */
function endpointOf(address: string, apiKey: string | undefined): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.username !== '') {
    throw new UsageError(
      '--url must be an http or https address without a user name, such as https://trends.example.',
    )
  }
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (apiKey !== undefined && url.protocol === 'http:' && !isLocal) {
    throw new UsageError(
      '--url must begin with https:// where the server is on another machine: the key would travel in the clear.',
    )
  }
  if (url.pathname === '/') url.pathname = '/mcp'
  return url
}

/** The exit code. 2: wrong usage; 1: it failed. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_ERROR_EXIT_CODE
  if (error instanceof UsageError || error instanceof ConfigError) {
    process.stderr.write(`${error.message}\n`)
    return USAGE_ERROR_EXIT_CODE
  }
  console.error(errorText(error))
  return 1
}
