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

/** A hundred of Reddit's longest posts, each as text and as HTML, are 8 MB; escaped letters take more. */
const DEFAULT_MAX_BODY_BYTES = 20_000_000

/**
 * Reads an answer to its end. Throws a CollectorError `answer_too_large` past `maxBodyBytes`, counted after
 * decompression, and `malformed_answer` for JSON that does not parse; `service` names the platform in both.
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

/** Counts what comes out of decompression, so that a small bomb is cut off as soon as it grows. */
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
 * A platform's own words for a CollectorError's `cause`: short, and without anything that could be a credential
 * (every run of 20 or more characters that tokens are made of).
 */
export function platformWords(answer: HttpAnswer): Error {
  const words = jsonOf(answer.body).slice(0, 2000)
  return new Error(`HTTP ${answer.status} ${words.replace(/[\w%|.~+/-]{20,}/g, '[…]').slice(0, 400)}`.trim())
}

/** JSON.parse reads any depth, JSON.stringify ends at some thousand levels. */
function jsonOf(body: unknown): string {
  try {
    return JSON.stringify(body) ?? ''
  } catch {
    return '[nested too deeply to be shown]'
  }
}
