/** Reads one parameter: the value, or undefined when it is absent. `fail` throws the platform's refusal. */
export function integerIn(
  query: URLSearchParams,
  name: string,
  bounds: { readonly min: number; readonly max: number; readonly fallback: number },
  fail: (reason: string) => never,
): number {
  const raw = query.get(name)
  if (raw === null) return bounds.fallback
  const value = Number(raw)
  if (!/^\d+$/.test(raw) || value < bounds.min || value > bounds.max) {
    return fail(`${name} ${raw} is not between ${bounds.min} and ${bounds.max}`)
  }
  return value
}

/** The first unknown or repeated parameter; null if there is none. */
export function offendingParameter(query: URLSearchParams, known: readonly string[]): string | null {
  const seen = new Set<string>()
  for (const name of query.keys()) {
    if (!known.includes(name) || seen.has(name)) return name
    seen.add(name)
  }
  return null
}

/** Encodes and decodes an opaque page token; null for one that was not made here. */
export function pageToken(kind: string, offset: number): string {
  return Buffer.from(`${kind}:${offset}`).toString('base64url')
}

export function offsetOf(kind: string, token: string): number | null {
  const match = /^(.+):(\d+)$/.exec(Buffer.from(token, 'base64url').toString('utf8'))
  return match?.[1] === kind ? Number(match[2]) : null
}

/** RFC 3339 with a zone; null for anything else. */
export function timestampOf(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)) return null
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? null : date
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
