import { readFile } from 'node:fs/promises'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { type ToolName, tools } from '../../../tools/index.ts'
import type { InputSchema } from './draw-input.ts'
import { operationOf } from './rest-requests.ts'

/** What is wrong with a value by a schema; undefined: nothing. */
export type Check = (value: unknown) => string | undefined

export interface ContractResponse {
  /** Of the body; undefined: there is none. */
  readonly check: Check | undefined
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, Check>>
}

/** The published contract, as somebody outside reads it: openapi.json alone. */
export interface Contract {
  readonly tools: readonly ToolName[]
  /** The input of a tool's operation: parameters and body as members of one object. */
  inputOf(tool: ToolName): InputSchema
  /** What is promised of an answer with this status. */
  responseOf(tool: ToolName, status: number): ContractResponse
  /** Of every failure. */
  readonly checkError: Check
}

export async function readContract(): Promise<Contract> {
  const document = JSON.parse(await readFile(new URL('../../../openapi.json', import.meta.url), 'utf8'))
  const { components, paths } = document
  const check = checker(components)
  const headerChecks: Record<string, Check> = Object.fromEntries(
    Object.entries(components.headers).map(([name, header]) => [
      name,
      headerCheck(Object(header).schema, check),
    ]),
  )
  const operationAt = (tool: ToolName) => {
    const { path, method } = operationOf(tool)
    return paths[path][method]
  }
  const known = new Map<string, ContractResponse>()
  return {
    tools: tools.map(({ name }) => name),
    inputOf: (tool) => inputOf(operationAt(tool)),
    responseOf(tool, status) {
      const { responses } = operationAt(tool)
      const name = status in responses ? String(status) : 'default'
      const found = known.get(`${tool} ${name}`) ?? responseOf(responses[name], check, headerChecks)
      known.set(`${tool} ${name}`, found)
      return found
    },
    checkError: check({ $ref: '#/components/schemas/ErrorResponse' }),
  }
}

/** Makes checks of schemas that may refer to components. */
export function checker(components: object = {}): (schema: object) => Check {
  const validator = new AjvJsonSchemaValidator()
  return (schema) => {
    const rooted: object = { ...schema, components }
    const validate = validator.getValidator(rooted)
    return (value) => {
      const { valid, errorMessage } = validate(value)
      return valid ? undefined : (errorMessage ?? 'it is not valid')
    }
  }
}

function responseOf(
  response: { headers?: object; content?: Record<string, { schema: object }> },
  check: (schema: object) => Check,
  headerChecks: Readonly<Record<string, Check>>,
): ContractResponse {
  const schema = response.content?.['application/json']?.schema
  const headers = Object.keys(response.headers ?? {}).flatMap((name) => {
    const found = headerChecks[name]
    return found === undefined ? [] : [[name.toLowerCase(), found] as const]
  })
  return { check: schema === undefined ? undefined : check(schema), headers: Object.fromEntries(headers) }
}

/** A header is a text: what its schema calls a number is read as one. */
function headerCheck(schema: { type?: string }, check: (schema: object) => Check): Check {
  const checkValue = check(schema)
  return (value) => checkValue(schema.type === 'integer' ? Number(value) : value)
}

function inputOf(operation: {
  parameters?: readonly { name: string; required?: boolean; schema: InputSchema }[]
  requestBody?: { content: Record<string, { schema: InputSchema }> }
}): InputSchema {
  const parameters = operation.parameters ?? []
  const body = operation.requestBody?.content['application/json']?.schema ?? {}
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(parameters.map(({ name, schema }) => [fieldOf(name), schema])),
      ...body.properties,
    },
    required: [
      ...parameters.filter(({ required }) => required).map(({ name }) => fieldOf(name)),
      ...(body.required ?? []),
    ],
  }
}

/** The field that a header fills: Idempotency-Key is idempotencyKey. */
function fieldOf(parameter: string): string {
  const joined = parameter.replaceAll('-', '')
  return parameter.includes('-') ? joined.charAt(0).toLowerCase() + joined.slice(1) : joined
}
