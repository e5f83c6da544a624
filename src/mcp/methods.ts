import type { InputRequired, McpBackend, RequestContext } from './backend.ts'
import { type Params, readCompletion, readPromptCall, readToolCall, readUri, refuseCursor } from './params.ts'
import { toCompletion, toToolResult } from './results.ts'

/** A result in the form that all protocol versions share, or input requests for the user. */
export type MethodAnswer = Readonly<Record<string, unknown>> | InputRequired

/**
 * Reads a request's params and returns the function that answers it. Throws `invalid_input` for invalid
 * params, before the SDK does; the returned function throws what the backend throws.
 */
export type PrepareMethod = (
  backend: McpBackend,
  params: Params,
) => (request: RequestContext) => Promise<MethodAnswer>

/** The methods that a backend answers, by name, for all protocol versions. */
export const methods = {
  'tools/list': list('tools/list', ({ tools }) => ({ tools })),
  'resources/list': list('resources/list', ({ resources }) => ({ resources })),
  'resources/templates/list': list('resources/templates/list', ({ resourceTemplates }) => ({
    resourceTemplates,
  })),
  'prompts/list': list('prompts/list', ({ prompts }) => ({ prompts })),
  'tools/call': (backend, params) => {
    const call = readToolCall(params)
    return async (request) => {
      const answer = await backend.callTool(call, request)
      return isInputRequired(answer) ? answer : toToolResult(answer)
    }
  },
  'resources/read': (backend, params) => {
    const uri = readUri(params)
    return async (request) => ({ contents: [await backend.readResource(uri, request)] })
  },
  'prompts/get': (backend, params) => {
    const call = readPromptCall(params)
    return async (request) => ({ ...(await backend.getPrompt(call, request)) })
  },
  'completion/complete': (backend, params) => {
    const asked = readCompletion(params)
    return async (request) => toCompletion(await backend.complete(asked, request))
  },
} as const satisfies Readonly<Record<string, PrepareMethod>>

export type Method = keyof typeof methods

export function isMethod(name: string): name is Method {
  return Object.hasOwn(methods, name)
}

export function isInputRequired(answer: object): answer is InputRequired {
  return 'kind' in answer && answer.kind === 'input_required'
}

function list(method: string, toResult: (backend: McpBackend) => Params): PrepareMethod {
  return (backend, params) => {
    refuseCursor(method, params)
    return async () => toResult(backend)
  }
}
