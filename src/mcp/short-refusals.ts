import { shortLine } from '../text/preview.ts'

/** More than any sentence of the SDK has by itself. */
const MAX_CHARACTERS = 300

/**
 * The SDK's refusals of an envelope quote headers and body as they came, which can be a quarter of a megabyte with
 * whatever is in it. Here every text of a refusal is one line of at most 300 characters that can be seen, and a refusal of
 * no request has no id, as MCP's schema has it, in place of JSON-RPC's null. Other answers stay as they are.
 */
export async function withShortRefusal(response: Response): Promise<Response> {
  if (response.status !== 400) return response
  const text = await response.text()
  const { status, headers } = response
  const { error, id, ...message } = Object(parse(text))
  if (error === undefined) return new Response(text, { status, headers })
  const refusal = { ...message, ...(id === null ? {} : { id }), error: shorten(error) }
  return new Response(JSON.stringify(refusal), { status, headers })
}

function shorten(value: unknown): unknown {
  if (typeof value === 'string') return shortLine(value, MAX_CHARACTERS)
  if (Array.isArray(value)) return value.map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shorten(member)]))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
