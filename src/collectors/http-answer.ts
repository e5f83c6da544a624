import { CollectorError } from './collector.ts'
import { parseJson } from './json.ts'

export interface HttpAnswer {
  readonly status: number
  readonly headers: Headers
  readonly isHtml: boolean
  /** The parsed body; undefined unless the platform labelled it as JSON. */
  readonly body: unknown
  /** The text of a body labelled as XML. */
  readonly xml?: string
}

export interface AnswerSource {
  readonly service: string
  /** Default: 20 MB. */
  readonly maxBodyBytes?: number
}

/** A hundred of Reddit's longest posts, each as text and as HTML, take 8 MB; escaped letters take more. */
const DEFAULT_MAX_BODY_BYTES = 20_000_000

/**
 * Reads a response completely. Throws a CollectorError `answer_too_large` above `maxBodyBytes`, counted after
 * decompression, and `malformed_answer` for invalid JSON; `service` names the platform in both messages.
 */
export async function readAnswer(response: Response, source: AnswerSource): Promise<HttpAnswer> {
  const { status, headers } = response
  const contentType = headers.get('content-type') ?? ''
  const text = await readText(response, source)
  const isXml = /^(?:application\/(?:[\w.-]+\+)?|text\/)xml\b/i.test(contentType)
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType)
  return {
    status,
    headers,
    isHtml: /^text\/html\b/i.test(contentType),
    body: isJson && text !== '' ? readJson(text, source.service) : undefined,
    ...(isXml ? { xml: text } : {}),
  }
}

/** Counts decompressed bytes, so that a decompression bomb is cut off early. */
async function readText(response: Response, source: AnswerSource): Promise<string> {
  const maxBytes = source.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) {
      throw new CollectorError(
        { status: 'failed', code: 'answer_too_large' },
        `${source.service} sent an answer larger than ${maxBytes} bytes.`,
      )
    }
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function readJson(text: string, service: string): unknown {
  try {
    return parseJson(text)
  } catch {
    throw new CollectorError(
      { status: 'failed', code: 'malformed_answer' },
      `${service} sent an answer that is not JSON although it says so.`,
    )
  }
}

/**
 * The platform's own words as a CollectorError's `cause`: at most 400 characters, with every run of 20 or
 * more token characters removed, since it could be a credential.
 */
export function platformError(answer: HttpAnswer): Error {
  const words = jsonOf(answer.body).slice(0, 2000)
  return new Error(`HTTP ${answer.status} ${words.replace(/[\w%|.~+/-]{20,}/g, '[…]').slice(0, 400)}`.trim())
}

/** JSON.parse accepts any depth; JSON.stringify overflows at some thousand levels. */
function jsonOf(body: unknown): string {
  try {
    return JSON.stringify(body) ?? ''
  } catch {
    return '[nested too deeply to be shown]'
  }
}
