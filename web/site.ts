/** Where people reach the pages. */
export interface Site {
  /** Without a slash at its end; never taken from a request. */
  readonly baseUrl: string
  /** Whether BASE_URL is set; otherwise `baseUrl` is what the service listens on. */
  readonly isBaseUrlGiven: boolean
}

/** Whether browsers keep a Secure cookie of this site: over https, and Chromium and Firefox on this machine, too. */
export function takesSecureCookies({ baseUrl }: Site): boolean {
  const { protocol, hostname } = new URL(baseUrl)
  return protocol === 'https:' || isLoopback(hostname)
}

/** Whether a host name, as a URL has it, stands for this machine alone. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}
