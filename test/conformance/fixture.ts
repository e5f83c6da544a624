import type {
  Content,
  InputRequest,
  InputRequired,
  ListedPrompt,
  ListedTool,
  ObjectSchema,
  PromptAnswer,
  RequestContext,
  ToolAnswer,
} from '../../src/mcp/backend.ts'

/** What the conformance suite asks a server to offer: each scenario's description says what its fixture must do. */
export interface ToolFixture {
  readonly listed: ListedTool
  run(args: Readonly<Record<string, unknown>>, request: RequestContext): ToolAnswer
}

export interface PromptFixture {
  readonly listed: ListedPrompt
  get(args: Readonly<Record<string, string>>, request: RequestContext): PromptAnswer | InputRequired
}

export const noInput: ObjectSchema = { type: 'object', properties: {}, additionalProperties: false }

export const text = (value: string): Content => ({ type: 'text', text: value })

export const result = (...content: Content[]): ToolAnswer => ({ kind: 'result', content })

/** A form with one field for the user to fill in. */
export function form(message: string, field: string, type: 'string' | 'boolean' = 'string'): InputRequest {
  return {
    method: 'elicitation/create',
    params: {
      message,
      requestedSchema: { type: 'object', properties: { [field]: { type } }, required: [field] },
    },
  }
}

/** What the user wrote into a field of a form; undefined unless the form came back accepted and well formed. */
export function filledIn({ elicitation }: RequestContext, question: string, field: string): unknown {
  const answer = Object(elicitation?.answers[question])
  return answer.action === 'accept' ? Object(answer.content)[field] : undefined
}

/** A picture of one red pixel. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'
/** A sound of no samples: the 44 bytes of a header. */
export const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA='
