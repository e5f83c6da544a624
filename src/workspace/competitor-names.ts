/** Second-level labels under which names are registered, as in `acme.co.uk`. */
const SHARED_LABELS = new Set(['co', 'com', 'org', 'net', 'ac', 'gov', 'edu'])
/** On these sites the name is in the path, not in the host. */
const SOCIAL_HOSTS = /(^|\.)(youtube|facebook|instagram|reddit|x|twitter|tiktok|linkedin)\.com$/

/**
 * The names that texts use for the sites of the competitor watchlist: "sunbar" for `https://www.sunbar.example`,
 * "sunbarlights" for `https://www.youtube.com/@sunbarlights`. Each once.
 */
export function competitorNames(urls: readonly string[]): string[] {
  const names = urls.flatMap((text) => {
    if (!URL.canParse(text)) return []
    const url = new URL(text)
    return SOCIAL_HOSTS.test(url.hostname) ? fromPath(url.pathname) : fromHost(url.hostname)
  })
  return [...new Set(names)]
}

function fromHost(host: string): string[] {
  const labels = host.split('.').slice(0, -1)
  if (labels.length > 1 && SHARED_LABELS.has(labels.at(-1) ?? '')) labels.pop()
  const name = labels.at(-1)
  return name === undefined || name === '' ? [] : [name]
}

function fromPath(path: string): string[] {
  const last = path
    .split('/')
    .filter((part) => part !== '')
    .at(-1)
  return last === undefined ? [] : [last.replace(/^@/, '')]
}
