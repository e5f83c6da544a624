import type { Progress } from '../../tools/tool.ts'
import type { Caller } from '../access/authenticate.ts'
import type { Logger } from '../process/log.ts'

/**
 * What a server offers over MCP, independent of the protocol version. The adapters protocol-2025.ts and
 * protocol-2026.ts serve it. The service's own backend is service-backend.ts; the conformance suite uses
 * another.
 */
export interface McpBackend {
  readonly serverInfo: ServerInfo
  /** What an agent reads before anything else. */
  readonly instructions: string
  readonly tools: readonly ListedTool[]
  readonly resources: readonly ListedResource[]
  readonly resourceTemplates: readonly ListedTemplate[]
  readonly prompts: readonly ListedPrompt[]
  /** Extensions of the protocol that are offered, each with its settings. */
  readonly extensions: Readonly<Record<string, Record<string, string[]>>>
  /** Calls may send log messages to the client. */
  readonly sendsLogs: boolean
  /** Whether a resource may be read without a key. */
  isPublicResource(uri: string): boolean
  /** Throws `UnknownNameError`, or a ServiceError of kind `internal`; every other failure is an answer. */
  callTool(call: ToolCall, request: RequestContext): Promise<ToolAnswer>
  /** Throws `UnknownNameError` or a ServiceError. */
  readResource(uri: string, request: RequestContext): Promise<ResourceContents>
  /** Throws `UnknownNameError` or a ServiceError. */
  getPrompt(call: PromptCall, request: RequestContext): Promise<PromptAnswer | InputRequired>
  /** Suggested values for an argument, the most likely first. Throws `UnknownNameError` or a ServiceError. */
  complete(asked: CompletionRequest, request: RequestContext): Promise<readonly string[]>
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
  readonly _meta?: Readonly<Record<string, unknown>>
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

/**
 * The context of one request: its caller, how to report progress, and whether the client is still connected.
 */
export interface RequestContext {
  /** Undefined for a public message, whose answer must not depend on a workspace. */
  readonly caller: Caller | undefined
  /** Aborts when the client has disconnected. */
  readonly signal: AbortSignal
  /** Does nothing if the client did not request progress. */
  report(progress: Progress): void
  /** Sends a log message to the client, if its protocol version has them. */
  log(level: 'debug' | 'info' | 'warning' | 'error', data: unknown): void
  /** The service's own log, whose lines have the id of this request. */
  readonly serviceLog: Logger
  /** Present if the client can ask its user during a call. */
  readonly elicitation: Elicitation | undefined
}

/** The answers of the client's user, sent with the repeated request; empty on the first one. */
export interface Elicitation {
  /** By the name of the input request. Untrusted. */
  readonly answers: Readonly<Record<string, unknown>>
  /** The `state` of the InputRequired that is answered. Untrusted. */
  readonly state: string | undefined
}

export interface ToolCall {
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
}

export type ToolAnswer = ToolResult | InputRequired

export interface ToolResult {
  readonly kind: 'result'
  readonly content: readonly Content[]
  readonly structuredContent?: Readonly<Record<string, unknown>>
  readonly isError?: boolean
  readonly meta?: Readonly<Record<string, unknown>>
}

/**
 * Ends a request that needs input; it is repeated with the answers. Only if the context has an `elicitation`.
 */
export interface InputRequired {
  readonly kind: 'input_required'
  /** By names of the backend's choice; at least one. */
  readonly requests: Readonly<Record<string, InputRequest>>
  readonly state?: string
}

/**
 * One request of the protocol to the client: an elicitation; the others are used by the conformance suite.
 */
export interface InputRequest {
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

export type ResourceContents = {
  readonly uri: string
  readonly mimeType: string
  readonly _meta?: Readonly<Record<string, unknown>>
} & ({ readonly text: string } | { readonly blob: string })

export interface PromptCall {
  readonly name: string
  readonly arguments: Readonly<Record<string, string>>
}

export interface PromptAnswer {
  readonly description?: string
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: Content }[]
}

export interface CompletionRequest {
  readonly target: { readonly prompt: string } | { readonly uriTemplate: string }
  readonly argument: { readonly name: string; readonly value: string }
  /** The values of other arguments that the user has already given. */
  readonly knownArguments: Readonly<Record<string, string>>
}

/** An unknown tool, resource, prompt or argument; each protocol version has its own error for it. */
export class UnknownNameError extends Error {
  readonly kind: 'tool' | 'resource' | 'prompt' | 'argument'
  readonly unknownName: string

  constructor(what: UnknownNameError['kind'], asked: string, message: string) {
    super(message)
    this.kind = what
    this.unknownName = asked
  }
}
