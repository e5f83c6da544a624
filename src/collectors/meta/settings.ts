export const META_BASE_URL = 'https://graph.facebook.com'
export const META_GRAPH_VERSION = 'v26.0'

/**
 * Which edge holds a Page's posts; the documentation names both. `none` for an app that is not approved for the
 * public content of Pages: then only Instagram is read.
 */
export const pageEdges = ['posts', 'feed', 'none'] as const
export type PageEdge = (typeof pageEdges)[number]

export interface MetaSettings {
  readonly accessToken: string
  readonly appSecret: string
  /** Our own professional account, through which Instagram is read. Without it only Facebook is. */
  readonly igUserId?: string
  readonly graphVersion: string
  readonly baseUrl: string
  readonly pageEdge: PageEdge
}
