/**
 * The credentials the simulator accepts. Each may carry a scenario:
 * `<credential>.<scenario>[-<amount>][.<tag>]`, see scenarios.ts. The Reddit scenario rides on the client
 * secret, for the keyless feeds on the app id of the user agent; Meta's on the access token.
 */
export const credentials = {
  reddit: { clientId: 'simulated-reddit-client', clientSecret: 'simulated-reddit-secret' },
  x: {
    bearerToken: 'simulated-x-bearer',
    apiKey: 'simulated-x-api-key',
    apiSecret: 'simulated-x-api-secret',
  },
  youtube: { apiKey: 'simulated-youtube-key' },
  meta: {
    appId: '100000000000001',
    accessToken: 'simulated-meta-token',
    appSecret: 'simulated-meta-app-secret',
    igUserId: '17841400000000001',
  },
} as const

export const redditAppId = 'trend-research-demo'
export const redditUserAgent = redditUserAgentOf('')

/** A user agent whose app id ends in this: a scenario with its dot. */
export function redditUserAgentOf(suffix: string): string {
  return `node:${redditAppId}${suffix}:1.0.0 (by /u/simulated_operator)`
}
