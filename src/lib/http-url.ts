/** URLs that need no change: RFC 3986 characters after the scheme, complete escapes, at most one fragment. */
const URI =
  /^https?:\/\/(?:[A-Za-z0-9\-._~:/?@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+(?:#(?:[A-Za-z0-9\-._~:/?@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)?$/

/** Stricter than browsers, which accept a host with a backtick, for example. */
const ORIGIN = /^[A-Za-z0-9\-._~:/[\]!$&'()*+,;=%]+$/

/** Characters that RFC 3986 does not allow after the host. */
const NOT_IN_A_URI = /[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]/gu

/**
 * A link as an RFC 3986 URI, as the contract's `uri` fields promise: the host in ASCII, all other characters
 * that a URI may not hold percent-encoded (browsers accept more than JSON Schema validators do). Undefined
 * for anything but an http(s) URL, and for a host that a URI cannot express.
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
