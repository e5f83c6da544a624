/** What needs no change: ASCII of RFC 3986 behind the scheme, whole escapes, one fragment. */
const URI =
  /^https?:\/\/(?:[A-Za-z0-9\-._~:/?@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+(?:#(?:[A-Za-z0-9\-._~:/?@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)?$/

/** Browsers allow more: a host with a backtick, say. */
const ORIGIN = /^[A-Za-z0-9\-._~:/[\]!$&'()*+,;=%]+$/

/** What RFC 3986 does not let stand behind the host. */
const NOT_IN_A_URI = /[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]/gu

/**
 * A link as an RFC 3986 URI, which is what the contract's `uri` fields promise: the host in ASCII, everything that a
 * URI may not hold percent-encoded (browsers let more through than JSON Schema validators do). Undefined for what
 * is no http(s) URL, or has a host that no URI can name.
 */
export function toHttpUrl(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  if (URI.test(text)) return text
  const { origin, pathname, search, hash } = new URL(text)
  if (!ORIGIN.test(origin)) return undefined
  const fragment = hash === '' ? '' : `#${hash.slice(1).replaceAll('#', '%23')}`
  const rest = (pathname + search + fragment)
    .toWellFormed()
    .replaceAll(NOT_IN_A_URI, encodeURIComponent)
    .replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25')
  return origin + rest
}
