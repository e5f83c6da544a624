export const META_BASE_URL = 'https://graph.facebook.com'
export const META_GRAPH_VERSION = 'v26.0'

export interface MetaSettings {
  readonly accessToken: string
  readonly appSecret: string
  /** Our own professional account, through which Instagram is read. Without it only Facebook is. */
  readonly igUserId?: string
  readonly graphVersion: string
  readonly baseUrl: string
  /** Which edge holds a Page's posts; the documentation names both. */
  readonly pageEdge: 'posts' | 'feed'
}
