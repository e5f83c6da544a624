import { type CallOptions, callTool } from '../../tools/call.ts'
import { tools } from '../../tools/index.ts'
import type { CallContext, Services, Tool } from '../../tools/tool.ts'
import type { Caller } from '../access/authenticate.ts'
import type { InvalidCalls } from '../admission/invalid-calls.ts'
import { type FaultKind, ServiceError, toServiceError } from '../lib/errors.ts'
import { jsonTextOf } from '../lib/json-text.ts'
import {
  type Content,
  type RequestContext,
  type ToolAnswer,
  type ToolCall,
  UnknownNameError,
} from './backend.ts'
import { askForConsent, consentOf } from './elicitation.ts'

/** What tools need to run over MCP. */
export interface ToolRunner extends CallOptions {
  readonly services: Services
  readonly invalidCalls: InvalidCalls
}

const toolsByName: ReadonlyMap<string, Tool> = new Map(tools.map((tool) => [tool.name, tool]))

/**
 * How each failure reaches an agent: as a tool error, which it can read and correct, or as a protocol error.
 */
const mcpErrorForms = {
  invalid_input: 'tool error',
  scan_in_progress: 'tool error',
  scan_too_soon: 'tool error',
  confirmation_required: 'tool error',
  upstream: 'tool error',
  not_configured: 'tool error',
  too_many_requests: 'tool error',
  unavailable: 'tool error',
  not_found: 'tool error',
  // These are answered before the protocol or cannot come from a tool; if one does, it is shown.
  too_many_attempts: 'tool error',
  unauthenticated: 'tool error',
  forbidden: 'tool error',
  method_not_allowed: 'tool error',
  not_acceptable: 'tool error',
  payload_too_large: 'tool error',
  unsupported_media_type: 'tool error',
  internal: 'protocol error',
} as const satisfies Record<FaultKind, 'tool error' | 'protocol error'>

/** The endpoint has checked this already; here it makes sure that nothing runs without a caller. */
export function callerOf({ caller }: RequestContext): Caller {
  if (caller === undefined) throw new ServiceError({ kind: 'internal' }, 'This call needs an API key.')
  return caller
}

/**
 * Runs a tool. Throws `UnknownNameError`, or a ServiceError of kind `internal`; other failures are error
 * results.
 */
export async function runTool(
  call: ToolCall,
  request: RequestContext,
  runner: ToolRunner,
): Promise<ToolAnswer> {
  const tool = toolsByName.get(call.name)
  if (tool === undefined) {
    const known = [...toolsByName.keys()].join(', ')
    throw new UnknownNameError('tool', call.name, `Unknown tool. Tools: ${known}.`)
  }
  const context = toolContextOf(request, runner)
  try {
    const { output, notes } = await callTool(tool, call.arguments, context, runner)
    const meta = Object.fromEntries(Object.entries(notes).filter(([, value]) => value !== undefined))
    return {
      kind: 'result',
      content: [{ type: 'text', text: jsonTextOf(output) }, ...adviceContent(notes)],
      structuredContent: output,
      ...(Object.keys(meta).length === 0 ? {} : { meta }),
    }
  } catch (thrown) {
    const error = toServiceError(thrown)
    await runner.invalidCalls.keepBackOf(error.fault.kind, context.caller)
    return toMcpError(error, request)
  }
}

/** A tool's output for a resource. Throws the tool's failures unchanged. */
export async function outputOf(
  name: string,
  input: Readonly<Record<string, unknown>>,
  request: RequestContext,
  runner: ToolRunner,
): Promise<object> {
  const tool = toolsByName.get(name)
  if (tool === undefined) throw new Error(`there is no tool ${name}`)
  return (await callTool(tool, input, toolContextOf(request, runner), runner)).output
}

function toolContextOf(request: RequestContext, { services }: ToolRunner): CallContext {
  const { report, elicitation, signal } = request
  return { services, caller: callerOf(request), report, signal, consent: consentOf(elicitation) }
}

/** Many hosts show an agent only the content, so the advice on what to do next is repeated there. */
function adviceContent(notes: object): Content[] {
  return 'advice' in notes && typeof notes.advice === 'string' ? [{ type: 'text', text: notes.advice }] : []
}

/**
 * A failure as an error result, or as the input request that it waits for. Throws what becomes a protocol
 * error.
 */
function toMcpError(error: ServiceError, { elicitation, serviceLog }: RequestContext): ToolAnswer {
  if (mcpErrorForms[error.fault.kind] === 'protocol error') throw error
  if (error.cause !== undefined) serviceLog.warn({ err: error.cause }, error.message)
  const content = [{ type: 'text', text: error.message }] as const
  const offer = error.fault.kind === 'confirmation_required' ? error.fault.offer : undefined
  if (offer === undefined) return { kind: 'result', isError: true, content }
  if (elicitation !== undefined) return askForConsent(offer)
  const meta = { confirmToken: offer.token, expiresAt: offer.expiresAt }
  return { kind: 'result', isError: true, content, meta }
}
