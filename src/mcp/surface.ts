import type { Progress } from '../../tools/tool.ts'
import type { Caller } from '../access/authenticate.ts'

/**
 * What a server offers over MCP, in no revision's own terms. Each era's adapter (era-2025.ts, era-2026.ts) puts it
 * on the wire; the service's surface is service-surface.ts, the tests bring another for the conformance suite.
 */
export interface McpSurface {
  readonly serverInfo: ServerInfo
  /** What an agent reads before anything else. */
  readonly instructions: string
  readonly tools: readonly ListedTool[]
  readonly resources: readonly ListedResource[]
  readonly resourceTemplates: readonly ListedTemplate[]
  readonly prompts: readonly ListedPrompt[]
  /** Calls may send log messages to the client. */
  readonly sendsLogs: boolean
  /** A resource that anybody may read, without a key. */
  isPublicResource(uri: string): boolean
  /** Throws `UnknownNameError`, or a ServiceError of kind `internal`; every other failure is an answer. */
  callTool(call: ToolCall, exchange: Exchange): Promise<ToolAnswer>
  /** Throws `UnknownNameError` or a ServiceError. */
  readResource(uri: string, exchange: Exchange): Promise<ResourceContents>
  /** Throws `UnknownNameError` or a ServiceError. */
  getPrompt(call: PromptCall, exchange: Exchange): Promise<PromptAnswer | Questions>
  /** Values that an argument may take, the likeliest first. Throws `UnknownNameError` or a ServiceError. */
  complete(asked: CompletionRequest, exchange: Exchange): Promise<readonly string[]>
}

export interface ServerInfo {
  readonly name: string
  readonly title: string
  readonly version: string
}

/** A JSON Schema 2020-12 of an object. */
export interface ObjectSchema {
  readonly type: 'object'
  readonly [keyword: string]: unknown
}

export interface ListedTool {
  readonly name: string
  readonly title?: string
  readonly description: string
  readonly inputSchema: ObjectSchema
  readonly outputSchema?: ObjectSchema
  readonly annotations?: {
    readonly readOnlyHint: boolean
    readonly destructiveHint: boolean
    readonly idempotentHint: boolean
    readonly openWorldHint: boolean
  }
}

export interface ListedResource {
  readonly uri: string
  readonly name: string
  readonly title?: string
  readonly description?: string
  readonly mimeType?: string
}

export interface ListedTemplate extends Omit<ListedResource, 'uri'> {
  readonly uriTemplate: string
}

export interface ListedPrompt {
  readonly name: string
  readonly title?: string
  readonly description?: string
  readonly arguments?: readonly {
    readonly name: string
    readonly description?: string
    readonly required?: boolean
  }[]
}

/** One request of a client: who asks, how to tell it how far the work has come, and whether it is still there. */
export interface Exchange {
  /** Undefined for a public message: nothing of a workspace is shown then. */
  readonly caller: Caller | undefined
  /** Aborts when the client has gone. */
  readonly signal: AbortSignal
  /** Does nothing for a client that did not ask to be told. */
  report(progress: Progress): void
  /** A log message to the client, where its era has any. */
  log(level: 'debug' | 'info' | 'warning' | 'error', data: unknown): void
  /** How to ask the user in the middle of a call; undefined where this client cannot be asked. */
  readonly asking: Asking | undefined
}

/** What a client that was asked before sent along with its second try. */
export interface Asking {
  /** The answers by the name of their question, as the client sent them: not to be trusted. */
  readonly answers: Readonly<Record<string, unknown>>
  /** What the question carried along, as the client sent it back: not to be trusted. */
  readonly state: string | undefined
}

export interface ToolCall {
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
}

export type ToolAnswer = ToolResult | Questions

export interface ToolResult {
  readonly kind: 'result'
  readonly content: readonly Content[]
  readonly structuredContent?: Readonly<Record<string, unknown>>
  readonly isError?: boolean
  readonly meta?: Readonly<Record<string, unknown>>
}

/** Only where `exchange.asking` is there: the call ends here and comes again with the answers. */
export interface Questions {
  readonly kind: 'questions'
  /** By names of the surface's own choice; at least one. */
  readonly questions: Readonly<Record<string, Question>>
  readonly state?: string
}

/** One request to the user, in the words of the protocol: an elicitation, unless a test asks for something else. */
export interface Question {
  readonly method: 'elicitation/create' | 'sampling/createMessage' | 'roots/list'
  readonly params: Readonly<Record<string, unknown>>
}

export type Content =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image' | 'audio'; readonly data: string; readonly mimeType: string }
  | { readonly type: 'resource'; readonly resource: ResourceContents }
  | {
      readonly type: 'resource_link'
      readonly uri: string
      readonly name: string
      readonly mimeType?: string
    }

export type ResourceContents = { readonly uri: string; readonly mimeType: string } & (
  | { readonly text: string }
  | { readonly blob: string }
)

export interface PromptCall {
  readonly name: string
  readonly arguments: Readonly<Record<string, string>>
}

export interface PromptAnswer {
  readonly description?: string
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: Content }[]
}

export interface CompletionRequest {
  readonly of: { readonly prompt: string } | { readonly uriTemplate: string }
  readonly argument: { readonly name: string; readonly value: string }
  /** The arguments that are known already. */
  readonly known: Readonly<Record<string, string>>
}

/** A name that is not on the list it should be on: each era has an error of its own for it. */
export class UnknownNameError extends Error {
  readonly what: 'tool' | 'resource' | 'prompt' | 'argument'
  readonly asked: string

  constructor(what: UnknownNameError['what'], asked: string, message: string) {
    super(message)
    this.what = what
    this.asked = asked
  }
}

/** A tool's result as every revision has it. */
export function toToolResult({ content, structuredContent, isError, meta }: ToolResult) {
  return {
    content: [...content],
    ...(structuredContent === undefined ? {} : { structuredContent }),
    ...(isError === undefined ? {} : { isError }),
    ...(meta === undefined ? {} : { _meta: meta }),
  }
}

/** Drops what is no further on than what was told before: the protocol wants every notice to be. */
export function onlyForward(tell: (progress: Progress) => void): (progress: Progress) => void {
  let told = Number.NEGATIVE_INFINITY
  return (progress) => {
    if (progress.done <= told) return
    told = progress.done
    tell(progress)
  }
}

/** MCP takes a hundred values at most. */
export const MAX_COMPLETIONS = 100

/** A surface that brings one value too many has more, and nobody has counted how many. */
export function toCompletion(values: readonly string[]) {
  const hasMore = values.length > MAX_COMPLETIONS
  return {
    completion: {
      values: values.slice(0, MAX_COMPLETIONS),
      ...(hasMore ? {} : { total: values.length }),
      hasMore,
    },
  }
}
