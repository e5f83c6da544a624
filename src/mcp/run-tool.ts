import { type CallOptions, callTool } from '../../tools/call.ts'
import { tools } from '../../tools/index.ts'
import type { Services, Tool, ToolContext } from '../../tools/tool.ts'
import type { Caller } from '../access/authenticate.ts'
import { type FaultKind, ServiceError, toServiceError } from '../lib/errors.ts'
import { jsonTextOf } from '../lib/json-text.ts'
import type { Logger } from '../process/log.ts'
import { askUser, consentOf } from './ask-user.ts'
import { type Content, type Exchange, type ToolAnswer, type ToolCall, UnknownNameError } from './surface.ts'

/** What runs the tools, and how. */
export interface ToolRunner extends CallOptions {
  readonly services: Services
  readonly log: Logger
}

const toolsByName: ReadonlyMap<string, Tool> = new Map(tools.map((tool) => [tool.name, tool]))

/** How each failure reaches an agent: a tool error it can read and mend, or a protocol error. */
const shownAs = {
  invalid_input: 'tool error',
  scan_in_progress: 'tool error',
  scan_too_soon: 'tool error',
  confirmation_required: 'tool error',
  upstream: 'tool error',
  not_configured: 'tool error',
  unavailable: 'tool error',
  not_found: 'tool error',
  // These are answered before the protocol, or cannot come from a tool: if one does, it is shown, not hidden.
  unauthenticated: 'tool error',
  forbidden: 'tool error',
  method_not_allowed: 'tool error',
  not_acceptable: 'tool error',
  payload_too_large: 'tool error',
  unsupported_media_type: 'tool error',
  internal: 'protocol error',
} as const satisfies Record<FaultKind, 'tool error' | 'protocol error'>

/** The door has checked this already; nothing runs without a caller, whatever the door let through. */
export function callerOf({ caller }: Exchange): Caller {
  if (caller === undefined) throw new ServiceError({ kind: 'internal' }, 'This call needs an API key.')
  return caller
}

/** Answers a call. Throws `UnknownNameError`, or a ServiceError of kind `internal`; every other failure is an answer. */
export async function runTool(call: ToolCall, exchange: Exchange, runner: ToolRunner): Promise<ToolAnswer> {
  const tool = toolsByName.get(call.name)
  if (tool === undefined) {
    const known = [...toolsByName.keys()].join(', ')
    throw new UnknownNameError('tool', call.name, `Unknown tool. Tools: ${known}.`)
  }
  const context = contextOf(exchange, runner)
  try {
    const { output, notes } = await callTool(tool, call.arguments, context, runner)
    const meta = Object.fromEntries(Object.entries(notes).filter(([, value]) => value !== undefined))
    return {
      kind: 'result',
      content: [{ type: 'text', text: jsonTextOf(output) }, ...adviceIn(notes)],
      structuredContent: output,
      ...(Object.keys(meta).length === 0 ? {} : { meta }),
    }
  } catch (thrown) {
    return toFailure(toServiceError(thrown), exchange, runner.log)
  }
}

/** A tool's output for a resource. Throws the tool's failures as they are. */
export async function outputOf(
  name: string,
  input: Readonly<Record<string, unknown>>,
  exchange: Exchange,
  runner: ToolRunner,
): Promise<object> {
  const tool = toolsByName.get(name)
  if (tool === undefined) throw new Error(`there is no tool ${name}`)
  return (await callTool(tool, input, contextOf(exchange, runner), runner)).output
}

function contextOf(exchange: Exchange, { services }: ToolRunner): ToolContext {
  const { report, asking, signal } = exchange
  return { services, caller: callerOf(exchange), report, signal, consent: consentOf(asking) }
}

/** Many hosts show an agent the content alone: what it has to do next stands there, too, in our words. */
function adviceIn(notes: object): Content[] {
  return 'advice' in notes && typeof notes.advice === 'string' ? [{ type: 'text', text: notes.advice }] : []
}

/** A failure as an answer, or the question that it waits for. Throws what is shown as a protocol error. */
function toFailure(error: ServiceError, { asking }: Exchange, log: Logger): ToolAnswer {
  if (shownAs[error.fault.kind] === 'protocol error') throw error
  if (error.cause !== undefined) log.warn({ err: error.cause }, error.message)
  const content = [{ type: 'text', text: error.message }] as const
  const offer = error.fault.kind === 'confirmation_required' ? error.fault.offer : undefined
  if (offer === undefined) return { kind: 'result', isError: true, content }
  if (asking !== undefined) return askUser(offer)
  const meta = { confirmToken: offer.token, expiresAt: offer.expiresAt }
  return { kind: 'result', isError: true, content, meta }
}
