import type { HttpAnswer } from '../http-answer.ts'
import { parseJson, toNumber, toRecord, toRecords, toText } from '../json.ts'

const usageHeaders = ['x-app-usage', 'x-business-use-case-usage']

/** A batch item as the response of a single request; an invalid body counts as absent. */
export function toItemAnswer(item: unknown): HttpAnswer | undefined {
  const { code, headers, body } = toRecord(item)
  const status = toNumber(code)
  if (status === undefined) return undefined
  const usage = toRecords(headers).flatMap(({ name, value }): [string, string][] => {
    const known = usageHeaders.find((header) => header === toText(name)?.toLowerCase())
    const text = toText(value) ?? ''
    // The Headers class throws for values that are not valid in a header.
    return known === undefined || !/^[\x20-\x7e]*$/.test(text) ? [] : [[known, text]]
  })
  return { status, headers: new Headers(usage), isHtml: false, body: parsed(toText(body) ?? '') }
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
