/**
 * The credentials the simulator accepts. Each may carry a scenario: `<credential>.<scenario>[-<amount>][.<tag>]`,
 * see scenarios.ts. The Reddit scenario rides on the client secret, Meta's on the access token.
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

export const redditUserAgent = 'node:trend-research-demo:1.0.0 (by /u/simulated_operator)'
