import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js'
import type { ToolName } from '../../../tools/index.ts'
import { assertOwnSentence } from '../../hostile/reading.ts'
import { eventsOf } from '../../support/mcp-protocols.ts'
import type { Received } from '../client.ts'
import type { Check, Contract } from './contract.ts'
import type { McpRequest } from './mcp-requests.ts'
import type { RestRequest } from './rest-requests.ts'

/** What the answer to a request of an operation breaks of the contract. */
export function judgeRest(contract: Contract, { tool, sent }: RestRequest, answer: Received): string[] {
  const { status, headers } = answer
  const common = judgeAny(answer)
  if (common.length > 0 || status === 304 || sent.method === 'HEAD') return common
  const json = jsonOf(answer)
  if (json === undefined) return [`${status} without JSON`]
  if (tool === undefined) {
    return status < 400 ? [`${status} for what is no operation`] : judgeError(contract, answer, json)
  }
  const promised = contract.responseOf(tool, status)
  const wrongHeaders = Object.entries(promised.headers).flatMap(([name, check]) => {
    const value = headers[name]
    return value === undefined ? [] : found(check, value, `the header ${name}`)
  })
  const noBody = () => 'no body is promised'
  const wrongBody =
    status >= 400
      ? judgeError(contract, answer, json)
      : found(promised.check ?? noBody, json, `${tool}, ${status}`)
  return [...wrongBody, ...wrongHeaders]
}

/** What every answer has to be like. */
function judgeAny({ status, headers }: Received): string[] {
  if (status === 0) return ['no answer']
  if (status >= 500) return [`answered with ${status}`]
  return headers['x-request-id'] === undefined ? ['no X-Request-Id'] : []
}

/** The headers that an agent relies on after a refusal. */
const promisedHeaders: Readonly<Record<number, string>> = {
  401: 'www-authenticate',
  405: 'allow',
  429: 'retry-after',
}

function judgeError(contract: Contract, { status, headers }: Received, json: unknown): string[] {
  const header = promisedHeaders[status]
  const shape = found(contract.checkError, json, `the error of ${status}`)
  return [
    ...(shape.length > 0 ? shape : judgeSentence(Object(json).error)),
    ...(header === undefined || headers[header] !== undefined ? [] : [`${status} without ${header}`]),
  ]
}

function judgeSentence(sentence: unknown): string[] {
  try {
    assertOwnSentence(sentence)
    return []
  } catch (error) {
    return [
      `the sentence ${JSON.stringify(sentence)?.slice(0, 200)}: ${error instanceof Error ? error.message : ''}`,
    ]
  }
}

/** The published schemas of what tools answer over MCP. */
export type OutputChecks = Readonly<Record<string, Check>>

/** What the answer to a message breaks of the protocol, or of what the called tool promises. */
export function judgeMcp(
  contract: Contract,
  outputs: OutputChecks,
  { tool, sent }: McpRequest,
  answer: Received,
): string[] {
  const common = judgeAny(answer)
  if (common.length > 0 || sent.method === 'HEAD' || answer.status === 202) return common
  const json = jsonOf(answer)
  const type = String(answer.headers['content-type'])
  const isStream = type.startsWith('text/event-stream')
  if (json === undefined && !isStream) return [`${answer.status} without JSON or events`]
  // What is refused before the protocol is reached has the contract's shape.
  if (json !== undefined && !('jsonrpc' in Object(json))) {
    return answer.status < 400 ? ['no message'] : judgeError(contract, answer, json)
  }
  return (isStream ? eventsOf(answer.body.toString()) : [json]).flatMap((message) => {
    const parsed = JSONRPCMessageSchema.safeParse(message)
    if (!parsed.success) return [`no message: ${parsed.error.message}`]
    const { result, error } = Object(message)
    if (error !== undefined) return judgeSentence(error.message)
    return result === undefined || tool === undefined ? [] : judgeResult(contract, outputs, tool, result)
  })
}

function judgeResult(
  contract: Contract,
  outputs: OutputChecks,
  tool: ToolName,
  { content, structuredContent, isError, resultType }: ReturnType<typeof Object>,
): string[] {
  if (content === undefined) {
    // A deformed message may be another method's, and a scan may need a user's consent.
    return resultType === undefined || structuredContent !== undefined ? ['a result without content'] : []
  }
  const [first] = content
  if (isError) return judgeSentence(first?.text)
  if (JSON.stringify(JSON.parse(first?.text)) !== JSON.stringify(structuredContent))
    return ['its text says another thing']
  return [
    ...found(outputs[tool] ?? (() => 'it has no schema'), structuredContent, `${tool} by tools/list`),
    ...found(
      contract.responseOf(tool, tool === 'run_scan' ? 201 : 200).check ?? (() => 'no body'),
      structuredContent,
      tool,
    ),
  ]
}

function found(check: Check, value: unknown, of: string): string[] {
  const problem = check(value)
  return problem === undefined ? [] : [`${of}: ${problem}`]
}

function jsonOf({ headers, body }: Received): unknown {
  if (!String(headers['content-type']).startsWith('application/json')) return undefined
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
