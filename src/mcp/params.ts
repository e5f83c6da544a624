import { invalidInput, type ServiceError } from '../lib/errors.ts'
import { shortLine } from '../text/preview.ts'
import { isStorableText } from '../text/storable.ts'
import type { CompletionRequest, PromptCall, ToolCall } from './backend.ts'

export type Params = Readonly<Record<string, unknown>>

/**
 * Readers for the params of each method, because the SDKs answer with a validator dump. Every reader throws
 * `invalid_input` with a sentence that names the field, the type that came and what is allowed.
 */
export function readToolCall(params: Params): ToolCall {
  return {
    name: readString('tools/call', 'name', params['name']),
    arguments: readObject('tools/call', 'arguments', orEmpty(params['arguments'])),
  }
}

export function readUri(params: Params): string {
  return readString('resources/read', 'uri', params['uri'])
}

export function readPromptCall(params: Params): PromptCall {
  return {
    name: readString('prompts/get', 'name', params['name']),
    arguments: readStrings('prompts/get', 'arguments', params['arguments']),
  }
}

export function readCompletion(params: Params): CompletionRequest {
  const method = 'completion/complete'
  const ref = readObject(method, 'ref', params['ref'])
  const argument = readObject(method, 'argument', params['argument'])
  const context = readObject(method, 'context', orEmpty(params['context']))
  return {
    target: readReference(method, ref),
    argument: {
      name: readString(method, 'argument.name', argument['name']),
      value: readStorable(method, 'argument.value', argument['value']),
    },
    knownArguments: readStrings(method, 'context.arguments', context['arguments']),
  }
}

/** Lists have one page, so any cursor is invalid. */
export function refuseCursor(method: string, { cursor }: Params): void {
  if (cursor === undefined) return
  throw invalidInput(`cursor of ${method} is not one this server gave: there is one page. Leave it out.`)
}

export function readLogLevel({ level }: Params): void {
  if (logLevels.has(level)) return
  throw invalidParam('logging/setLevel', 'level', level, `one of ${[...logLevels].join(', ')}`)
}

const logLevels: ReadonlySet<unknown> = new Set([
  'debug',
  'info',
  'notice',
  'warning',
  'error',
  'critical',
  'alert',
  'emergency',
])

/** The params of any request, checked for what all methods share. */
export function readParams(asked: string, params: unknown): Params {
  // Nobody has looked yet whether there is such a method.
  const method = shortLine(asked)
  const read = orEmpty(params)
  if (!isObject(read)) throw invalidParam(method, 'params', params, 'an object, or absent')
  const meta = read['_meta']
  if (meta === undefined) return read
  if (!isObject(meta)) throw invalidParam(method, '_meta', meta, 'an object, or absent')
  const token = meta['progressToken']
  if (token === undefined || typeof token === 'string' || Number.isSafeInteger(token)) return read
  throw invalidParam(method, '_meta.progressToken', token, 'a string or a whole number')
}

function readReference(method: string, ref: Params): CompletionRequest['target'] {
  if (ref['type'] === 'ref/prompt') return { prompt: readString(method, 'ref.name', ref['name']) }
  if (ref['type'] === 'ref/resource') return { uriTemplate: readString(method, 'ref.uri', ref['uri']) }
  throw invalidParam(method, 'ref.type', ref['type'], '"ref/prompt" or "ref/resource"')
}

function readString(method: string, field: string, value: unknown): string {
  if (typeof value !== 'string') throw invalidParam(method, field, value, 'a string')
  return value
}

/** Completions query the database without a tool in between, so their text is checked here. */
function readStorable(method: string, field: string, value: unknown): string {
  const text = readString(method, field, value)
  if (isStorableText(text)) return text
  throw invalidInput(`${field} of ${method} holds a NUL character or half a surrogate pair.`)
}

function readObject(method: string, field: string, value: unknown): Params {
  if (!isObject(value)) throw invalidParam(method, field, value, 'an object')
  return value
}

function readStrings(method: string, field: string, value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(readObject(method, field, orEmpty(value)))
  return Object.fromEntries(
    entries.map(([name, text]) => [name, readString(method, `A value in ${field}`, text)] as const),
  )
}

/** Treats an absent value as empty, but not null. */
function orEmpty(value: unknown): unknown {
  return value === undefined ? {} : value
}

export function isObject(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Names only the type of the value, because the value itself is the client's and of any length. */
function invalidParam(method: string, field: string, value: unknown, must: string): ServiceError {
  const came = value === undefined ? 'is missing' : `was ${kindOf(value)}`
  return invalidInput(`${field} of ${method} ${came}. It must be ${must}.`)
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
