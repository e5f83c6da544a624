import { type Params, readCompletion, readPromptCall, readToolCall, readUri, refuseCursor } from './params.ts'
import { type Exchange, type McpSurface, type Questions, toCompletion, toToolResult } from './surface.ts'

/** A result as every revision has it, or questions for the user. */
export type MethodAnswer = Readonly<Record<string, unknown>> | Questions

/**
 * Begins a request: reads its params, and returns what answers it. Throws `invalid_input` for params that the
 * method does not take; the answer throws what the surface throws.
 */
export type Begin = (surface: McpSurface, params: Params) => (exchange: Exchange) => Promise<MethodAnswer>

/** What both eras know of the methods that a surface answers, by their names. */
export const methods = {
  'tools/list': list('tools/list', ({ tools }) => ({ tools })),
  'resources/list': list('resources/list', ({ resources }) => ({ resources })),
  'resources/templates/list': list('resources/templates/list', ({ resourceTemplates }) => ({
    resourceTemplates,
  })),
  'prompts/list': list('prompts/list', ({ prompts }) => ({ prompts })),
  'tools/call': (surface, params) => {
    const call = readToolCall(params)
    return async (exchange) => {
      const answer = await surface.callTool(call, exchange)
      return areQuestions(answer) ? answer : toToolResult(answer)
    }
  },
  'resources/read': (surface, params) => {
    const uri = readUri(params)
    return async (exchange) => ({ contents: [await surface.readResource(uri, exchange)] })
  },
  'prompts/get': (surface, params) => {
    const call = readPromptCall(params)
    return async (exchange) => ({ ...(await surface.getPrompt(call, exchange)) })
  },
  'completion/complete': (surface, params) => {
    const asked = readCompletion(params)
    return async (exchange) => toCompletion(await surface.complete(asked, exchange))
  },
} as const satisfies Readonly<Record<string, Begin>>

export type Method = keyof typeof methods

export function isMethod(name: string): name is Method {
  return Object.hasOwn(methods, name)
}

export function areQuestions(answer: object): answer is Questions {
  return 'kind' in answer && answer.kind === 'questions'
}

function list(method: string, toResult: (surface: McpSurface) => Params): Begin {
  return (surface, params) => {
    refuseCursor(method, params)
    return async () => toResult(surface)
  }
}
